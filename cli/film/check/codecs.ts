type Support = 'all' | 'some' | 'none';

/** What browsers play of the codecs that streams name (RFC 6381), by how their names start. */
const CODECS: readonly (readonly [prefix: RegExp, name: string, support: Support])[] = [
  [/^avc[13]\./, 'H.264', 'all'],
  [/^mp4a\.40\.|^mp4a\.67$/, 'AAC', 'all'],
  [/^mp4a\.(?:69|6b)$/i, 'MP3', 'all'],
  [/^(?:hvc1|hev1)/, 'HEVC', 'some'],
  [/^(?:dvh1|dvhe)/, 'Dolby Vision', 'some'],
  [/^av01/, 'AV1', 'some'],
  [/^vp0?9/, 'VP9', 'some'],
  [/^vp0?8/, 'VP8', 'some'],
  [/^(?:opus|flac|vorbis)/i, 'Opus or FLAC', 'some'],
  [/^(?:ac-3|ec-3|ac-4|mp4a\.a[56])/, 'Dolby Digital', 'some'],
  [/^dts/, 'DTS', 'none'],
  [/^(?:stpp|wvtt)/, 'subtitles', 'all'],
];

/** How a codec is called, and where it plays. */
export function codecOf(codec: string): { name: string; support: Support } {
  const found = CODECS.find(([prefix]) => prefix.test(codec));
  return found ? { name: `${found[1]} (${codec})`, support: found[2] } : { name: codec, support: 'none' };
}

/** The codecs of an MP4's head, by the names of its sample descriptions, of four letters each. */
export function codecsInMp4(head: Uint8Array): string[] {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const avcC = bytes.indexOf('avcC', 0, 'latin1');
  const avc = avcC < 0 ? [] : [`avc1.${bytes.toString('hex', avcC + 5, avcC + 8)}`];
  const names = ['hvc1', 'hev1', 'av01', 'vp09', 'ac-3', 'ec-3', 'Opus', 'fLaC'];
  const others = names.filter((name) => bytes.includes(name, 0, 'latin1'));
  const aac = bytes.includes('mp4a', 0, 'latin1') ? ['mp4a.40.2'] : [];
  return [...avc, ...others, ...aac];
}
