import type { Person, Place } from '../../types.ts';

export const people: readonly Person[] = [
  {
    id: 'nadia-benali',
    views: 48210,
    name: { en: 'Nadia Benali', es: 'Nadia Benali', ar: 'نادية بن علي' },
    born: { en: 'Tangier', es: 'Tánger', ar: 'طنجة' },
    social: {
      instagram: 'https://instagram.com/nadiabenali.example',
      twitter: 'https://twitter.com/nadiabenali_ex',
    },
    bio: {
      en: 'Shot her first film on a borrowed camera and two borrowed camels. Directs the desert as other people direct actors: with patience, and from a distance.',
      es: 'Rodó su primera película con una cámara prestada y dos camellos prestados. Dirige el desierto como otros dirigen actores: con paciencia y desde lejos.',
      ar: 'صوّرت أول أفلامها بكاميرا مستعارة وجملين مستعارين. تُخرج الصحراء كما يُخرج غيرها الممثلين: بصبر، ومن بعيد.',
    },
  },
  {
    id: 'eirik-solheim',
    views: 31977,
    name: { en: 'Eirik Solheim', es: 'Eirik Solheim', ar: 'إيريك سولهايم' },
    born: { en: 'Tromsø', es: 'Tromsø', ar: 'ترومسو' },
    bio: {
      en: 'A cinematographer who waits. His record is nineteen nights for eleven seconds of sky.',
      es: 'Un director de fotografía que espera. Su récord: diecinueve noches por once segundos de cielo.',
      ar: 'مصوّر سينمائي يجيد الانتظار. رقمه القياسي: تسع عشرة ليلة من أجل إحدى عشرة ثانية من السماء.',
    },
  },
  {
    id: 'lucia-marin',
    views: 52884,
    name: { en: 'Lucía Marín', es: 'Lucía Marín', ar: 'لوسيا مارين' },
    born: { en: 'Cádiz', es: 'Cádiz', ar: 'قادس' },
    social: {
      facebook: 'https://facebook.com/luciamarin.example',
      instagram: 'https://instagram.com/luciamarin.example',
    },
    bio: {
      en: 'Plays women who leave and men who should. Sings badly on purpose, and well by accident.',
      es: 'Interpreta a mujeres que se van y a hombres que deberían irse. Canta mal a propósito y bien por accidente.',
      ar: 'تؤدي أدوار نساء يرحلن ورجال كان عليهم الرحيل. تغني بشكل سيئ عن قصد، وبشكل جميل بالمصادفة.',
    },
  },
  {
    id: 'omar-haddad',
    views: 44310,
    name: { en: 'Omar Haddad', es: 'Omar Haddad', ar: 'عمر حدّاد' },
    born: { en: 'Beirut', es: 'Beirut', ar: 'بيروت' },
    bio: {
      en: 'An actor with the face of a retired detective, cast as one four times. He has asked for a comedy; see "The Orchard Thief".',
      es: 'Un actor con cara de detective jubilado; lo ha sido cuatro veces. Pidió una comedia: véase «El ladrón del huerto».',
      ar: 'ممثل بملامح محقق متقاعد، وقد أدّى هذا الدور أربع مرات. طلب فيلمًا كوميديًا: انظر «لص البستان».',
    },
  },
  {
    id: 'maren-lie',
    views: 27102,
    name: { en: 'Maren Lie', es: 'Maren Lie', ar: 'مارين لي' },
    born: { en: 'Bergen', es: 'Bergen', ar: 'بيرغن' },
    bio: {
      en: 'Inspector Ravn to three million viewers. Knits between takes; the sweaters in season two are hers.',
      es: 'La inspectora Ravn para tres millones de espectadores. Teje entre tomas; los jerséis de la segunda temporada son suyos.',
      ar: 'المفتشة رافن لثلاثة ملايين مشاهد. تحيك الصوف بين اللقطات، وكنزات الموسم الثاني من صنعها.',
    },
  },
  {
    id: 'teo-quiroga',
    views: 19845,
    name: { en: 'Teo Quiroga', es: 'Teo Quiroga', ar: 'تيو كيروغا' },
    born: { en: 'Oaxaca', es: 'Oaxaca', ar: 'أواهاكا' },
    bio: {
      en: 'Writes dialogue on buses. If a line survives two stops it goes into the film.',
      es: 'Escribe diálogos en autobuses. Si una frase sobrevive dos paradas, entra en la película.',
      ar: 'يكتب الحوار في الحافلات. إذا صمدت الجملة محطتين دخلت الفيلم.',
    },
  },
  {
    id: 'hana-mori',
    views: 36120,
    name: { en: 'Hana Mori', es: 'Hana Mori', ar: 'هانا موري' },
    born: { en: 'Kanazawa', es: 'Kanazawa', ar: 'كانازاوا' },
    bio: {
      en: 'Animator of small weather. It took her a year to draw one cloud being embarrassed.',
      es: 'Animadora del clima pequeño. Tardó un año en dibujar una nube avergonzada.',
      ar: 'رسّامة الطقس الصغير. استغرقت عامًا لترسم غيمة خجولة.',
    },
  },
  {
    id: 'callum-reid',
    views: 22563,
    name: { en: 'Callum Reid', es: 'Callum Reid', ar: 'كالوم ريد' },
    born: { en: 'Stornoway', es: 'Stornoway', ar: 'ستورنواي' },
    bio: {
      en: 'Former ferryman, now plays people who are alone at sea. Says it is the same job with better soup.',
      es: 'Antiguo barquero, ahora hace de gente sola en el mar. Dice que es el mismo trabajo con mejor sopa.',
      ar: 'ملّاح عبّارات سابق، يؤدي اليوم أدوار الوحيدين في البحر. يقول إنها المهنة نفسها مع حساء أفضل.',
    },
  },
  {
    id: 'sofia-tavares',
    views: 18432,
    name: { en: 'Sofia Tavares', es: 'Sofia Tavares', ar: 'صوفيا تافاريس' },
    born: { en: 'Porto', es: 'Oporto', ar: 'بورتو' },
    bio: {
      en: 'Composer and fadista. Her scores are written for one instrument too few, so that you lean in.',
      es: 'Compositora y fadista. Escribe siempre para un instrumento de menos, para que uno se acerque.',
      ar: 'مؤلفة موسيقية ومغنية فادو. تكتب دائمًا لآلة أقلّ بواحدة كي تنحني لتسمع.',
    },
  },
  {
    id: 'yusuf-demir',
    views: 25671,
    name: { en: 'Yusuf Demir', es: 'Yusuf Demir', ar: 'يوسف دمير' },
    born: { en: 'Izmir', es: 'Esmirna', ar: 'إزمير' },
    bio: {
      en: 'Son of a station master. Has made four films, all of which are on time.',
      es: 'Hijo de un jefe de estación. Ha hecho cuatro películas, todas puntuales.',
      ar: 'ابن ناظر محطة. أنجز أربعة أفلام، كلها في الموعد.',
    },
  },
  {
    id: 'amara-diallo',
    views: 41006,
    name: { en: 'Amara Diallo', es: 'Amara Diallo', ar: 'أمارا ديالو' },
    born: { en: 'Dakar', es: 'Dakar', ar: 'داكار' },
    social: { twitter: 'https://twitter.com/amaradiallo_ex' },
    bio: {
      en: 'Astrophysicist who presents, rather than presenter who reads. Keeps a meteorite on her desk as a paperweight.',
      es: 'Astrofísica que presenta, no presentadora que lee. Usa un meteorito de pisapapeles.',
      ar: 'عالمة فيزياء فلكية تقدّم البرامج، لا مذيعة تقرأ. تستعمل نيزكًا ثقّالة للورق على مكتبها.',
    },
  },
  {
    id: 'ines-ferrer',
    views: 15208,
    name: { en: 'Inés Ferrer', es: 'Inés Ferrer', ar: 'إينيس فيرير' },
    born: { en: 'Valencia', es: 'Valencia', ar: 'بلنسية' },
    bio: {
      en: 'Cook, author, gentle menace. Believes that most problems are a matter of salt.',
      es: 'Cocinera, autora y amenaza amable. Cree que casi todo es cuestión de sal.',
      ar: 'طاهية وكاتبة وخطر لطيف. تؤمن أن معظم المشكلات مسألة ملح.',
    },
  },
  {
    id: 'karim-nassar',
    views: 33947,
    name: { en: 'Karim Nassar', es: 'Karim Nassar', ar: 'كريم نصّار' },
    born: { en: 'Alexandria', es: 'Alejandría', ar: 'الإسكندرية' },
    bio: {
      en: 'Leading man who prefers second billing. Reads the last page first; refuses to say how that works for scripts.',
      es: 'Galán que prefiere ir segundo en el cartel. Lee primero la última página y no explica cómo hace con los guiones.',
      ar: 'نجم يفضّل أن يأتي اسمه ثانيًا. يقرأ الصفحة الأخيرة أولًا ويرفض أن يشرح كيف يصلح ذلك للسيناريوهات.',
    },
  },
  {
    id: 'greta-lindqvist',
    views: 20714,
    name: { en: 'Greta Lindqvist', es: 'Greta Lindqvist', ar: 'غريتا ليندكفيست' },
    born: { en: 'Gothenburg', es: 'Gotemburgo', ar: 'غوتنبرغ' },
    bio: {
      en: 'Documentarian of things that do not move much: glaciers, civil servants, type.',
      es: 'Documentalista de cosas que se mueven poco: glaciares, funcionarios, tipografías.',
      ar: 'مخرجة وثائقية للأشياء قليلة الحركة: الأنهار الجليدية والموظفون والخطوط.',
    },
  },
  {
    id: 'bo-achterberg',
    views: 12960,
    name: { en: 'Bo Achterberg', es: 'Bo Achterberg', ar: 'بو أختربرغ' },
    born: { en: 'Utrecht', es: 'Utrecht', ar: 'أوتريخت' },
    bio: {
      en: 'Voice of otters, robots and one disappointed moon. Has never been recognised in a supermarket, except by ear.',
      es: 'Voz de nutrias, robots y una luna decepcionada. En el súper solo lo reconocen de oído.',
      ar: 'صوت القضاعات والروبوتات وقمر محبط. لا يعرفه أحد في المتجر إلا بالسمع.',
    },
  },
  {
    id: 'valentina-rojas',
    views: 29340,
    name: { en: 'Valentina Rojas', es: 'Valentina Rojas', ar: 'فالنتينا روخاس' },
    born: { en: 'Valparaíso', es: 'Valparaíso', ar: 'فالبارايسو' },
    bio: {
      en: 'Came from theatre, kept the projection. Her whisper reaches row forty.',
      es: 'Vino del teatro y conserva la proyección. Su susurro llega a la fila cuarenta.',
      ar: 'جاءت من المسرح وحافظت على صوته. همستها تصل إلى الصف الأربعين.',
    },
  },
];

export const venues: readonly Place[] = [
  {
    id: 'lumiere-hall',
    name: { en: 'Lumière Hall', es: 'Sala Lumière', ar: 'قاعة لوميير' },
    address: { en: '12 Quay Street, Bergen', es: 'Calle del Muelle 12, Bergen', ar: '12 شارع الرصيف، بيرغن' },
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
    description: {
      en: 'Open-air concerts around a fountain that has perfect pitch.',
      es: 'Conciertos al aire libre en torno a una fuente con oído absoluto.',
      ar: 'حفلات في الهواء الطلق حول نافورة لا تُخطئ النغمة.',
    },
  },
];
