// chunk: classic-home

/** A home with a banner and rows: built homes do without its code. */
export { HomePage as ClassicHome } from '#app/features/catalogue/home/home-page.tsx';
