import {
  type BuiltPage,
  button,
  card,
  localised,
  pictures,
  toCategory,
  toTitle,
} from '#demo/seed/built-page.ts';

const studio: BuiltPage = {
  url: 'studio',
  title: { en: 'The studio', fr: 'Le studio' },
  blocks: [
    {
      component_key: 'defaultBanner',
      heading: localised({ en: 'Your living room, our coaches', fr: 'Votre salon, nos coachs' }),
      sub_heading: localised({
        en: 'Two hundred classes, eight channels, no mirrors.',
        fr: 'Deux cents cours, huit chaînes, aucun miroir.',
      }),
      image_s3key: pictures.banner('sunrise-flow'),
      position: 'LEFT',
      cta_button: button({ en: 'See the plans', fr: 'Voir les formules' }, { type: 'PRICING' }),
    },
    {
      component_key: 'narrowAdmonition',
      heading: localised({ en: 'On air around the clock', fr: 'À l’antenne jour et nuit' }),
      description: localised({
        en: 'Somebody is always moving on one of our channels.',
        fr: 'Il y a toujours quelqu’un qui bouge sur l’une de nos chaînes.',
      }),
      cta_button: button({ en: 'Channels', fr: 'Les chaînes' }, { type: 'ALL_IPTV' }),
    },
    {
      component_key: 'liveClassScroller',
      heading: localised({ en: 'Train with us, live', fr: 'Entraînez-vous en direct' }),
      card_data: [
        card(
          'pulse-live-hiit',
          { en: 'HIIT, all together', fr: 'HIIT, tous ensemble' },
          { en: 'Every hour', fr: 'Toutes les heures' },
        ),
        card(
          'pulse-live-yoga',
          { en: 'Yoga before the day', fr: 'Yoga avant la journée' },
          { en: 'With Amélie', fr: 'Avec Amélie' },
        ),
        card(
          'midnight-ride-live',
          { en: 'Midnight ride', fr: 'Balade de minuit' },
          { en: 'Lights off', fr: 'Lumières éteintes' },
        ),
        card(
          'city-10k-live',
          { en: 'City 10K', fr: '10 km en ville' },
          { en: 'From the start line', fr: 'Depuis la ligne de départ' },
        ),
      ],
    },
    {
      component_key: 'definityCards',
      heading: localised({ en: 'What do you need today?', fr: 'De quoi avez-vous besoin aujourd’hui ?' }),
      card_data: [
        card('desk-rescue', { en: 'A straighter back', fr: 'Un dos plus droit' }),
        card('sleep-like-a-cat', { en: 'A night’s sleep', fr: 'Une vraie nuit' }),
        card('ten-minute-torch', { en: 'Ten hard minutes', fr: 'Dix minutes intenses' }),
        card('kitchen-disco', { en: 'To laugh a little', fr: 'Rire un peu' }),
      ],
    },
    {
      component_key: 'defaultSwimlane',
      name: localised({ en: 'Our coaches’ own favourites', fr: 'Les préférés de nos coachs' }),
      type: 'STATIC',
      content_data: [
        'night-run',
        'kettlebell-kitchen',
        'moon-salutation',
        'southpaw-stories',
        'alpine-climbs',
        'the-sunday-bowl',
        'strong-grandmas',
        'slow-yin',
      ],
    },
    {
      component_key: 'fitnessPlans',
      heading: localised({ en: 'Plans that fit your week', fr: 'Des programmes pour votre semaine' }),
      card_data: [
        card('couch-to-coast', { en: 'Couch to Coast', fr: 'Du canapé à la côte' }),
        {
          is_multiple: true,
          card_a: card('thirty-day-reset', { en: 'Thirty-Day Reset', fr: 'Trente jours pour repartir' }),
          card_b: card('no-kit-needed', { en: 'No kit needed', fr: 'Sans matériel' }),
        },
        card('with-a-kettlebell', { en: 'With a kettlebell', fr: 'Avec un kettlebell' }),
      ],
    },
    {
      component_key: 'promotionalLead',
      title: localised({ en: 'Until the end of the month', fr: 'Jusqu’à la fin du mois' }),
      heading: localised({ en: 'One free week', fr: 'Une semaine offerte' }),
      description: localised({
        en: 'Every class, every channel, on every screen you own. Leave whenever you like.',
        fr: 'Tous les cours, toutes les chaînes, sur tous vos écrans. Partez quand vous voulez.',
      }),
      image_s3key: pictures.title('kick-start'),
      aligned: 'RIGHT',
      cta_button: button({ en: 'Start', fr: 'Commencer' }, { type: 'REGISTER' }),
    },
    {
      component_key: 'trainerSlider',
      heading: localised({ en: 'Meet the coaches', fr: 'Rencontrez les coachs' }),
      card_data: (
        [
          ['amelie-roux', 'Amélie Roux', 'Yoga', 'Yoga'],
          ['theo-marchetti', 'Théo Marchetti', 'Boxing', 'Boxe'],
          ['mina-okafor', 'Mina Okafor', 'Strength', 'Force'],
          ['lars-vinter', 'Lars Vinter', 'Cold water', 'Eau froide'],
          ['june-park', 'June Park', 'Dance', 'Danse'],
          ['sol-herrera', 'Sol Herrera', 'Running', 'Course'],
        ] as const
      ).map(([id, heading, en, fr]) => ({
        heading,
        sub_heading: localised({ en, fr }),
        image_s3key: pictures.artist(id),
        link: { type: 'ARTIST_DETAIL', data: { id } },
      })),
    },
    { component_key: 'venueSwimlane', name: localised({ en: 'Where we film', fr: 'Où nous filmons' }) },
  ],
};

