// The two builds differ in their manifest parser only, so one type serves both.
export type ShakaLibrary = typeof import('shaka-player/dist/shaka-player.hls-es2021.js').default;
export type ShakaPlayer = InstanceType<ShakaLibrary['Player']>;
