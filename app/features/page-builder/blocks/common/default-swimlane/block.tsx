export { LaneBlock as DefaultSwimlane } from '#app/features/page-builder/lanes/lane-block.tsx';
