import type { DemoForm } from '#demo/seed/types.ts';

export const forms: readonly DemoForm[] = [
  {
    id: 'form-trial',
    name: { en: 'One free week', fr: 'Une semaine offerte' },
    subHeading: { en: 'Tell us where to send it.', fr: 'Dites-nous où l’envoyer.' },
    button: { en: 'I am in', fr: 'J’en suis' },
    place: { type: 'HOME' },
    fields: [
      { name: { en: 'Your e-mail', fr: 'Votre e-mail' }, type: 'EMAIL', isMandatory: true },
      {
        name: { en: 'Your goal', fr: 'Votre objectif' },
        type: 'DROPDOWN',
        options: [
          { en: 'Stronger', fr: 'Plus de force' },
          { en: 'Faster', fr: 'Plus de vitesse' },
          { en: 'Calmer', fr: 'Plus de calme' },
        ],
      },
    ],
  },
  {
    id: 'form-office',
    name: { en: 'Pulse at your office', fr: 'Pulse dans vos bureaux' },
    subHeading: {
      en: 'We bring the mats. You bring the meeting room.',
      fr: 'Nous apportons les tapis. Vous, la salle de réunion.',
    },
    button: { en: 'Ask for a visit', fr: 'Demander une visite' },
    place: { type: 'PAGES', data: [{ page_url: 'press' }] },
    isExpanded: true,
    fields: [
      { name: { en: 'Your name', fr: 'Votre nom' }, type: 'TEXT_INPUT', isMandatory: true },
      { name: { en: 'Your e-mail', fr: 'Votre e-mail' }, type: 'EMAIL', isMandatory: true },
      { name: { en: 'Phone', fr: 'Téléphone' }, type: 'PHONE' },
      {
        name: { en: 'How many of you', fr: 'Combien êtes-vous' },
        type: 'DROPDOWN',
        isMandatory: true,
        options: [
          { en: 'Up to 10', fr: 'Jusqu’à 10' },
          { en: '11 to 50', fr: 'De 11 à 50' },
          { en: 'More than 50', fr: 'Plus de 50' },
        ],
      },
      { name: { en: 'What should we know', fr: 'Que devons-nous savoir' }, type: 'TEXT_AREA' },
    ],
  },
  {
    id: 'form-coach',
    name: { en: 'Ask the coach', fr: 'Demander au coach' },
    subHeading: {
      en: 'For members. An answer comes within two days, press-ups not included.',
      fr: 'Pour les membres. Réponse sous deux jours, pompes non comprises.',
    },
    button: { en: 'Ask', fr: 'Demander' },
    place: { type: 'CONTENT', data: [{ id: 'iron-hour' }, { id: 'spin-city' }] },
    isForMembers: true,
    fields: [
      { name: { en: 'Your question', fr: 'Votre question' }, type: 'TEXT_AREA', isMandatory: true },
      { name: { en: 'Call me back at', fr: 'Me rappeler au' }, type: 'PHONE' },
    ],
  },
];
