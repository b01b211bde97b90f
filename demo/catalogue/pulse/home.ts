import {
  type BuiltHome,
  button,
  card,
  localised,
  pictures,
  toCategory,
  toTitle,
} from '#demo/seed/built-page.ts';
import type { Text } from '#demo/seed/types.ts';
import { coaches, disciplines, memberships, programmes } from './home-cards.ts';
import { footer, header } from './site-chrome.ts';

const slide = (picture: string, heading: Text, subHeading: Text, action: Text, link: unknown) => ({
  image_s3key: pictures.banner(picture),
  content: { heading: localised(heading), sub_heading: localised(subHeading), position: 'LEFT' },
  cta_button: button(action, link),
});

const heroSlider = {
  component_key: 'fullHeightSlider',
  auto_slide: true,
  slide_data: [
    slide(
      'sunrise-flow',
      { en: 'Strong starts soft', fr: 'La force commence en douceur' },
      {
        en: 'Yoga, strength, running and rest. Ten minutes or an hour, live or whenever you like.',
        fr: 'Yoga, force, course et repos. Dix minutes ou une heure, en direct ou quand vous voulez.',
      },
      { en: 'Start your free week', fr: 'Commencer la semaine offerte' },
      { type: 'REGISTER' },
    ),
    slide(
      'pulse-live-hiit',
      { en: 'It is always the middle', fr: 'On est toujours au milieu' },
      {
        en: 'HIIT with Dario, on air around the clock. Join at any second of it.',
        fr: 'Le HIIT de Dario, à l’antenne jour et nuit. Arrivez à n’importe quelle seconde.',
      },
      { en: 'Join live', fr: 'Rejoindre le direct' },
      toTitle('pulse-live-hiit'),
    ),
    slide(
      'summit-push',
      { en: 'Four weeks, one mountain', fr: 'Quatre semaines, une montagne' },
      {
        en: 'The winter challenge: ride, climb and stretch your way to the top.',
        fr: 'Le défi de l’hiver : roulez, grimpez, étirez-vous jusqu’au sommet.',
      },
      { en: 'Take it on', fr: 'Relever le défi' },
      { type: 'PAGES', data: { page_url: 'challenge' } },
    ),
    slide(
      'night-run',
      { en: 'The city is yours after dark', fr: 'La nuit, la ville est à vous' },
      {
        en: 'Forty minutes with a lamp, a beat and Théo in your ear.',
        fr: 'Quarante minutes avec une lampe, un rythme et Théo à l’oreille.',
      },
      { en: 'Run tonight', fr: 'Courir ce soir' },
      toTitle('night-run'),
    ),
  ],
};

const live = {
  component_key: 'liveClassScroller',
  heading: localised({ en: 'Train with us, live', fr: 'Entraînez-vous en direct' }),
  description: localised({
    en: 'Somebody is always moving. You need not keep up.',
    fr: 'Il y a toujours quelqu’un qui bouge. Rien ne vous oblige à suivre.',
  }),
  link: toCategory('live', 'Live classes'),
  card_data: [
    card(
      'pulse-live-hiit',
      { en: 'HIIT Without End', fr: 'HIIT sans fin' },
      { en: 'Dario · around the clock', fr: 'Dario · jour et nuit' },
    ),
    card(
      'pulse-live-yoga',
      { en: 'Yoga Above the Clouds', fr: 'Yoga au-dessus des nuages' },
      { en: 'Mina · on a ridge', fr: 'Mina · sur une crête' },
    ),
    card(
      'ask-the-coach',
      { en: 'Ask the Coach', fr: 'Demandez au coach' },
      { en: 'Théo and Sol · your questions', fr: 'Théo et Sol · vos questions' },
    ),
    card(
      'city-10k-live',
      { en: 'City 10K', fr: 'Le 10 km de la ville' },
      { en: 'Théo · from the commentary bike', fr: 'Théo · du vélo des commentateurs' },
    ),
    card(
      'golden-gloves-final',
      { en: 'Golden Gloves: the Final', fr: 'Gants d’or : la finale' },
      { en: 'Ruth · ringside, by ticket', fr: 'Ruth · au bord du ring, sur billet' },
    ),
  ],
};

/** The newest titles, as the catalogue has them. */
const fresh = {
  component_key: 'defaultSwimlane',
  name: localised({ en: 'Fresh this week', fr: 'Nouveautés de la semaine' }),
  type: 'AUTOMATIC',
  auto_payload: [{ type: 'system_defined', name: 'video_types', id: 'video_types', value: 'SPV' }],
  order_by: 'release_time',
  reverse: true,
};

const offer = {
  component_key: 'promotionalLead',
  title: localised({ en: 'For whoever begins', fr: 'Pour qui commence' }),
  heading: localised({ en: 'The first week is on us', fr: 'La première semaine est pour nous' }),
  description: localised({
    en: 'Two hundred classes, eight channels, every screen you own. Leave with two taps; nobody will ask why.',
    fr: 'Deux cents cours, huit chaînes, tous vos écrans. Partez en deux gestes, personne ne demandera pourquoi.',
  }),
  image_s3key: pictures.title('kick-start'),
  aligned: 'RIGHT',
  cta_button: button({ en: 'Start for free', fr: 'Commencer gratuitement' }, { type: 'REGISTER' }),
};

/** Picked by hand. */
const favourites = {
  component_key: 'defaultSwimlane',
  name: localised({ en: 'What our coaches do on Sundays', fr: 'Ce que nos coachs font le dimanche' }),
  type: 'STATIC',
  content_data: [
    'moon-salutation',
    'marathon-mind',
    'kettlebell-kitchen',
    'southpaw-stories',
    'the-sunday-bowl',
    'strong-grandmas',
    'cold-plunge',
    'slow-yin',
  ],
};

const places = {
  component_key: 'venueSwimlane',
  name: localised({ en: 'Where we train', fr: 'Là où nous nous entraînons' }),
};

const closing = {
  component_key: 'callToActionBanner',
  heading: localised({ en: 'Ready when you are', fr: 'Quand vous voudrez' }),
  description: localised({
    en: 'A mood, a muscle, ten free minutes: say it, and we will find the class.',
    fr: 'Une humeur, un muscle, dix minutes libres : dites-le, et nous trouverons le cours.',
  }),
  input_placeholder: localised({ en: 'Hips, hills, kettlebell …', fr: 'Hanches, côtes, kettlebell…' }),
  image_s3key: pictures.banner('ring-of-fire'),
  cta_button: button({ en: 'Find it', fr: 'Trouver' }, '/search'),
};

export const builtHome: BuiltHome = {
  theme: 'NEON_DARK',
  header,
  footer,
  blocks: [
    heroSlider,
    live,
    disciplines,
    fresh,
    offer,
    coaches,
    programmes,
    favourites,
    memberships,
    places,
    closing,
  ],
};
