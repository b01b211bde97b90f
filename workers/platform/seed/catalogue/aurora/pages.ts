import type { Page } from '../../types.ts';

const aboutEn =
  '<h2>Films worth staying up for</h2><p>Aurora began in a projection booth in Tromsø, in the months when nobody goes out. We show few films and choose them slowly: from the desert and the fjord, with subtitles that somebody proof-read.</p><p>There is no algorithm here. There is Ingrid, and she has seen everything.</p><h3>How we choose</h3><ul><li>Somebody on the team must love it.</li><li>Somebody else must not, and lose the argument.</li><li>It must be better on the second evening.</li></ul>';
const aboutEs =
  '<h2>Películas por las que vale la pena trasnochar</h2><p>Aurora nació en una cabina de proyección en Tromsø, en los meses en que nadie sale. Mostramos pocas películas y las elegimos despacio: del desierto y del fiordo, con subtítulos que alguien ha revisado.</p><p>Aquí no hay algoritmo. Está Ingrid, y lo ha visto todo.</p>';
const aboutAr =
  '<h2>أفلام تستحق السهر</h2><p>بدأت أورورا في غرفة عرض في ترومسو، في الشهور التي لا يخرج فيها أحد. نعرض أفلامًا قليلة ونختارها على مهل: من الصحراء ومن المضيق، بترجمة راجعها إنسان.</p><p>لا خوارزمية هنا. هنا إنغريد، وقد شاهدت كل شيء.</p>';

export const pages: readonly Page[] = [
  {
    type: 'ABOUT_US',
    url: '/about-us',
    title: { en: 'About Aurora', es: 'Sobre Aurora', ar: 'عن أورورا' },
    content: { en: aboutEn, es: aboutEs, ar: aboutAr },
  },
  {
    type: 'TNC',
    url: '/term-of-use',
    title: { en: 'Terms of use', es: 'Condiciones de uso', ar: 'شروط الاستخدام' },
    content: {
      en: '<p>Watch for yourself and those on your sofa. Do not copy, resell or project our films on your neighbour’s house, however good the wall is.</p><p>A membership runs for the period that you bought and renews until you cancel. You may cancel at any time, and keep what you paid for until it ends.</p>',
      es: '<p>Mira para ti y para quienes estén en tu sofá. No copies, revendas ni proyectes nuestras películas en la casa del vecino, por buena que sea la pared.</p><p>La suscripción dura lo que compraste y se renueva hasta que la canceles. Puedes hacerlo cuando quieras y conservas lo pagado hasta el final.</p>',
      ar: '<p>شاهد لنفسك ولمن على أريكتك. لا تنسخ أفلامنا ولا تبعها ولا تعرضها على بيت الجار مهما كان الجدار مناسبًا.</p><p>يستمر الاشتراك للمدة التي اشتريتها ويتجدد حتى تلغيه. يمكنك الإلغاء متى شئت، ويبقى لك ما دفعته حتى نهايته.</p>',
    },
  },
  {
    type: 'PRIVACY_POLICY',
    url: '/privacy-policy',
    title: { en: 'Privacy', es: 'Privacidad', ar: 'الخصوصية' },
    content: {
      en: '<p>We keep your name, your address and where you paused. We need the first two to let you in and the third to let you continue. We sell none of it.</p>',
      es: '<p>Guardamos tu nombre, tu correo y dónde pausaste. Lo primero para dejarte entrar y lo último para que sigas. No vendemos nada.</p>',
      ar: '<p>نحتفظ باسمك وبريدك والموضع الذي توقفت عنده. الأولان لندخلك والثالث لتكمل. لا نبيع شيئًا منها.</p>',
    },
  },
  {
    type: 'COPYRIGHT',
    url: '/copyright',
    title: { en: 'Copyright', es: 'Derechos de autor', ar: 'حقوق النشر' },
    content: {
      en: '<p>All films, pictures and music on this demonstration site were made by a program, for this site. The people in them do not exist; any likeness to a camel is intended.</p>',
      es: '<p>Todas las películas, imágenes y músicas de este sitio de demostración las hizo un programa para este sitio. Las personas no existen; todo parecido con un camello es intencionado.</p>',
      ar: '<p>كل الأفلام والصور والموسيقى في هذا الموقع التجريبي صنعها برنامج من أجله. الأشخاص فيها غير موجودين، وأي شبه بجمل مقصود.</p>',
    },
  },
  {
    type: 'FAQ',
    url: '/faq',
    title: { en: 'Questions', es: 'Preguntas', ar: 'أسئلة' },
    content: {
      en: [
        {
          question: 'What is free?',
          answer:
            'More than half of the films. Those with a lock are for members; a few only ask you to log in, so that we know where you paused.',
        },
        {
          question: 'Can I cancel?',
          answer: 'Any time, under Subscriptions. You keep watching until the period that you paid for ends.',
        },
        {
          question: 'Which languages are there?',
          answer:
            'The site speaks English, Spanish and Arabic. Films have captions in English and in Spanish or Arabic.',
        },
        { question: 'Why is the live sky camera black?', answer: 'It is night there. Give it a minute.' },
      ],
      es: [
        {
          question: '¿Qué es gratis?',
          answer:
            'Más de la mitad de las películas. Las que llevan candado son para socios; unas pocas solo piden iniciar sesión, para saber dónde pausaste.',
        },
        {
          question: '¿Puedo cancelar?',
          answer: 'Cuando quieras, en Suscripciones. Sigues viendo hasta que acabe el periodo pagado.',
        },
        {
          question: '¿Qué idiomas hay?',
          answer:
            'El sitio habla inglés, español y árabe. Las películas llevan subtítulos en inglés y en español o árabe.',
        },
        { question: '¿Por qué la cámara del cielo está negra?', answer: 'Allí es de noche. Dale un minuto.' },
      ],
      ar: [
        {
          question: 'ما المجاني؟',
          answer:
            'أكثر من نصف الأفلام. ما عليه قفل للأعضاء، وقليل منها يطلب تسجيل الدخول فقط لنعرف أين توقفت.',
        },
        {
          question: 'هل يمكنني الإلغاء؟',
          answer: 'في أي وقت من صفحة الاشتراكات، وتواصل المشاهدة حتى نهاية المدة المدفوعة.',
        },
        {
          question: 'ما اللغات المتاحة؟',
          answer:
            'الموقع بالإنجليزية والإسبانية والعربية، والأفلام مترجمة بالإنجليزية وبالإسبانية أو العربية.',
        },
        { question: 'لماذا كاميرا السماء سوداء؟', answer: 'الوقت ليل هناك. امنحها دقيقة.' },
      ],
    },
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
