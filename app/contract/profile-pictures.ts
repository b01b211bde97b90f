/** Drawn by the site. Apart from the schemas, which browsers do not load for them. */
export const PROFILE_PICTURES = [
  'initial',
  'boat',
  'cat',
  'fish',
  'flower',
  'leaf',
  'moon',
  'robot',
  'star',
] as const;
export type ProfilePicture = (typeof PROFILE_PICTURES)[number];
