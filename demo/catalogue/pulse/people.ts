import type { Person } from '#demo/seed/types.ts';

export const people: readonly Person[] = [
  {
    id: 'mina-okafor',
    views: 61200,
    name: { en: 'Mina Okafor', fr: 'Mina Okafor' },
    details: {
      from: { en: 'Lagos', fr: 'Lagos' },
      teaches: { en: 'Yoga, Breathing', fr: 'Yoga, Respiration' },
    },
    social: { instagram: 'https://instagram.com/minaokafor.example' },
    bio: {
      en: 'Teaches yoga to people who say that they cannot. Was one of them; could not touch her knees until thirty-one.',
      fr: 'Enseigne le yoga à ceux qui disent ne pas pouvoir. Elle en était : à trente et un ans, elle n’atteignait pas ses genoux.',
    },
  },
  {
    id: 'theo-marchetti',
    views: 57010,
    name: { en: 'Théo Marchetti', fr: 'Théo Marchetti' },
    details: { from: { en: 'Lyon', fr: 'Lyon' }, teaches: { en: 'Running', fr: 'Course' } },
    social: {
      twitter: 'https://twitter.com/theomarchetti_ex',
      facebook: 'https://facebook.com/theomarchetti.example',
    },
    bio: {
      en: 'Ran to catch a bus in 2009 and did not stop. Coaches every distance as if there were a bus at the end.',
      fr: 'A couru après un bus en 2009 et ne s’est plus arrêté. Entraîne chaque distance comme s’il y avait un bus au bout.',
    },
  },
  {
    id: 'june-park',
    views: 49880,
    name: { en: 'June Park', fr: 'June Park' },
    details: { from: { en: 'Busan', fr: 'Busan' }, teaches: { en: 'Strength', fr: 'Force' } },
    social: {
      instagram: 'https://instagram.com/junepark.example',
      twitter: 'https://twitter.com/junepark_ex',
    },
    bio: {
      en: 'Former weightlifter, permanent optimist. Names her kettlebells after politicians.',
      fr: 'Ancienne haltérophile, optimiste permanente. Donne à ses kettlebells des noms d’hommes politiques.',
    },
  },
  {
    id: 'dario-costa',
    views: 38214,
    name: { en: 'Dario Costa', fr: 'Dario Costa' },
    details: { from: { en: 'Recife', fr: 'Recife' }, teaches: { en: 'HIIT', fr: 'HIIT' } },
    social: { instagram: 'https://instagram.com/dariocosta.example' },
    bio: {
      en: 'Interval specialist. His rest periods are famous for being described as rest.',
      fr: 'Spécialiste du fractionné. Ses temps de repos sont connus pour en porter le nom.',
    },
  },
  {
    id: 'ruth-abara',
    views: 44102,
    name: { en: 'Ruth Abara', fr: 'Ruth Abara' },
    details: { from: { en: 'Manchester', fr: 'Manchester' }, teaches: { en: 'Boxing', fr: 'Boxe' } },
    social: {
      twitter: 'https://twitter.com/ruthabara_ex',
      facebook: 'https://facebook.com/ruthabara.example',
    },
    bio: {
      en: 'Three-time amateur champion, one-time librarian. Still insists on silence during combinations.',
      fr: 'Triple championne amateur, ex-bibliothécaire. Exige toujours le silence pendant les enchaînements.',
    },
  },
  {
    id: 'lars-vinter',
    views: 27750,
    name: { en: 'Lars Vinter', fr: 'Lars Vinter' },
    details: { from: { en: 'Aarhus', fr: 'Aarhus' }, teaches: { en: 'Cycling', fr: 'Vélo' } },
    bio: {
      en: 'Rides to work in the wrong direction, for the hill.',
      fr: 'Va au travail dans le mauvais sens, pour la côte.',
    },
  },
  {
    id: 'amelie-roux',
    views: 35690,
    name: { en: 'Amélie Roux', fr: 'Amélie Roux' },
    details: { from: { en: 'Nantes', fr: 'Nantes' }, teaches: { en: 'Dance, Barre', fr: 'Danse, Barre' } },
    social: {
      instagram: 'https://instagram.com/amelieroux.example',
      facebook: 'https://facebook.com/amelieroux.example',
      twitter: 'https://twitter.com/amelieroux_ex',
    },
    bio: {
      en: 'Danced at the opera, then at weddings; says that the second public is harder.',
      fr: 'A dansé à l’opéra, puis dans les mariages ; dit que le second public est plus dur.',
    },
  },
  {
    id: 'sol-herrera',
    views: 31225,
    name: { en: 'Sol Herrera', fr: 'Sol Herrera' },
    details: {
      from: { en: 'Bogotá', fr: 'Bogota' },
      teaches: { en: 'Mobility, Recovery', fr: 'Mobilité, Récupération' },
    },
    bio: {
      en: 'Physiotherapist. Has met your hip flexors before, and forgives them.',
      fr: 'Kinésithérapeute. A déjà rencontré vos fléchisseurs de hanche, et leur pardonne.',
    },
  },
  {
    id: 'ken-lee-morita',
    views: 22980,
    name: { en: 'Ken Lee-Morita', fr: 'Ken Lee-Morita' },
    details: {
      from: { en: 'Vancouver', fr: 'Vancouver' },
      teaches: { en: 'Meditation, Sleep', fr: 'Méditation, Sommeil' },
    },
    bio: {
      en: 'Teaches people to sit still. Fidgets when nobody is looking.',
      fr: 'Apprend aux gens à rester immobiles. Gigote quand personne ne regarde.',
    },
  },
  {
    id: 'fatou-ndiaye',
    views: 40318,
    name: { en: 'Fatou Ndiaye', fr: 'Fatou Ndiaye' },
    details: { from: { en: 'Saint-Louis', fr: 'Saint-Louis' }, teaches: { en: 'Cooking', fr: 'Cuisine' } },
    social: { instagram: 'https://instagram.com/fatoundiaye.example' },
    bio: {
      en: 'Cook and sports dietitian. Has never once said "superfood" with a straight face.',
      fr: 'Cuisinière et diététicienne du sport. N’a jamais dit « superaliment » sans rire.',
    },
  },
  {
    id: 'gus-oneill',
    views: 18004,
    name: { en: 'Gus O’Neill', fr: 'Gus O’Neill' },
    details: { from: { en: 'Galway', fr: 'Galway' }, teaches: { en: 'Open water', fr: 'Eau libre' } },
    bio: {
      en: 'Swims in any water that is legally water. Has thoughts about wetsuits.',
      fr: 'Nage dans tout ce qui est légalement de l’eau. A un avis sur les combinaisons.',
    },
  },
  {
    id: 'nora-bakker',
    views: 26451,
    name: { en: 'Nora Bakker', fr: 'Nora Bakker' },
    details: {
      from: { en: 'Rotterdam', fr: 'Rotterdam' },
      teaches: { en: 'Strength after sixty', fr: 'Force après soixante ans' },
    },
    social: { facebook: 'https://facebook.com/norabakker.example' },
    bio: {
      en: 'Seventy-one years old, deadlifts eighty kilos, charges the grandchildren for rides.',
      fr: 'Soixante et onze ans, quatre-vingts kilos au soulevé de terre, fait payer le tour de dos aux petits-enfants.',
    },
  },
];
