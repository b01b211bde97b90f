import type { Brand, Named } from '#demo/seed/types.ts';

export const categories: readonly Named[] = [
  { id: 'drama', name: { en: 'Drama', es: 'Drama', ar: 'دراما' } },
  { id: 'adventure', name: { en: 'Adventure', es: 'Aventura', ar: 'مغامرة' } },
  { id: 'documentary', name: { en: 'Documentary', es: 'Documental', ar: 'وثائقي' } },
  { id: 'mystery', name: { en: 'Mystery & Crime', es: 'Misterio y crimen', ar: 'غموض وجريمة' } },
  { id: 'space', name: { en: 'Space & Science', es: 'Espacio y ciencia', ar: 'فضاء وعلوم' } },
  { id: 'nature', name: { en: 'Wild Places', es: 'Naturaleza salvaje', ar: 'أماكن برية' } },
  { id: 'family', name: { en: 'Family', es: 'En familia', ar: 'للعائلة' } },
  { id: 'food-travel', name: { en: 'Food & Travel', es: 'Cocina y viajes', ar: 'طعام وسفر' } },
  { id: 'art-design', name: { en: 'Art & Design', es: 'Arte y diseño', ar: 'فن وتصميم' } },
  { id: 'music', name: { en: 'Music & Stage', es: 'Música y escena', ar: 'موسيقى ومسرح' } },
  { id: 'series', name: { en: 'Series', es: 'Series', ar: 'مسلسلات' } },
  { id: 'live', name: { en: 'Live & Events', es: 'En directo', ar: 'بث مباشر وفعاليات' } },
  { id: 'night-log', name: { en: 'Night Log', es: 'Diario nocturno', ar: 'سجل الليل' } },
  { id: 'oddities', name: { en: 'Odds & Ends', es: 'Cajón de sastre', ar: 'متفرقات' } },
];

export const genres: readonly Named[] = [
  { id: 'slow-cinema', name: { en: 'Slow cinema', es: 'Cine pausado', ar: 'سينما متأنية' } },
  { id: 'road-movie', name: { en: 'Road movie', es: 'Película de carretera', ar: 'فيلم طريق' } },
  { id: 'romance', name: { en: 'Romance', es: 'Romance', ar: 'رومانسي' } },
  { id: 'comedy', name: { en: 'Comedy', es: 'Comedia', ar: 'كوميديا' } },
  { id: 'thriller', name: { en: 'Thriller', es: 'Suspense', ar: 'إثارة' } },
  { id: 'science-fiction', name: { en: 'Science fiction', es: 'Ciencia ficción', ar: 'خيال علمي' } },
  { id: 'animation', name: { en: 'Animation', es: 'Animación', ar: 'رسوم متحركة' } },
  { id: 'short', name: { en: 'Short', es: 'Cortometraje', ar: 'فيلم قصير' } },
  { id: 'portrait', name: { en: 'Portrait', es: 'Retrato', ar: 'سيرة' } },
  { id: 'concert', name: { en: 'Concert', es: 'Concierto', ar: 'حفل' } },
  { id: 'period', name: { en: 'Period piece', es: 'De época', ar: 'عمل تاريخي' } },
  { id: 'talk', name: { en: 'Talk', es: 'Charla', ar: 'حوار' } },
];

export const facts: Brand['facts'] = [
  {
    id: 'country',
    name: { en: 'Country', es: 'País', ar: 'البلد' },
    values: {
      morocco: { en: 'Morocco', es: 'Marruecos', ar: 'المغرب' },
      norway: { en: 'Norway', es: 'Noruega', ar: 'النرويج' },
      portugal: { en: 'Portugal', es: 'Portugal', ar: 'البرتغال' },
      turkey: { en: 'Türkiye', es: 'Turquía', ar: 'تركيا' },
      lebanon: { en: 'Lebanon', es: 'Líbano', ar: 'لبنان' },
      spain: { en: 'Spain', es: 'España', ar: 'إسبانيا' },
      mexico: { en: 'Mexico', es: 'México', ar: 'المكسيك' },
      japan: { en: 'Japan', es: 'Japón', ar: 'اليابان' },
      scotland: { en: 'Scotland', es: 'Escocia', ar: 'اسكتلندا' },
      iceland: { en: 'Iceland', es: 'Islandia', ar: 'آيسلندا' },
      egypt: { en: 'Egypt', es: 'Egipto', ar: 'مصر' },
      canada: { en: 'Canada', es: 'Canadá', ar: 'كندا' },
    },
  },
  {
    id: 'award',
    name: { en: 'Award', es: 'Premio', ar: 'جائزة' },
    values: {
      'silver-dune': { en: 'Silver Dune 2025', es: 'Duna de Plata 2025', ar: 'الكثيب الفضي 2025' },
      'north-star': {
        en: 'North Star of the Critics',
        es: 'Estrella Polar de la Crítica',
        ar: 'نجمة الشمال للنقاد',
      },
      'golden-reel': {
        en: 'Golden Reel for Best Sound',
        es: 'Bobina de Oro al mejor sonido',
        ar: 'البكرة الذهبية لأفضل صوت',
      },
      'audience-lantern': { en: 'Lantern of the Audience', es: 'Farol del Público', ar: 'فانوس الجمهور' },
    },
  },
];
