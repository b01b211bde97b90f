export type SourceKind = 'hls' | 'dash' | 'progressive';

/**
 * Which way of playing a URL takes, by the extension of its path. A packager's URL without one is taken for
 * HLS.
 */
export function sourceKindOf(url: string): SourceKind {
  const path = url.split(/[?#]/, 1)[0]?.toLowerCase() ?? '';
  if (path.endsWith('.mpd')) return 'dash';
  return /\.(?:mp4|m4v|webm|mov|ogv)$/.test(path) ? 'progressive' : 'hls';
}

/** The type of a `<source>`, so that a browser without scripts skips what it cannot play. */
export function mimeTypeOf(url: string): string {
  switch (sourceKindOf(url)) {
    case 'hls':
      return 'application/vnd.apple.mpegurl';
    case 'dash':
      return 'application/dash+xml';
    case 'progressive':
      return /\.(?:webm|ogv)(?:[?#]|$)/i.test(url) ? 'video/webm' : 'video/mp4';
  }
}
