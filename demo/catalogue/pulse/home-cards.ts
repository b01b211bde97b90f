import { card, localised, pictures, toCategory } from '#demo/seed/built-page.ts';
import type { Text } from '#demo/seed/types.ts';
import { plans } from './shop-and-community.ts';

const discipline = (picture: string, [id, name]: [string, string], heading: Text, subHeading: Text) => ({
  ...card(picture, heading, subHeading),
  link: toCategory(id, name),
});

const coach = ([id, name]: [string, string], subHeading: Text) => ({
  heading: name,
  sub_heading: localised(subHeading),
  image_s3key: pictures.artist(id),
  link: { type: 'ARTIST_DETAIL', data: { id } },
});

/** What the plan costs, as each language writes it. */
const price = (id: string): Text => {
  const euros = ((plans.find((plan) => plan.id === id)?.amountMinor ?? 0) / 100).toFixed(2);
  return { en: `€${euros}`, fr: `${euros.replace('.', ',')} €` };
};

const membership = (id: string, picture: string, heading: Text, subHeading: Text) => ({
  ...card(picture, heading, subHeading),
  price_tag: localised(price(id)),
  button_text: localised({ en: 'Choose', fr: 'Choisir' }),
  link: { type: 'PRICING' },
});

export const disciplines = {
  component_key: 'classScroller',
  heading: localised({ en: 'What does your body say?', fr: 'Que dit votre corps ?' }),
  card_data: [
    discipline(
      'sunrise-flow',
      ['yoga', 'Yoga'],
      { en: 'Yoga', fr: 'Yoga' },
      { en: 'Bend without breaking', fr: 'Plier sans casser' },
    ),
    discipline(
      'iron-hour',
      ['strength', 'Strength'],
      { en: 'Strength', fr: 'Force' },
      { en: 'Lift what matters', fr: 'Soulever ce qui compte' },
    ),
    discipline(
      'tabata-thunder',
      ['hiit', 'HIIT'],
      { en: 'HIIT', fr: 'HIIT' },
      { en: 'Short, loud, done', fr: 'Court, intense, fini' },
    ),
    discipline(
      'rain-run',
      ['running', 'Running'],
      { en: 'Running', fr: 'Course' },
      { en: 'From your own door', fr: 'Depuis votre porte' },
    ),
    discipline(
      'coastal-40',
      ['cycling', 'Cycling'],
      { en: 'Cycling', fr: 'Vélo' },
      { en: 'Far, without leaving', fr: 'Loin, sans partir' },
    ),
    discipline(
      'bag-work',
      ['boxing', 'Boxing'],
      { en: 'Boxing', fr: 'Boxe' },
      { en: 'Hit something safe', fr: 'Frapper sans danger' },
    ),
    discipline(
      'salsa-in-socks',
      ['dance', 'Dance'],
      { en: 'Dance', fr: 'Danse' },
      { en: 'Socks recommended', fr: 'Chaussettes conseillées' },
    ),
    discipline(
      'sleep-like-a-cat',
      ['mind', 'Mind & Sleep'],
      { en: 'Mind & Sleep', fr: 'Esprit et sommeil' },
      { en: 'The hardest part', fr: 'Le plus difficile' },
    ),
  ],
};

export const coaches = {
  component_key: 'trainerSlider',
  heading: localised({ en: 'The people who will say “one more”', fr: 'Ceux qui diront « encore une »' }),
  card_data: [
    coach(['mina-okafor', 'Mina Okafor'], { en: 'Yoga, mobility', fr: 'Yoga, mobilité' }),
    coach(['theo-marchetti', 'Théo Marchetti'], { en: 'Running', fr: 'Course' }),
    coach(['june-park', 'June Park'], { en: 'Strength', fr: 'Force' }),
    coach(['dario-costa', 'Dario Costa'], { en: 'HIIT', fr: 'HIIT' }),
    coach(['ruth-abara', 'Ruth Abara'], { en: 'Boxing', fr: 'Boxe' }),
    coach(['lars-vinter', 'Lars Vinter'], { en: 'Cycling', fr: 'Vélo' }),
    coach(['amelie-roux', 'Amélie Roux'], { en: 'Dance, barre', fr: 'Danse, barre' }),
    coach(['sol-herrera', 'Sol Herrera'], { en: 'Recovery', fr: 'Récupération' }),
    coach(['ken-lee-morita', 'Ken Lee-Morita'], { en: 'Meditation, sleep', fr: 'Méditation, sommeil' }),
    coach(['fatou-ndiaye', 'Fatou Ndiaye'], { en: 'Cooking', fr: 'Cuisine' }),
  ],
};

export const programmes = {
  component_key: 'fitnessPlans',
  heading: localised({ en: 'A plan for your week', fr: 'Un programme pour votre semaine' }),
  link: toCategory('programmes', 'Programmes'),
  card_data: [
    card(
      'couch-to-coast',
      { en: 'Couch to Coast', fr: 'Du canapé à la côte' },
      { en: 'Four runs, one beach', fr: 'Quatre courses, une plage' },
    ),
    {
      is_multiple: true,
      card_a: card(
        'thirty-day-reset',
        { en: 'Thirty-Day Reset', fr: 'Trente jours pour repartir' },
        { en: 'Small, kind things', fr: 'De petites choses gentilles' },
      ),
      card_b: card(
        'no-kit-needed',
        { en: 'No Kit Needed', fr: 'Sans matériel' },
        { en: 'You, and a floor', fr: 'Vous, et un sol' },
      ),
    },
    card(
      'with-a-kettlebell',
      { en: 'With a Kettlebell', fr: 'Avec une kettlebell' },
      { en: 'One lump of iron', fr: 'Un bloc de fonte' },
    ),
    {
      is_multiple: true,
      card_a: card(
        'lunch-break',
        { en: 'Lunch Break', fr: 'Pause déjeuner' },
        { en: 'Six short ones', fr: 'Six séances courtes' },
      ),
      card_b: {
        ...card(
          'desk-rescue',
          { en: 'Daily Ten', fr: 'Dix par jour' },
          { en: 'Ten minutes, every day', fr: 'Dix minutes, chaque jour' },
        ),
        link: toCategory('daily-ten', 'Daily Ten'),
      },
    },
  ],
};

export const memberships = {
  component_key: 'showcaseGrid',
  heading: localised({ en: 'All of it, or for a while', fr: 'Tout, ou pour un moment' }),
  is_tripple: true,
  card_data: [
    membership(
      'plan-month',
      'ten-minute-torch',
      { en: 'A month', fr: 'Un mois' },
      { en: 'Thirty days of everything', fr: 'Trente jours de tout' },
    ),
    membership(
      'plan-quarter',
      'alpine-climbs',
      { en: 'A habit', fr: 'Une habitude' },
      { en: 'Ninety days: what science says it takes', fr: 'Quatre-vingt-dix jours, dit la science' },
    ),
    membership(
      'plan-year',
      'crag-life',
      { en: 'A year', fr: 'Un an' },
      { en: 'For the price of eight months', fr: 'Pour le prix de huit mois' },
    ),
  ],
};
