import type { Person } from '#demo/seed/types.ts';

export const people: readonly Person[] = [
  {
    id: 'nadia-benali',
    views: 48210,
    name: { en: 'Nadia Benali', es: 'Nadia Benali', ar: 'نادية بن علي' },
    details: {
      from: { en: 'Tangier', es: 'Tánger', ar: 'طنجة' },
      work: { en: 'Director', es: 'Directora', ar: 'مخرجة' },
    },
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
    details: {
      from: { en: 'Tromsø', es: 'Tromsø', ar: 'ترومسو' },
      work: {
        en: 'Director, Cinematographer',
        es: 'Director, Director de fotografía',
        ar: 'مخرج, مدير تصوير',
      },
    },
    social: { instagram: 'https://instagram.com/eiriksolheim.example' },
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
    details: {
      from: { en: 'Cádiz', es: 'Cádiz', ar: 'قادس' },
      work: { en: 'Actor, Singer', es: 'Actriz, Cantante', ar: 'ممثلة, مغنية' },
    },
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
    details: {
      from: { en: 'Beirut', es: 'Beirut', ar: 'بيروت' },
      work: { en: 'Actor', es: 'Actor', ar: 'ممثل' },
    },
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
    details: {
      from: { en: 'Bergen', es: 'Bergen', ar: 'بيرغن' },
      work: { en: 'Actor', es: 'Actriz', ar: 'ممثلة' },
    },
    social: {
      instagram: 'https://instagram.com/marenlie.example',
      facebook: 'https://facebook.com/marenlie.example',
    },
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
    details: {
      from: { en: 'Oaxaca', es: 'Oaxaca', ar: 'أواهاكا' },
      work: { en: 'Screenwriter', es: 'Guionista', ar: 'كاتب سيناريو' },
    },
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
    details: {
      from: { en: 'Kanazawa', es: 'Kanazawa', ar: 'كانازاوا' },
      work: { en: 'Animator, Director', es: 'Animadora, Directora', ar: 'رسّامة, مخرجة' },
    },
    social: {
      instagram: 'https://instagram.com/hanamori.example',
      twitter: 'https://twitter.com/hanamori_ex',
    },
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
    details: {
      from: { en: 'Stornoway', es: 'Stornoway', ar: 'ستورنواي' },
      work: { en: 'Actor, Ferryman', es: 'Actor, Barquero', ar: 'ممثل, ملّاح' },
    },
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
    details: {
      from: { en: 'Porto', es: 'Oporto', ar: 'بورتو' },
      work: { en: 'Composer, Singer', es: 'Compositora, Cantante', ar: 'مؤلفة موسيقية, مغنية' },
    },
    social: {
      facebook: 'https://facebook.com/sofiatavares.example',
      instagram: 'https://instagram.com/sofiatavares.example',
      twitter: 'https://twitter.com/sofiatavares_ex',
    },
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
    details: {
      from: { en: 'Izmir', es: 'Esmirna', ar: 'إزمير' },
      work: { en: 'Director', es: 'Director', ar: 'مخرج' },
    },
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
    details: {
      from: { en: 'Dakar', es: 'Dakar', ar: 'داكار' },
      work: {
        en: 'Presenter, Astrophysicist',
        es: 'Presentadora, Astrofísica',
        ar: 'مقدّمة برامج, عالمة فيزياء فلكية',
      },
    },
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
    details: {
      from: { en: 'Valencia', es: 'Valencia', ar: 'بلنسية' },
      work: { en: 'Cook, Author', es: 'Cocinera, Autora', ar: 'طاهية, كاتبة' },
    },
    social: { instagram: 'https://instagram.com/inesferrer.example' },
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
    details: {
      from: { en: 'Alexandria', es: 'Alejandría', ar: 'الإسكندرية' },
      work: { en: 'Actor', es: 'Actor', ar: 'ممثل' },
    },
    social: { facebook: 'https://facebook.com/karimnassar.example' },
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
    details: {
      from: { en: 'Gothenburg', es: 'Gotemburgo', ar: 'غوتنبرغ' },
      work: { en: 'Documentary maker', es: 'Documentalista', ar: 'مخرجة وثائقية' },
    },
    social: { twitter: 'https://twitter.com/gretalindqvist_ex' },
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
    details: {
      from: { en: 'Utrecht', es: 'Utrecht', ar: 'أوتريخت' },
      work: { en: 'Voice actor', es: 'Actor de voz', ar: 'ممثل صوتي' },
    },
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
    details: {
      from: { en: 'Valparaíso', es: 'Valparaíso', ar: 'فالبارايسو' },
      work: { en: 'Actor, Director', es: 'Actriz, Directora', ar: 'ممثلة, مخرجة' },
    },
    social: {
      instagram: 'https://instagram.com/valentinarojas.example',
      twitter: 'https://twitter.com/valentinarojas_ex',
    },
    bio: {
      en: 'Came from theatre, kept the projection. Her whisper reaches row forty.',
      es: 'Vino del teatro y conserva la proyección. Su susurro llega a la fila cuarenta.',
      ar: 'جاءت من المسرح وحافظت على صوته. همستها تصل إلى الصف الأربعين.',
    },
  },
];
