export { LaneBlock as ArtistSwimlane } from '#app/features/page-builder/lanes/lane-block.tsx';
