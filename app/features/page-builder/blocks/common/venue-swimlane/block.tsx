export { LaneBlock as VenueSwimlane } from '#app/features/page-builder/lanes/lane-block.tsx';
