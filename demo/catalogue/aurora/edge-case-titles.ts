import type { Title } from '#demo/seed/types.ts';

/**
 * Titles as real catalogues have them, too: long, strange, or hardly described. All of them are watchable.
 */
export const edgeCaseTitles: readonly Title[] = [
  {
    id: 'the-balloon-of-llanfairpwll',
    picture: 'titles/crosswind',
    type: 'SPV',
    minutes: 22,
    released: '2024-05-17',
    rating: 'u',
    asset: 'the-salt-road',
    language: 'en',
    categories: ['oddities'],
    genres: ['short', 'comedy'],
    people: { director: ['callum-reid'], cast: ['bo-achterberg'] },
    title: {
      en: '🎈 The Balloon of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      es: '🎈 El globo de Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      ar: '🎈 منطاد Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    },
    description: {
      en: 'A hot-air balloon drifts over a village whose name is longer than its high street. The pilot tries to radio his position. 👨‍👩‍👧‍👦🇬🇧✨',
      es: 'Un globo pasa sobre un pueblo cuyo nombre es más largo que su calle mayor. El piloto intenta comunicar su posición. 👨‍👩‍👧‍👦🇬🇧✨',
      ar: 'منطاد يعبر فوق قرية اسمها أطول من شارعها الرئيسي، والطيار يحاول أن يبلغ عن موقعه باللاسلكي. 👨‍👩‍👧‍👦🇬🇧✨',
    },
  },
  {
    id: 'bold-and-italic',
    picture: 'titles/the-type-designers',
    type: 'SPV',
    minutes: 31,
    released: '2024-03-08',
    rating: 'u',
    asset: 'the-keeper',
    language: 'en',
    categories: ['oddities'],
    genres: ['short', 'romance'],
    people: { director: ['greta-lindqvist'], cast: ['lucia-marin', 'omar-haddad'] },
    title: {
      en: '<b>Bold</b> & <i>Italic</i>: A Love Story',
      es: '<b>Negrita</b> & <i>Cursiva</i>: una historia de amor',
      ar: '<b>عريض</b> & <i>مائل</i>: قصة حب',
    },
    description: {
      en: 'She closes every tag. He never does: "<p>dear <em>you". A typesetting romance in three acts &amp; one <script>alert("encore")</script>.',
      es: 'Ella cierra todas las etiquetas. Él, ninguna: «<p>querida <em>tú». Un romance tipográfico en tres actos &amp; un <script>alert("bis")</script>.',
      ar: 'هي تغلق كل وسم، وهو لا يغلق وسمًا: «<p>عزيزتي <em>أنتِ». قصة حب طباعية في ثلاثة فصول &amp; <script>alert("إعادة")</script> واحد.',
    },
  },
  {
    id: 'reel-seven',
    picture: null,
    type: 'SPV',
    released: '2024-01-05',
    asset: 'green-fire',
    categories: ['oddities'],
    genres: [],
    title: { en: 'Untitled (Reel 7)', es: 'Sin título (rollo 7)', ar: 'بلا عنوان (البكرة 7)' },
  },
];
