export const VENUE_STAGE_SIZES = '(width >= 900px) 72vw, 100vw';
