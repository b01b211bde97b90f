import type { Place } from '#demo/seed/types.ts';

export const venues: readonly Place[] = [
  {
    id: 'lumiere-hall',
    name: { en: 'Lumière Hall', es: 'Sala Lumière', ar: 'قاعة لوميير' },
    address: { en: '12 Quay Street, Bergen', es: 'Calle del Muelle 12, Bergen', ar: '12 شارع الرصيف، بيرغن' },
    details: { opened: { en: '1926', es: '1926', ar: '1926' }, seats: { en: '900', es: '900', ar: '900' } },
    social: {
      facebook: 'https://facebook.com/lumierehall.example',
      instagram: 'https://instagram.com/lumierehall.example',
    },
    description: {
      en: 'Nine hundred seats, one very large curtain, and a house cat with a season ticket.',
      es: 'Novecientas butacas, un telón enorme y un gato con abono de temporada.',
      ar: 'تسعمئة مقعد وستارة هائلة وقط مقيم يحمل تذكرة موسمية.',
    },
  },
  {
    id: 'harbour-theatre',
    name: { en: 'Harbour Theatre', es: 'Teatro del Puerto', ar: 'مسرح الميناء' },
    address: { en: 'Pier 4, Cádiz', es: 'Muelle 4, Cádiz', ar: 'الرصيف 4، قادس' },
    details: { opened: { en: '1893', es: '1893', ar: '1893' }, seats: { en: '420', es: '420', ar: '420' } },
    description: {
      en: 'Built as a fish market. On warm nights it still remembers.',
      es: 'Se construyó como lonja de pescado. En noches cálidas aún se acuerda.',
      ar: 'بُني سوقًا للسمك، وفي الليالي الدافئة ما زال يتذكر.',
    },
  },
  {
    id: 'cinema-delta',
    name: { en: 'Cinema Delta', es: 'Cine Delta', ar: 'سينما الدلتا' },
    address: {
      en: '8 Corniche Road, Alexandria',
      es: 'Paseo de la Corniche 8, Alejandría',
      ar: '8 طريق الكورنيش، الإسكندرية',
    },
    details: { opened: { en: '1938', es: '1938', ar: '1938' }, seats: { en: '610', es: '610', ar: '610' } },
    description: {
      en: 'Red velvet, ceiling fans, and the best intermission tea on the Mediterranean.',
      es: 'Terciopelo rojo, ventiladores de techo y el mejor té de entreacto del Mediterráneo.',
      ar: 'مخمل أحمر ومراوح سقف وأفضل شاي استراحة على المتوسط.',
    },
  },
  {
    id: 'dome-observatory',
    name: { en: 'The Dome Observatory', es: 'Observatorio La Cúpula', ar: 'مرصد القبّة' },
    address: { en: 'Ridge Road, Tromsø', es: 'Camino de la Cresta, Tromsø', ar: 'طريق الحافة، ترومسو' },
    details: { opened: { en: '1971', es: '1971', ar: '1971' }, seats: { en: '60', es: '60', ar: '60' } },
    social: { twitter: 'https://twitter.com/domeobservatory_ex' },
    description: {
      en: 'A working telescope with a sixty-seat cinema underneath. Screenings pause for comets.',
      es: 'Un telescopio en activo con un cine de sesenta butacas debajo. Las sesiones paran si pasa un cometa.',
      ar: 'تلسكوب عامل تحته سينما بستين مقعدًا. تتوقف العروض حين يمر مذنّب.',
    },
  },
  {
    id: 'courtyard-of-reeds',
    name: { en: 'Courtyard of Reeds', es: 'Patio de los Juncos', ar: 'فناء القصب' },
    address: { en: 'Medina, Tangier', es: 'Medina, Tánger', ar: 'المدينة القديمة، طنجة' },
    details: {
      opened: { en: '1787', es: '1787', ar: '1787' },
      seats: { en: '150 under the sky', es: '150 a cielo abierto', ar: '150 تحت السماء' },
    },
    description: {
      en: 'Open-air concerts around a fountain that has perfect pitch.',
      es: 'Conciertos al aire libre en torno a una fuente con oído absoluto.',
      ar: 'حفلات في الهواء الطلق حول نافورة لا تُخطئ النغمة.',
    },
  },
  {
    id: 'tower-cinema',
    picture: 'titles/the-keeper',
    name: { en: 'The Lamp Room', es: 'La Sala del Farol', ar: 'غرفة المصباح' },
    address: {
      en: 'Lighthouse Road, Stornoway',
      es: 'Camino del Faro, Stornoway',
      ar: 'طريق المنارة، ستورنواي',
    },
    details: { opened: { en: '1861', es: '1861', ar: '1861' }, seats: { en: '40', es: '40', ar: '40' } },
    social: { instagram: 'https://instagram.com/lamproom.example' },
    description: {
      en: 'A cinema in a lighthouse that no longer needs its keeper. Forty seats in a spiral; nobody has a bad view and nobody has a straight one.',
      es: 'Un cine en un faro que ya no necesita farero. Cuarenta butacas en espiral: nadie ve mal y nadie ve recto.',
      ar: 'سينما في منارة لم تعد تحتاج إلى حارس. أربعون مقعدًا على شكل حلزون؛ لا أحد يرى بشكل سيئ ولا أحد يرى باستقامة.',
    },
  },
  {
    id: 'salt-store',
    picture: 'titles/the-salt-road',
    name: { en: 'The Salt Store', es: 'El Almacén de la Sal', ar: 'مخزن الملح' },
    address: { en: 'Caravan Gate, Zagora', es: 'Puerta de las Caravanas, Zagora', ar: 'باب القوافل، زاكورة' },
    details: {
      opened: { en: '1904', es: '1904', ar: '1904' },
      seats: { en: '120 on cushions', es: '120 en cojines', ar: '120 على وسائد' },
    },
    description: {
      en: 'Four metre walls, two degrees cooler than anywhere else, and a screen sewn from eleven tents.',
      es: 'Muros de cuatro metros, dos grados menos que en cualquier otra parte y una pantalla cosida con once tiendas.',
      ar: 'جدران بأربعة أمتار، وأبرد بدرجتين من أي مكان آخر، وشاشة خيطت من إحدى عشرة خيمة.',
    },
  },
  {
    id: 'platform-nine',
    picture: 'titles/last-train-to-izmir',
    name: { en: 'Platform Nine', es: 'Andén Nueve', ar: 'الرصيف التاسع' },
    address: { en: 'Basmane Station, Izmir', es: 'Estación de Basmane, Esmirna', ar: 'محطة بصمانة، إزمير' },
    details: { opened: { en: '1957', es: '1957', ar: '1957' }, seats: { en: '28', es: '28', ar: '28' } },
    description: {
      en: 'A screening room in a sleeping car. Films longer than the night train’s stop are finished in Manisa.',
      es: 'Una sala de proyección en un coche cama. Las películas más largas que la parada terminan en Manisa.',
      ar: 'غرفة عرض في عربة نوم. الأفلام الأطول من وقفة القطار تكتمل في مانيسا.',
    },
  },
  {
    id: 'kanazawa-paper-hall',
    picture: 'titles/paper-lanterns',
    name: { en: 'Paper Hall', es: 'Sala de Papel', ar: 'قاعة الورق' },
    address: { en: 'Higashi Chaya, Kanazawa', es: 'Higashi Chaya, Kanazawa', ar: 'هيغاشي تشايا، كانازاوا' },
    details: { opened: { en: '1929', es: '1929', ar: '1929' }, seats: { en: '86', es: '86', ar: '86' } },
    social: { twitter: 'https://twitter.com/paperhall_ex' },
    description: {
      en: 'Walls of washi, so that the rain outside is part of every score.',
      es: 'Paredes de washi: la lluvia de fuera forma parte de cada banda sonora.',
      ar: 'جدران من ورق الواشي، فيصبح مطر الخارج جزءًا من كل موسيقى.',
    },
  },
  {
    id: 'the-understudy-stage',
    picture: 'titles/the-understudy',
    name: { en: 'Second Stage', es: 'Segundo Escenario', ar: 'المسرح الثاني' },
    address: { en: 'Calle Cerro, Valparaíso', es: 'Calle Cerro, Valparaíso', ar: 'شارع سيرّو، فالبارايسو' },
    details: { opened: { en: '1948', es: '1948', ar: '1948' }, seats: { en: '210', es: '210', ar: '210' } },
    social: {
      facebook: 'https://facebook.com/secondstage.example',
      instagram: 'https://instagram.com/secondstage.example',
    },
    description: {
      en: 'The rehearsal room of a great theatre, which was pulled down. The rehearsals went on.',
      es: 'La sala de ensayos de un gran teatro que derribaron. Los ensayos siguieron.',
      ar: 'قاعة تدريبات مسرح كبير هُدم، وبقيت التدريبات.',
    },
  },
  {
    id: 'glass-pavilion',
    picture: 'titles/the-glass-orchestra',
    name: { en: 'Glass Pavilion', es: 'Pabellón de Cristal', ar: 'الجناح الزجاجي' },
    address: {
      en: 'Botanical Garden, Gothenburg',
      es: 'Jardín Botánico, Gotemburgo',
      ar: 'الحديقة النباتية، غوتنبرغ',
    },
    details: { opened: { en: '1878', es: '1878', ar: '1878' }, seats: { en: '340', es: '340', ar: '340' } },
    description: {
      en: 'A palm house with a very good sound system. The ferns prefer strings.',
      es: 'Un invernadero de palmeras con un sonido excelente. Los helechos prefieren la cuerda.',
      ar: 'بيت نخيل بنظام صوتي ممتاز. السراخس تفضّل الوتريات.',
    },
  },
  {
    id: 'night-library',
    picture: 'titles/the-night-librarians',
    name: { en: 'The Night Library', es: 'La Biblioteca de Noche', ar: 'مكتبة الليل' },
    address: { en: 'Rua das Flores, Porto', es: 'Rua das Flores, Oporto', ar: 'شارع الزهور، بورتو' },
    details: { opened: { en: '1911', es: '1911', ar: '1911' }, seats: { en: '64', es: '64', ar: '64' } },
    description: {
      en: 'Lends books by day and shows films after closing. Whispering is required, popcorn is catalogued.',
      es: 'Presta libros de día y proyecta películas al cerrar. Se exige susurrar; las palomitas están catalogadas.',
      ar: 'تعير الكتب نهارًا وتعرض الأفلام بعد الإغلاق. الهمس واجب، والفشار مفهرس.',
    },
  },
];
