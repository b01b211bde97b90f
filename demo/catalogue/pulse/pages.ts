import type { FreePage, Page } from '#demo/seed/types.ts';
import { about, copyright, pressKit, privacy, terms } from './pages-text.ts';

export const pages: readonly Page[] = [
  {
    type: 'ABOUT_US',
    url: '/about-us',
    title: { en: 'About Pulse', fr: 'À propos de Pulse' },
    content: about,
  },
  {
    type: 'TNC',
    url: '/term-of-use',
    title: { en: 'Terms of use', fr: 'Conditions d’utilisation' },
    content: terms,
  },
  {
    type: 'PRIVACY_POLICY',
    url: '/privacy-policy',
    title: { en: 'Privacy', fr: 'Confidentialité' },
    content: privacy,
  },
  {
    type: 'COPYRIGHT',
    url: '/copyright',
    title: { en: 'Copyright', fr: 'Droits d’auteur' },
    content: copyright,
  },
  {
    type: 'FAQ',
    url: '/faq',
    title: { en: 'Questions', fr: 'Questions' },
    // Written, and not shown: the site has no such page.
    isHidden: true,
    content: {
      en: [
        {
          question: 'Do I need equipment?',
          answer: 'For two thirds of the classes, no. Every class says what it wants under Equipment.',
        },
        {
          question: 'I am a beginner. Where do I start?',
          answer: 'Couch to Coast if you would like to go outside, Thirty-Day Reset if you would not.',
        },
        {
          question: 'What if I miss a live class?',
          answer: 'Nothing happens. There is always another one; there is nearly always one on now.',
        },
        {
          question: 'Which languages do you teach in?',
          answer: 'English and French, and a great deal of pointing.',
        },
        { question: 'Can I pause my membership?', answer: 'Cancel it, and come back. We keep your place.' },
        {
          question: 'Is it normal that it hurts?',
          answer: 'A little, the day after. If it hurts now, <strong>stop</strong>.',
        },
      ],
      fr: [
        {
          question: 'Faut-il du matériel ?',
          answer: 'Pour deux tiers des cours, non. Chaque cours indique ce qu’il demande sous Matériel.',
        },
        {
          question: 'Je débute. Par où commencer ?',
          answer: 'Du canapé à la côte si vous voulez sortir, Trente jours pour repartir sinon.',
        },
        {
          question: 'Et si je rate un direct ?',
          answer: 'Rien de grave. Il y en a toujours un autre ; il y en a presque toujours un en ce moment.',
        },
        {
          question: 'Dans quelles langues enseignez-vous ?',
          answer: 'En anglais et en français, et beaucoup avec les mains.',
        },
        {
          question: 'Puis-je suspendre mon abonnement ?',
          answer: 'Résiliez-le et revenez. Nous gardons votre place.',
        },
        {
          question: 'Est-ce normal que ça fasse mal ?',
          answer: 'Un peu, le lendemain. Si ça fait mal maintenant, <strong>arrêtez</strong>.',
        },
      ],
    },
  },
  {
    type: 'SOCIAL_LINKS',
    url: '',
    title: { en: 'Follow us', fr: 'Suivez-nous' },
    content: {
      en: {
        instagram: 'https://instagram.com/pulse.example',
        youtube: 'https://youtube.com/@pulse.example',
        tiktok: 'https://tiktok.com/@pulse.example',
        facebook: 'https://facebook.com/pulse.example',
      },
    },
  },
];

export const freePages: readonly FreePage[] = [
  { url: 'press', title: { en: 'Press', fr: 'Presse' }, content: pressKit },
];
