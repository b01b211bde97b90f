import type { Page } from '#demo/seed/types.ts';

export const questions: Page['content'] = {
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
    {
      question: 'On what can I watch?',
      answer:
        '<p>On whatever has a browser:</p><ul><li>a phone or a tablet,</li><li>a computer,</li><li>a television that can open a web page.</li></ul>',
    },
    {
      question: 'Who writes the descriptions?',
      answer: 'Three people in a booth. They take turns; you can tell by the commas.',
    },
    {
      question: 'I found a mistake in the subtitles.',
      answer:
        'Thank you. Write to <a href="mailto:booth@aurora.example">booth@aurora.example</a> with the film and the minute.',
    },
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
    {
      question: '¿Dónde puedo ver las películas?',
      answer:
        '<p>En cualquier cosa con navegador:</p><ul><li>un móvil o una tableta,</li><li>un ordenador,</li><li>un televisor que abra páginas web.</li></ul>',
    },
    {
      question: '¿Quién escribe las descripciones?',
      answer: 'Tres personas en una cabina. Se turnan; se nota en las comas.',
    },
    {
      question: 'He encontrado un error en los subtítulos.',
      answer:
        'Gracias. Escribe a <a href="mailto:booth@aurora.example">booth@aurora.example</a> con la película y el minuto.',
    },
  ],
  ar: [
    {
      question: 'ما المجاني؟',
      answer: 'أكثر من نصف الأفلام. ما عليه قفل للأعضاء، وقليل منها يطلب تسجيل الدخول فقط لنعرف أين توقفت.',
    },
    {
      question: 'هل يمكنني الإلغاء؟',
      answer: 'في أي وقت من صفحة الاشتراكات، وتواصل المشاهدة حتى نهاية المدة المدفوعة.',
    },
    {
      question: 'ما اللغات المتاحة؟',
      answer: 'الموقع بالإنجليزية والإسبانية والعربية، والأفلام مترجمة بالإنجليزية وبالإسبانية أو العربية.',
    },
    { question: 'لماذا كاميرا السماء سوداء؟', answer: 'الوقت ليل هناك. امنحها دقيقة.' },
    {
      question: 'على أي جهاز أشاهد؟',
      answer:
        '<p>على كل ما فيه متصفح:</p><ul><li>هاتف أو جهاز لوحي،</li><li>حاسوب،</li><li>تلفاز يفتح صفحات الويب.</li></ul>',
    },
    { question: 'من يكتب الأوصاف؟', answer: 'ثلاثة أشخاص في غرفة عرض، بالتناوب. تعرفهم من الفواصل.' },
    {
      question: 'وجدت خطأ في الترجمة.',
      answer:
        'شكرًا لك. راسل <a href="mailto:booth@aurora.example">booth@aurora.example</a> واذكر الفيلم والدقيقة.',
    },
  ],
};
