import type { SocialLink } from '#app/features/tenancy/site.ts';

/** Social networks by their names, which are the same in every language. */
export const NETWORK_NAMES: Readonly<Record<SocialLink['network'], string>> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  telegram: 'Telegram',
  youtube: 'YouTube',
  bitchute: 'BitChute',
  tiktok: 'TikTok',
  rumble: 'Rumble',
  boxcast: 'BoxCast',
};
