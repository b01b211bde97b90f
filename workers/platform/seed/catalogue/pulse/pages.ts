import type { Page } from '../../types.ts';

export const pages: readonly Page[] = [
  {
    type: 'ABOUT_US',
    url: '/about-us',
    title: { en: 'About Pulse', fr: 'À propos de Pulse' },
    content: {
      en: '<h2>Training for people with a life</h2><p>Pulse films its classes in one neon hall in Lyon and in whatever weather there is outside it. Twelve trainers, no before-and-after pictures, and a kettle that never stops.</p><p>We count minutes, not calories.</p>',
      fr: '<h2>L’entraînement pour ceux qui ont une vie</h2><p>Pulse filme ses cours dans une salle au néon à Lyon et dehors, quel que soit le temps. Douze coachs, aucune photo avant-après, et une bouilloire qui ne s’arrête jamais.</p><p>Nous comptons les minutes, pas les calories.</p>',
    },
  },
  {
    type: 'TNC',
    url: '/term-of-use',
    title: { en: 'Terms of use', fr: 'Conditions d’utilisation' },
    content: {
      en: '<p>Train within your means, and stop when it hurts in the wrong way. A membership renews until you cancel it; what you paid for stays yours until its end.</p>',
      fr: '<p>Entraînez-vous selon vos moyens et arrêtez si la douleur n’est pas la bonne. L’abonnement se renouvelle jusqu’à résiliation ; ce qui est payé reste à vous jusqu’au bout.</p>',
    },
  },
  {
    type: 'PRIVACY_POLICY',
    url: '/privacy-policy',
    title: { en: 'Privacy', fr: 'Confidentialité' },
    content: {
      en: '<p>We know your name, your e-mail and where you paused. We do not know your weight, and are not curious.</p>',
      fr: '<p>Nous connaissons votre nom, votre adresse et l’endroit où vous avez mis en pause. Nous ignorons votre poids et n’en sommes pas curieux.</p>',
    },
  },
  {
    type: 'COPYRIGHT',
    url: '/copyright',
    title: { en: 'Copyright', fr: 'Droits d’auteur' },
    content: {
      en: '<p>Films, pictures and music of this demonstration were made by a program for this site. The trainers do not exist, which explains their form.</p>',
      fr: '<p>Films, images et musiques de cette démonstration ont été créés par un programme pour ce site. Les coachs n’existent pas, ce qui explique leur forme.</p>',
    },
  },
  {
    type: 'FAQ',
    url: '/faq',
    title: { en: 'Questions', fr: 'Questions' },
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
