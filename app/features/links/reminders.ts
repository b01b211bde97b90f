// chunk: pages

/** No router of a page loads it, and few pages have its form: it is in no table that all of them load. */
export const REMINDERS_PATH = '/resources/reminders';

/** How the part of an address begins that leads back to the button of a reminder, after signing in. */
export const REMINDER_FRAGMENT = '#remind';
