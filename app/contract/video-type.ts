import * as v from 'valibot';

/** SPV a single video, MPVP a multi-part parent, MPVC its part, LIVE and VOD_LIVE streams, PLAYLIST. */
export const VIDEO_TYPES = ['SPV', 'MPVP', 'MPVC', 'LIVE', 'VOD_LIVE', 'PLAYLIST'] as const;
export const VideoTypeSchema = v.picklist(VIDEO_TYPES);
export type VideoType = v.InferOutput<typeof VideoTypeSchema>;
