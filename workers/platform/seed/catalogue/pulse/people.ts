import type { Person, Place } from '../../types.ts';

export const people: readonly Person[] = [
  {
    id: 'mina-okafor',
    views: 61200,
    name: { en: 'Mina Okafor', fr: 'Mina Okafor' },
    born: { en: 'Lagos', fr: 'Lagos' },
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
    born: { en: 'Lyon', fr: 'Lyon' },
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
    born: { en: 'Busan', fr: 'Busan' },
    bio: {
      en: 'Former weightlifter, permanent optimist. Names her kettlebells after politicians.',
      fr: 'Ancienne haltérophile, optimiste permanente. Donne à ses kettlebells des noms d’hommes politiques.',
    },
  },
  {
    id: 'dario-costa',
    views: 38214,
    name: { en: 'Dario Costa', fr: 'Dario Costa' },
    born: { en: 'Recife', fr: 'Recife' },
    bio: {
      en: 'Interval specialist. His rest periods are famous for being described as rest.',
      fr: 'Spécialiste du fractionné. Ses temps de repos sont connus pour en porter le nom.',
    },
  },
  {
    id: 'ruth-abara',
    views: 44102,
    name: { en: 'Ruth Abara', fr: 'Ruth Abara' },
    born: { en: 'Manchester', fr: 'Manchester' },
    bio: {
      en: 'Three-time amateur champion, one-time librarian. Still insists on silence during combinations.',
      fr: 'Triple championne amateur, ex-bibliothécaire. Exige toujours le silence pendant les enchaînements.',
    },
  },
  {
    id: 'lars-vinter',
    views: 27750,
    name: { en: 'Lars Vinter', fr: 'Lars Vinter' },
    born: { en: 'Aarhus', fr: 'Aarhus' },
    bio: {
      en: 'Rides to work in the wrong direction, for the hill.',
      fr: 'Va au travail dans le mauvais sens, pour la côte.',
    },
  },
  {
    id: 'amelie-roux',
    views: 35690,
    name: { en: 'Amélie Roux', fr: 'Amélie Roux' },
    born: { en: 'Nantes', fr: 'Nantes' },
    bio: {
      en: 'Danced at the opera, then at weddings; says that the second public is harder.',
      fr: 'A dansé à l’opéra, puis dans les mariages ; dit que le second public est plus dur.',
    },
  },
  {
    id: 'sol-herrera',
    views: 31225,
    name: { en: 'Sol Herrera', fr: 'Sol Herrera' },
    born: { en: 'Bogotá', fr: 'Bogota' },
    bio: {
      en: 'Physiotherapist. Has met your hip flexors before, and forgives them.',
      fr: 'Kinésithérapeute. A déjà rencontré vos fléchisseurs de hanche, et leur pardonne.',
    },
  },
  {
    id: 'ken-lee-morita',
    views: 22980,
    name: { en: 'Ken Lee-Morita', fr: 'Ken Lee-Morita' },
    born: { en: 'Vancouver', fr: 'Vancouver' },
    bio: {
      en: 'Teaches people to sit still. Fidgets when nobody is looking.',
      fr: 'Apprend aux gens à rester immobiles. Gigote quand personne ne regarde.',
    },
  },
  {
    id: 'fatou-ndiaye',
    views: 40318,
    name: { en: 'Fatou Ndiaye', fr: 'Fatou Ndiaye' },
    born: { en: 'Saint-Louis', fr: 'Saint-Louis' },
    bio: {
      en: 'Cook and sports dietitian. Has never once said "superfood" with a straight face.',
      fr: 'Cuisinière et diététicienne du sport. N’a jamais dit « superaliment » sans rire.',
    },
  },
  {
    id: 'gus-oneill',
    views: 18004,
    name: { en: 'Gus O’Neill', fr: 'Gus O’Neill' },
    born: { en: 'Galway', fr: 'Galway' },
    bio: {
      en: 'Swims in any water that is legally water. Has thoughts about wetsuits.',
      fr: 'Nage dans tout ce qui est légalement de l’eau. A un avis sur les combinaisons.',
    },
  },
  {
    id: 'nora-bakker',
    views: 26451,
    name: { en: 'Nora Bakker', fr: 'Nora Bakker' },
    born: { en: 'Rotterdam', fr: 'Rotterdam' },
    bio: {
      en: 'Seventy-one years old, deadlifts eighty kilos, charges the grandchildren for rides.',
      fr: 'Soixante et onze ans, quatre-vingts kilos au soulevé de terre, fait payer le tour de dos aux petits-enfants.',
    },
  },
];

export const venues: readonly Place[] = [
  {
    id: 'pulse-studio-one',
    name: { en: 'Pulse Studio One', fr: 'Studio Pulse Un' },
    address: { en: '3 Foundry Lane, Lyon', fr: '3, allée de la Fonderie, Lyon' },
    description: {
      en: 'The neon hall where most classes are filmed. The floor is sprung; the coffee is stronger.',
      fr: 'La salle au néon où l’on filme presque tous les cours. Le plancher est souple ; le café, costaud.',
    },
  },
  {
    id: 'harbour-track',
    name: { en: 'Harbour Track', fr: 'Piste du Port' },
    address: { en: 'Quai Sud, Nantes', fr: 'Quai Sud, Nantes' },
    description: {
      en: 'Four hundred metres beside the water. The wind is always against you; nobody knows how.',
      fr: 'Quatre cents mètres au bord de l’eau. Le vent est toujours de face ; nul ne sait comment.',
    },
  },
  {
    id: 'north-wall',
    name: { en: 'The North Wall', fr: 'La Face Nord' },
    address: { en: 'Route du Col, Chamonix', fr: 'Route du Col, Chamonix' },
    description: {
      en: 'Granite, ice and a hut with excellent tart.',
      fr: 'Du granit, de la glace et un refuge à la tarte excellente.',
    },
  },
  {
    id: 'velodrome-est',
    name: { en: 'Vélodrome Est', fr: 'Vélodrome Est' },
    address: { en: 'Avenue des Pistards, Roubaix', fr: 'Avenue des Pistards, Roubaix' },
    description: {
      en: 'Forty-two degrees of banking. Look at the line, not at the drop.',
      fr: 'Quarante-deux degrés de pente. Regardez la ligne, pas le vide.',
    },
  },
  {
    id: 'lake-lido',
    name: { en: 'Lake Lido', fr: 'Lido du Lac' },
    address: { en: 'Rive Nord, Annecy', fr: 'Rive Nord, Annecy' },
    description: {
      en: 'A jetty, a kettle, and water that tells the truth about Tuesday.',
      fr: 'Un ponton, une bouilloire et une eau qui dit la vérité sur le mardi.',
    },
  },
];
