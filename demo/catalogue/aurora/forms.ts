import type { DemoForm } from '#demo/seed/types.ts';

export const forms: readonly DemoForm[] = [
  {
    id: 'form-newsletter',
    name: { en: 'Letters from the booth', es: 'Cartas desde la cabina', ar: 'رسائل من غرفة العرض' },
    subHeading: {
      en: 'One film a week, by post or by e-mail.',
      es: 'Una película a la semana, por carta o por correo.',
      ar: 'فيلم في الأسبوع، بالبريد أو بالبريد الإلكتروني.',
    },
    button: { en: 'Write to me', es: 'Escríbanme', ar: 'راسلوني' },
    place: { type: 'CONTENT', data: [{ id: 'harbour-lights' }, { id: 'rain-on-seventh' }] },
    fields: [
      { name: { en: 'Your name', es: 'Tu nombre', ar: 'اسمك' }, type: 'TEXT_INPUT' },
      {
        name: { en: 'Your e-mail', es: 'Tu correo', ar: 'بريدك الإلكتروني' },
        type: 'EMAIL',
        isMandatory: true,
      },
      { name: { en: 'Phone', es: 'Teléfono', ar: 'الهاتف' }, type: 'PHONE' },
      {
        name: { en: 'How often', es: 'Con qué frecuencia', ar: 'كم مرة' },
        type: 'DROPDOWN',
        isMandatory: true,
        options: [
          { en: 'Every week', es: 'Cada semana', ar: 'كل أسبوع' },
          { en: 'Once a month', es: 'Una vez al mes', ar: 'مرة في الشهر' },
        ],
      },
      {
        name: {
          en: 'A film we should know',
          es: 'Una película que deberíamos conocer',
          ar: 'فيلم ينبغي أن نعرفه',
        },
        type: 'TEXT_AREA',
      },
    ],
  },
];
