import type { Brand } from '#demo/seed/types.ts';

export const plans: Brand['plans'] = [
  {
    id: 'plan-month',
    amountMinor: 999,
    days: 30,
    name: { en: 'Monthly Pulse', fr: 'Pulse mensuel' },
    description: {
      en: 'Every class and every channel for thirty days.',
      fr: 'Tous les cours et toutes les chaînes pendant trente jours.',
    },
  },
  {
    id: 'plan-quarter',
    amountMinor: 2499,
    days: 90,
    name: { en: 'Habit', fr: 'L’habitude' },
    description: {
      en: 'Ninety days: what science says it takes.',
      fr: 'Quatre-vingt-dix jours : ce que dit la science.',
    },
  },
  {
    id: 'plan-year',
    amountMinor: 7900,
    days: 365,
    name: { en: 'Lifestyle', fr: 'Le mode de vie' },
    description: {
      en: 'A year for the price of eight months, and a towel.',
      fr: 'Un an au prix de huit mois, et une serviette.',
    },
  },
  {
    id: 'ticket-final',
    amountMinor: 1490,
    days: 2,
    isPpv: true,
    name: { en: 'Ringside Ticket', fr: 'Billet au bord du ring' },
    description: {
      en: 'The final, live, and a day to watch it again.',
      fr: 'La finale en direct et un jour pour la revoir.',
    },
  },
  {
    id: 'ticket-deadlift',
    amountMinor: 390,
    days: 7,
    isPpv: true,
    name: { en: 'The Diaries Alone', fr: 'Le journal seul' },
    description: {
      en: 'Deadlift Diaries for a week, without the rest of us.',
      fr: 'Le journal du soulevé de terre pour une semaine, sans le reste.',
    },
  },
];

export const discounts: Brand['discounts'] = [
  {
    id: 'discount-january',
    code: 'RESOLVE',
    valueType: 'percentage',
    value: 3000,
    maxMinor: 2000,
    plans: ['plan-quarter', 'plan-year'],
    listed: true,
    name: { en: 'Resolution', fr: 'Résolution' },
    description: { en: 'Thirty percent off, even in June.', fr: 'Trente pour cent, même en juin.' },
  },
  {
    id: 'discount-buddy',
    code: 'BUDDY',
    valueType: 'flat',
    value: 250,
    plans: ['plan-month', 'plan-quarter'],
    listed: true,
    name: { en: 'Bring a Friend', fr: 'Amenez un ami' },
    description: { en: 'Two fifty off for each of you.', fr: 'Deux cinquante de moins pour chacun.' },
  },
];

/** One that is in use, and one that is not set up yet: viewers are sent to the first without a choice. */
export const gateways: Brand['gateways'] = [
  { id: 'gateway-stripe', org: 'Stripe', isVerified: true },
  { id: 'gateway-paypal', org: 'PayPal', isVerified: false },
];

export const critics: Brand['critics'] = [
  'Camille Durand',
  'Sam Whitfield',
  'Aïcha Benkirane',
  'Jonas Weiss',
  'Priya Raman',
  'Luc Fontaine',
  'Dee Coleman',
  'Marta Nowak',
];

export const critiques: Brand['critiques'] = [
  { rating: 5, title: 'I sweated on my socks', text: 'Never thought that I would say so gratefully.' },
  {
    rating: 4.5,
    title: 'Finally a trainer who breathes too',
    text: 'You can hear that it is hard for them as well. Helps.',
  },
  { rating: 4, title: 'Good pace, good music', text: 'Could do with one more minute of cool-down.' },
  { rating: 3.5, title: 'Tougher than it says', text: '"Beginner" is an opinion.' },
  { rating: 5, title: 'Doing it daily', text: 'Day nineteen. The stairs at work have become boring.' },
  {
    rating: 3,
    title: 'My neighbours would like a word',
    text: 'Excellent, but do not live on the third floor.',
  },
  { rating: 4.5, title: 'Court et efficace', text: 'Parfait entre deux réunions. Le chat participe.' },
  { rating: 4, title: 'On y revient', text: 'La première fois j’ai ri, la deuxième j’ai compris.' },
  { rating: 2.5, title: 'Not on a full stomach', text: 'My own fault.' },
];
