import type { RefObject } from 'react';
import type { PlaybackSession } from './playback-session.ts';

export type SessionRef = RefObject<PlaybackSession>;
