import type { SocialLink } from '#app/features/tenancy/site.ts';

/** As the networks write themselves; nobody translates them. */
export const SOCIAL_NAMES = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  telegram: 'Telegram',
  youtube: 'YouTube',
  bitchute: 'BitChute',
  tiktok: 'TikTok',
  rumble: 'Rumble',
  boxcast: 'BoxCast',
} satisfies Record<SocialLink['network'], string>;
