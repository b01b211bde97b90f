import type { Brand } from '#demo/seed/types.ts';

/** In the three languages of the brand, as its viewers write. */
export const commentThreads: Brand['commentThreads'] = [
  {
    comment:
      'Does anybody know what is playing on the radio in the kitchen scene? I have been humming it since Tuesday.',
    replies: [
      'It was written for the film. You are humming something that does not exist anywhere else.',
      'That is the nicest thing anybody has said to me this week.',
      'Same here, and I do not even own a radio.',
    ],
  },
  {
    comment: 'La segunda vez me fijé en las manos. Todo está en las manos.',
    replies: ['Y en la taza. Mira la taza.', 'Acabo de volver a verla por la taza. Tienes razón.'],
  },
  {
    comment: 'شاهدته مع أمي. لم تقل شيئًا طوال الفيلم، ثم قالت: «هذا نحن».',
    replies: ['أمي قالت الشيء نفسه تقريبًا.', 'يبدو أن الأمهات يتفقن على هذا الفيلم.'],
  },
  { comment: 'Best watched with the lights off and the phone in another room. Mine was in another flat. 🌌' },
  {
    comment: 'Is it only me, or does the sound get quieter every time somebody lies?',
    replies: [
      '…I have to start again from the beginning now.',
      'It does. The sound editor confirmed it in an interview.',
    ],
  },
  {
    comment: '¿Alguien sabe dónde se rodó la escena del puente? Quiero ir a sentarme allí.',
    replies: ['En Cádiz, pero el puente ya no está. Puedes sentarte donde estaba.'],
  },
  { comment: 'I came for the poster and stayed for the goat.' },
  {
    comment: 'Subtitles on line 412: "He sighs in Portuguese." Whoever wrote that deserves a prize.',
    replies: [
      'That was me. Thank you. There were three candidates for the sigh.',
      'Which were the other two?',
      'In Galician, and tiredly.',
    ],
  },
  { comment: 'المشهد الأخير من دون موسيقى كان قرارًا شجاعًا.', replies: ['وأنا سمعت الموسيقى مع ذلك.'] },
  { comment: 'Too slow for me, and I say that as somebody who waits for paint.' },
  {
    comment: 'Mi abuelo fue farero y dice que está todo bien salvo el nudo.',
    replies: ['¿Qué nudo debería ser?', 'No lo quiere decir. Dice que quien lo sabe, lo sabe.'],
  },
  { comment: 'Watched it on a train and missed a change. Would miss it again. 🚂❤️' },
  {
    comment: 'The ending is not open. It is ajar. There is a difference.',
    replies: ['I am going to steal this sentence.', 'Please leave the door as you found it.'],
  },
  {
    comment: 'بكيت في الدقيقة الثانية والأربعين. وأنتم؟',
    replies: ['في الأربعين. كنت مستعجلًا.', 'لم أبكِ. كان في عيني رمل.'],
  },
  { comment: 'Five of us on one sofa, two languages, one box of dates. Perfect evening.' },
];
