import type { Brand } from '#demo/seed/types.ts';

/** In both languages of the brand, as its viewers write. */
export const commentThreads: Brand['commentThreads'] = [
  {
    comment: 'Did this at six in the morning. The neighbours now think that I have a dog.',
    replies: ['Mine asked for its name.', 'I told mine it is called Burpee.'],
  },
  {
    comment: 'Minute quatorze : je croyais que c’était la fin. Ce n’était pas la fin.',
    replies: ['Ce n’est jamais la fin.', 'La fin, c’est le café.'],
  },
  {
    comment: 'Day 30! 🎉 I can now carry all the shopping in one trip. This was the whole point.',
    replies: [
      'This is the only metric that matters.',
      'Both flights of stairs?',
      'Three. No lift. No regrets.',
    ],
  },
  {
    comment: 'Can you do it with a bad knee? Asking for a knee.',
    replies: ['Skip the jumps in the second round, the rest is kind to knees.', 'My knee and I thank you.'],
  },
  { comment: 'Merci pour la variante lente. Mon chat l’a validée. 🐈' },
  {
    comment: 'The playlist! Where can I find the playlist?',
    replies: ['It was made for the class; there is nothing to find. I looked for an hour.'],
  },
  { comment: 'She says "last one" four times. I counted. I will count again tomorrow.' },
  {
    comment: 'Première fois que je termine sans pause. J’ai applaudi tout seul dans le salon.',
    replies: ['On a applaudi avec toi, de loin.', '👏👏👏'],
  },
  { comment: 'My watch asked whether I was being chased.', replies: ['What did you answer?', 'Not yet.'] },
  {
    comment:
      'Bon rythme, belle lumière, explications claires. Il manque juste quelqu’un pour porter mon corps jusqu’à la douche.',
  },
  {
    comment: 'Too easy on the left side, impossible on the right. I have learned something about my bag.',
    replies: ['Change shoulders for a week, it really helps.'],
  },
  { comment: 'I do this one in the office between two meetings. Nobody has said anything yet. 🧘' },
];
