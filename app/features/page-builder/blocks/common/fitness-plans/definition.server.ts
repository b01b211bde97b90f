import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { toPlansView } from './plan-view.ts';
import { FitnessPlansSchema } from './schema.ts';

/** Training plans: large ones, and pairs of flat ones above each other. */
export const fitnessPlans = defineBlock({
  schema: FitnessPlansSchema,
  toView: toPlansView,
  images: [
    { field: 'card_data.image_s3key', of: 'single', width: 804, height: 596 },
    { field: 'card_data.card_a.image_s3key', width: 804, height: 278 },
    { field: 'card_data.card_b.image_s3key', width: 804, height: 278 },
  ],
  sample: ({ pictures }) => {
    const plan = (index: number, heading: string, description: string) => ({
      heading,
      description,
      link: '/search',
      image_s3key: pick(pictures, index),
    });
    return {
      heading: 'Plans that fit your week',
      card_data: [
        plan(0, 'Ten weeks to 10K', 'Three runs a week, one long one on Sunday.'),
        {
          is_multiple: true,
          card_a: plan(1, 'Desk to deadlift', 'Strength from nothing, in six weeks.'),
          card_b: plan(2, 'Loose by Friday', 'Twelve minutes of mobility a day.'),
        },
        plan(3, 'Back on the mat', 'Yoga after a long break, without hurry.'),
        {
          is_multiple: true,
          card_a: plan(4, 'Two of you', 'Workouts for pairs.'),
          card_b: plan(5, 'Small hours', 'For whoever is up with a baby.'),
        },
      ],
    };
  },
});
