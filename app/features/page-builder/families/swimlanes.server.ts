import { artistSwimlane } from '../blocks/artist-swimlane/definition.server.ts';
import { defaultSwimlane } from '../blocks/default-swimlane/definition.server.ts';
import { venueSwimlane } from '../blocks/venue-swimlane/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const swimlaneDefinitions: FamilyDefinitions<'swimlanes'> = {
  defaultSwimlane,
  artistSwimlane,
  venueSwimlane,
};
