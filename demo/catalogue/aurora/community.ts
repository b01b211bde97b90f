import type { Brand } from '#demo/seed/types.ts';

export const critics: Brand['critics'] = [
  'Ingrid Aas',
  'Tomás Vidal',
  'Leila Mansour',
  'Peter Okonkwo',
  'Júlia Prat',
  'Hassan El-Amin',
  'Wren Gallagher',
  'Mateo Luna',
  'Sanna Koski',
];

export const critiques: Brand['critiques'] = [
  {
    rating: 5,
    title: 'Watched it twice',
    text: 'Once for the story and once for the light. The second time was better.',
  },
  {
    rating: 4,
    title: 'Trust the first ten minutes',
    text: 'It asks for patience and then pays it back with interest.',
  },
  {
    rating: 4.5,
    title: 'My mother called it "proper"',
    text: 'She has not said that about a film since 1982.',
  },
  { rating: 3, title: 'Lovely, a little long', text: 'I would cut one sunset. Only one.' },
  { rating: 5, title: 'The sound!', text: 'Put on headphones. There is a whole second film in there.' },
  { rating: 3.5, title: 'Not what the poster says', text: 'Which turned out to be a good thing.' },
  {
    rating: 4,
    title: 'Stayed up too late',
    text: 'Meant to watch a quarter of an hour. Missed my stop in the morning.',
  },
  { rating: 2.5, title: 'Not for me', text: 'Beautiful, but I kept waiting for somebody to shut a door.' },
  { rating: 4.5, title: 'Take tissues', text: 'It is the last scene, with the tea. You will see.' },
  {
    rating: 5,
    title: 'Exactly the right length',
    text: 'No scene that I would miss, and none that I would add.',
  },
  {
    rating: 4,
    title: 'Good with subtitles on',
    text: 'Even in my own language. The translation has jokes of its own.',
  },
];
