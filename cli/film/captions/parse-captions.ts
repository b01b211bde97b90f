/** One caption. Times are in seconds. */
export interface CaptionCue {
  start: number;
  end: number;
  /** WebVTT's own, such as `line:10% align:start`. */
  settings: string;
  /** WebVTT markup. */
  text: string;
}

export interface Captions {
  cues: CaptionCue[];
  /** WebVTT blocks that are kept as they are: STYLE and REGION. */
  blocks: string[];
}

/** What is wrong with a file, and in which line. */
export class CaptionError extends Error {
  override name = 'CaptionError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

interface Block {
  /** Of its first line, from 1. */
  line: number;
  lines: string[];
}

const TIMING = /^(\S+)\s+-->\s+(\S+)(?:\s+(.*))?$/;
const TIME = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})$/;
const TAGS_OF_VTT =
  /^<\/?(?:[biu]|ruby|rt|(?:c|v|lang)(?:[. ][^<>]*)?|[bi]\.[^<>]*)>$|^<(?:\d+:)?\d\d:\d\d\.\d{3}>$/;

/** SRT or WebVTT, which differ by the signature of the latter. */
export function parseCaptions(text: string): Captions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const blocks = splitBlocks(lines);
  const captions = isVtt ? parseVtt(blocks) : { cues: blocks.map(parseSrtBlock), blocks: [] };
  if (captions.cues.length === 0) throw new CaptionError(1, 'there is no caption in it');
  return captions;
}

function splitBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let current: Block | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      current = null;
    } else if (current) {
      current.lines.push(line);
    } else {
      current = { line: index + 1, lines: [line] };
      blocks.push(current);
    }
  }
  return blocks;
}

/** The header ends with its block, or where a cue starts without an empty line before it. */
function cueInHeader(header: Block | undefined): Block[] {
  const at = header?.lines.findIndex((line) => line.includes('-->')) ?? -1;
  return header && at > 0 ? [{ line: header.line + at, lines: header.lines.slice(at) }] : [];
}

function parseVtt([header, ...rest]: readonly Block[]): Captions {
  const blocks = [...cueInHeader(header), ...rest];
  const named = (block: Block, name: RegExp) => name.test(block.lines[0] ?? '');
  const others = blocks.filter((block) => !named(block, /^NOTE(?:\s|$)/));
  const isStyle = (block: Block) => named(block, /^(?:STYLE|REGION)\s*$/);
  return {
    blocks: others.filter(isStyle).map(({ lines }) => lines.join('\n')),
    cues: others.filter((block) => !isStyle(block)).map((block) => parseCue(block, (text) => text)),
  };
}

function parseSrtBlock(block: Block): CaptionCue {
  // SRT has no settings; some programs write the place as X1:… there.
  return { ...parseCue(block, srtMarkup), settings: '' };
}

function parseCue({ line, lines }: Block, markup: (text: string) => string): CaptionCue {
  const at = lines.findIndex((each) => each.includes('-->'));
  // A number or a name may come before the times, and nothing else.
  if (at < 0 || at > 1)
    throw new CaptionError(line, `"${excerpt(lines[0])}" belongs to no caption: the times are missing`);
  const timingLine = line + at;
  const [, from = '', to = '', settings = ''] = TIMING.exec((lines[at] ?? '').trim()) ?? [];
  const [start, end] = [parseTime(from), parseTime(to)];
  if (start === null || end === null)
    throw new CaptionError(
      timingLine,
      `"${excerpt(lines[at])}" is no pair of times, such as 00:01:02,000 --> 00:01:04,500`,
    );
  if (end <= start) throw new CaptionError(timingLine, `the caption ends (${to}) before it starts (${from})`);
  const text = lines
    .slice(at + 1)
    .map(markup)
    .join('\n');
  return { start, end, settings: settings.trim(), text };
}

function parseTime(text: string): number | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

/** Italics, bold and underlines are WebVTT's, too; fonts and places are not, and go. */
function srtMarkup(text: string): string {
  return text
    .replace(/\{\\[^}]*\}/g, '')
    .split(/(<[^<>]*>)/)
    .map((piece) => {
      const tag = piece.toLowerCase();
      if (TAGS_OF_VTT.test(tag)) return tag;
      if (/^<\/?font(?:\s|>)/.test(tag)) return '';
      return piece.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    })
    .join('');
}

const excerpt = (line = '') => (line.length > 60 ? `${line.slice(0, 60)}…` : line).trim();
