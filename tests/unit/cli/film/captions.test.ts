import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCaptionOption, readCaptions } from '#cli/film/captions/read-captions.ts';

const SRT =
  '1\r\n00:00:01,000 --> 00:00:02,500\r\nGrüße\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nTwo\r\nlines\r\n';
const CUES = '1\n00:00:01.000 --> 00:00:02.500\nGrüße\n\n2\n00:00:03.000 --> 00:00:04.000\nTwo\nlines\n';
const HEAD = 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-captions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Uint8Array | string, language = 'de') {
  const file = path.join(folder, 'lines.srt');
  await writeFile(file, bytes);
  return readCaptions({ language, file }, 60);
}

describe('captions', () => {
  test.each([
    ['UTF-8', Buffer.from(SRT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${SRT}`)],
    ['UTF-16 of a Windows editor', Buffer.from(`\uFEFF${SRT}`, 'utf16le')],
  ])('of SRT in %s become WebVTT', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ language: 'de', label: 'Deutsch', vtt: HEAD + CUES, notes: [] });
  });

  test('in Latin-1 are read, and the operator should look at their letters', async () => {
    const { vtt, notes } = await read(Buffer.from(SRT, 'latin1'));
    expect(vtt).toBe(HEAD + CUES);
    expect(notes).toEqual([expect.stringMatching(/^lines\.srt was read as Latin-1/)]);
  });

  test('of WebVTT may follow its first line at once', async () => {
    const text = 'WEBVTT\n00:01.000 --> 00:02.500\nFirst\n\n00:03.000 --> 00:04.000\nSecond\n';
    const { vtt } = await read(text);
    expect(vtt.match(/First|Second/g)).toEqual(['First', 'Second']);
  });

  test('of WebVTT keep their styles and places, and lose their notes', async () => {
    const { vtt } = await read(
      'WEBVTT - my film\n\nNOTE mine\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.500 line:10% align:start\n<i>Hi</i>\n',
    );
    expect(vtt).toBe(
      `${HEAD}STYLE\n::cue { color: red }\n\n1\n00:00:01.000 --> 00:00:02.500 line:10% align:start\n<i>Hi</i>\n`,
    );
  });

  test('keep italics of SRT, and show all other markup as what it is, or not at all', async () => {
    const text = '{\\an8}<I>soft</I> <font color="red">red</font> a < b & c';
    const { vtt } = await read(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`);
    expect(vtt).toContain('\n<i>soft</i> red a &lt; b &amp; c\n');
  });

  test('come in the order of their times', async () => {
    const { vtt } = await read(
      '00:00:09,000 --> 00:00:10,000\nlast\n\n00:00:01,000 --> 00:00:02,000\nfirst\n',
    );
    expect(vtt.indexOf('first')).toBeLessThan(vtt.indexOf('last'));
  });

  test.each([
    ['1\n00:00:01,000 -> 00:00:02,000\nHi\n', /lines\.srt, line 1: .*times are missing/],
    [
      `${SRT}\r\n3\r\n00:00:9x,000 --> 00:00:10,000\r\nHi\r\n`,
      /line 11: "00:00:9x,000 --> 00:00:10,000" is no pair of times/,
    ],
    [
      `${SRT}\r\n3\r\n00:00:09,000 --> 00:00:08,000\r\nHi\r\n`,
      /line 11: the caption ends \(00:00:08,000\) before it starts/,
    ],
    ['1\n00:00:01,000 --> 00:00:02,000\nHi\n\nlost words\n', /line 5: "lost words" belongs to no caption/],
    ['', /line 1: there is no caption in it/],
    ['WEBVTT\n\n', /there is no caption in it/],
  ])('that are broken are named by their line: %#', async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });

  test('that are no text, or not there, are rejected', async () => {
    await expect(read(Buffer.from([1, 0, 2, 0, 3]))).rejects.toThrow(/is no text/);
    await expect(readCaptions({ language: 'en', file: path.join(folder, 'none.vtt') }, 60)).rejects.toThrow(
      /There is no file .*none\.vtt \(captions, en\)/,
    );
  });

  test('after the end of the film are counted', async () => {
    const { notes } = await read('00:02:01,000 --> 00:02:02,000\nlate\n');
    expect(notes).toEqual([expect.stringMatching(/1 of 1 captions lie after the film's end/)]);
  });
});

describe('--captions', () => {
  test('names a file a language', () => {
    expect(parseCaptionOption('en=a.vtt, pt-BR=x=y.srt')).toEqual([
      { language: 'en', file: 'a.vtt' },
      { language: 'pt-BR', file: 'x=y.srt' },
    ]);
  });

  test.each([
    ['a.vtt', /such as en=a\.vtt,de=b\.srt, not "a\.vtt"/],
    ['en=', /not "en="/],
    ['no language=a.vtt', /not "no language=a\.vtt"/],
    ['en=a.vtt,en=b.vtt', /has en twice/],
  ])('%s is rejected with what would be right', (text, reason) => {
    expect(() => parseCaptionOption(text)).toThrow(reason);
  });
});