const challenge: BuiltPage = {
  url: 'challenge',
  title: { en: 'The winter challenge', fr: 'Le défi de l’hiver' },
  blocks: [
    {
      component_key: 'rowingHeroSection',
      slide_data: [
        {
          image_s3key: pictures.banner('summit-push'),
          content: {
            heading: localised({ en: 'Four weeks, one mountain', fr: 'Quatre semaines, une montagne' }),
            sub_heading: localised({
              en: 'Ride, climb and stretch your way to the top.',
              fr: 'Roulez, grimpez, étirez-vous jusqu’au sommet.',
            }),
            position: 'LEFT',
          },
          cta_button: button({ en: 'Join', fr: 'Participer' }, toTitle('summit-push')),
        },
        {
          image_s3key: pictures.banner('night-run'),
          content: {
            heading: localised({ en: 'Or run it in the dark', fr: 'Ou courez-le dans le noir' }),
            sub_heading: localised({ en: 'With a lamp, and with us.', fr: 'Avec une lampe, et avec nous.' }),
            position: 'CENTER',
          },
          cta_button: button({ en: 'Run', fr: 'Courir' }, toTitle('night-run')),
        },
        {
          image_s3key: pictures.banner('spin-city'),
          content: {
            heading: localised({ en: 'Or never leave the room', fr: 'Ou sans quitter la pièce' }),
            position: 'LEFT',
          },
          cta_button: button({ en: 'Ride', fr: 'Rouler' }, toTitle('spin-city')),
        },
      ],
    },
    {
      component_key: 'decomposedBanners',
      heading: localised({ en: 'Pick your week', fr: 'Choisissez votre semaine' }),
      description: localised({
        en: 'Each has a mood of its own. Begin with any of them.',
        fr: 'Chacune a son humeur. Commencez par celle que vous voulez.',
      }),
      card_data: [
        card('alpine-climbs', { en: 'Climb', fr: 'Grimper' }),
        card('rain-run', { en: 'Endure', fr: 'Endurer' }),
        card('squat-school', { en: 'Lift', fr: 'Soulever' }),
        card('moon-salutation', { en: 'Breathe', fr: 'Respirer' }),
      ],
    },
    {
      component_key: 'passimCarve',
      title: localised({ en: 'The coach', fr: 'Le coach' }),
      heading_1: localised({ en: 'Lars swims all winter', fr: 'Lars nage tout l’hiver' }),
      heading_2: localised({ en: 'You need not', fr: 'Rien ne vous y oblige' }),
      description: localised({
        en: 'But he will show you how the first half minute is done, and why nobody regrets the second.',
        fr: 'Mais il vous montrera comment passer la première demi-minute, et pourquoi personne ne regrette la seconde.',
      }),
      image_s3key: pictures.title('cold-plunge'),
      aligned: 'RIGHT',
    },
    {
      component_key: 'classyBanners',
      heading: localised({ en: 'Three ways in', fr: 'Trois entrées' }),
      slide_data: [
        { ...card('iron-hour', { en: 'Iron', fr: 'Le fer' }), image_s3key: pictures.banner('iron-hour') },
        card('coastal-40', { en: 'Road', fr: 'La route' }),
        card('open-water', { en: 'Water', fr: 'L’eau' }),
      ],
    },
    {
      component_key: 'classScroller',
      heading: localised({ en: 'Week by week', fr: 'Semaine après semaine' }),
      link: toCategory('cycling', 'Cycling'),
      card_data: [
        card('rhythm-ride', { en: 'One: rhythm', fr: 'Un : le rythme' }),
        card('tunnel-sprints', { en: 'Two: sprints', fr: 'Deux : les sprints' }),
        card('alpine-climbs', { en: 'Three: climbs', fr: 'Trois : les montées' }),
        card('summit-push', { en: 'Four: the top', fr: 'Quatre : le sommet' }),
        card('slow-yin', { en: 'After: nothing', fr: 'Après : rien' }),
      ],
    },
    {
      component_key: 'scrollingCardRow',
      title: localised({ en: 'Stories from the road', fr: 'Histoires de la route' }),
      card_data: [
        card('trail-notes', { en: 'Notes from a trail', fr: 'Notes d’un sentier' }),
        card('marathon-mind', { en: 'The last ten kilometres', fr: 'Les dix derniers kilomètres' }),
        card('crag-life', { en: 'People who live on rocks', fr: 'Ceux qui vivent sur les rochers' }),
        card('coffee-science', { en: 'Coffee, before or after?', fr: 'Café, avant ou après ?' }),
      ],
    },
    {
      component_key: 'bobbingCards',
      heading: localised({ en: 'And on Sunday', fr: 'Et le dimanche' }),
      card_data: [
        { ...card('the-sunday-bowl', { en: 'Eat', fr: 'Manger' }), is_heading_up: true },
        card('sleep-like-a-cat', { en: 'Sleep', fr: 'Dormir' }),
        { ...card('kitchen-disco', { en: 'Dance', fr: 'Danser' }), is_heading_up: true },
      ],
    },
    {
      component_key: 'fineTunedGallery',
      heading: localised({ en: 'Last winter', fr: 'L’hiver dernier' }),
      card_data: (['alpine-climbs', 'rain-run', 'cold-plunge', 'night-run', 'crag-life'] as const).map(
        (name, index) => ({
          image_s3key: pictures.title(name),
          size: ['other', 'sm', 'md', 'sm', 'other'][index],
        }),
      ),
    },
    {
      component_key: 'callToActionBanner',
      heading: localised({ en: 'What are you looking for?', fr: 'Que cherchez-vous ?' }),
      input_placeholder: localised({
        en: 'Climbs, sprints, ten minutes …',
        fr: 'Montées, sprints, dix minutes…',
      }),
      image_s3key: pictures.banner('ring-of-fire'),
      cta_button: button({ en: 'Search', fr: 'Chercher' }, '/search'),
    },
    {
      component_key: 'artistSwimlane',
      name: localised({ en: 'Who will be with you', fr: 'Qui vous accompagne' }),
    },
    {
      component_key: 'showcaseGrid',
      heading: localised({ en: 'Ways to join', fr: 'Comment participer' }),
      card_data: [
        {
          ...card('pulse-live-hiit', { en: 'For a month', fr: 'Pour un mois' }),
          button_text: localised({ en: 'See the plans', fr: 'Voir les formules' }),
          link: { type: 'PRICING' },
        },
        {
          ...card('strong-grandmas', { en: 'With somebody', fr: 'À deux' }),
          button_text: localised({ en: 'Register', fr: 'S’inscrire' }),
          link: { type: 'REGISTER' },
        },
        {
          ...card('pulse-live-yoga', { en: 'Just looking', fr: 'Juste pour voir' }),
          button_text: localised({ en: 'Channels', fr: 'Les chaînes' }),
          link: { type: 'ALL_IPTV' },
        },
      ],
    },
  ],
};

export const builtPages: readonly BuiltPage[] = [studio, challenge];
