import type { FreePage, Page } from '#demo/seed/types.ts';
import { about } from './pages-about.ts';
import { copyright, privacy, terms } from './pages-legal.ts';
import { pressKit } from './pages-press-kit.ts';
import { questions } from './pages-questions.ts';

export const pages: readonly Page[] = [
  {
    type: 'ABOUT_US',
    url: '/about-us',
    title: { en: 'About Aurora', es: 'Sobre Aurora', ar: 'عن أورورا' },
    content: about,
  },
  {
    type: 'TNC',
    url: '/term-of-use',
    title: { en: 'Terms of use', es: 'Condiciones de uso', ar: 'شروط الاستخدام' },
    content: terms,
  },
  {
    type: 'PRIVACY_POLICY',
    url: '/privacy-policy',
    title: { en: 'Privacy', es: 'Privacidad', ar: 'الخصوصية' },
    content: privacy,
  },
  {
    type: 'COPYRIGHT',
    url: '/copyright',
    title: { en: 'Copyright', es: 'Derechos de autor', ar: 'حقوق النشر' },
    content: copyright,
  },
  {
    type: 'FAQ',
    url: '/faq',
    title: { en: 'Questions', es: 'Preguntas', ar: 'أسئلة' },
    content: questions,
  },
  {
    type: 'SOCIAL_LINKS',
    url: '',
    title: { en: 'Follow us', es: 'Síguenos', ar: 'تابعنا' },
    content: {
      en: {
        facebook: 'https://facebook.com/aurora.example',
        instagram: 'https://instagram.com/aurora.example',
        youtube: 'https://youtube.com/@aurora.example',
        twitter: 'https://twitter.com/aurora_example',
        telegram: 'https://t.me/aurora_example',
      },
    },
  },
];

export const freePages: readonly FreePage[] = [
  { url: 'press', title: { en: 'Press', es: 'Prensa', ar: 'الصحافة' }, content: pressKit },
];
