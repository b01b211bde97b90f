import { type BuiltPage, button, card, localised, pictures, toTitle } from '#demo/seed/built-page.ts';

const season: BuiltPage = {
  url: 'season',
  title: { en: 'The winter season', es: 'La temporada de invierno', ar: 'موسم الشتاء' },
  blocks: [
    {
      component_key: 'defaultBanner',
      heading: localised({
        en: 'A winter of long shadows',
        es: 'Un invierno de sombras largas',
        ar: 'شتاء الظلال الطويلة',
      }),
      sub_heading: localised({
        en: 'Forty films for dark evenings.',
        es: 'Cuarenta películas para tardes oscuras.',
        ar: 'أربعون فيلمًا للأمسيات المظلمة.',
      }),
      image_s3key: pictures.banner('the-keeper'),
      position: 'LEFT',
      cta_button: button({ en: 'Begin', es: 'Empezar', ar: 'ابدأ' }, toTitle('the-keeper')),
    },
    {
      component_key: 'passimCarve',
      title: localised({ en: 'Opening night', es: 'Noche de apertura', ar: 'ليلة الافتتاح' }),
      heading_1: localised({ en: 'The Salt Road', es: 'La ruta de la sal', ar: 'طريق الملح' }),
      heading_2: localised({ en: 'Newly restored', es: 'Recién restaurada', ar: 'نسخة مُرمَّمة حديثًا' }),
      description: localised({
        en: 'A caravan, a debt, and a road that nobody takes twice.',
        es: 'Una caravana, una deuda y un camino que nadie toma dos veces.',
        ar: 'قافلة ودَين وطريق لا يسلكه أحد مرتين.',
      }),
      image_s3key: pictures.title('the-salt-road'),
      aligned: 'LEFT',
    },
    {
      component_key: 'bobbingCards',
      heading: localised({ en: 'By the fire', es: 'Junto al fuego', ar: 'قرب المدفأة' }),
      card_data: [
        { ...card('the-glass-orchestra', { en: 'Listen', es: 'Escuchar', ar: 'أنصِت' }), is_heading_up: true },
        card('salt-and-cardamom', { en: 'Taste', es: 'Saborear', ar: 'تذوّق' }),
        { ...card('paper-lanterns', { en: 'Look', es: 'Mirar', ar: 'انظر' }), is_heading_up: true },
      ],
    },
    {
      component_key: 'defaultSwimlane',
      name: localised({ en: 'Seven for the snow', es: 'Siete para la nieve', ar: 'سبعة للثلج' }),
      type: 'STATIC',
      content_data: [
        'below-the-ice',
        'the-wolf-census',
        'cold-harbour',
        'the-night-librarians',
        'deep-field',
        'the-cloud-factory',
        'last-train-to-izmir',
      ],
    },
    {
      component_key: 'fineTunedGallery',
      heading: localised({ en: 'Stills', es: 'Fotogramas', ar: 'لقطات' }),
      card_data: ['house-of-arches', 'meridian', 'green-fire', 'below-the-ice', 'fado-at-low-tide'].map(
        (name, index) => ({
          image_s3key: pictures.title(name),
          size: ['other', 'sm', 'md', 'sm', 'other'][index],
        }),
      ),
    },
    {
      component_key: 'artistSwimlane',
      name: localised({ en: 'The makers', es: 'Quienes las hicieron', ar: 'صنّاعها' }),
    },
    {
      component_key: 'narrowAdmonition',
      heading: localised({ en: 'Also on air', es: 'También en antena', ar: 'وعلى الهواء أيضًا' }),
      description: localised({
        en: 'The season runs on Aurora One every evening.',
        es: 'La temporada se emite cada noche en Aurora One.',
        ar: 'يُعرض الموسم كل مساء على أورورا ون.',
      }),
      cta_button: button({ en: 'Channels', es: 'Canales', ar: 'القنوات' }, { type: 'ALL_IPTV' }),
    },
    {
      component_key: 'venueSwimlane',
      name: localised({ en: 'In these houses', es: 'En estas salas', ar: 'في هذه الدور' }),
    },
  ],
};

export const builtPages: readonly BuiltPage[] = [season];
