/** What is planted into a CSV, and the word by which the report is to name it. */
export interface Fault {
  line: number;
  word: RegExp;
}

const COLUMNS = [
  'id',
  'Display Name',
  'Title (es)',
  'Synopsis',
  'Genre',
  'Category',
  'Director',
  'Age Rating',
  'Release Date',
  'Runtime',
  'series',
  'season',
  'episode',
  'parent',
  'Stream URL',
  'Published',
  'type',
] as const; // prettier-ignore
type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

const FAULTS: readonly [Cells, RegExp][] = [
  [{ 'Release Date': '2026-02-30' }, /2026-02-30.*no date/],
  [{ 'Release Date': '31.04.2026' }, /31\.04\.2026.*no date/],
  [{ 'Release Date': '05/06/2026' }, /two days/],
  [{ 'Release Date': 'next spring' }, /next spring.*no date/],
  [{ 'Release Date': '2026-13-01' }, /no date/],
  [{ id: 'film-1' }, /"film-1" is the id of line 2/],
  [{ id: 'film-2' }, /"film-2" is the id of line 3/],
  [{ id: 'film 3' }, /"film 3" is none/],
  [{ id: '../film' }, /letters, digits/],
  [{ id: `f${'x'.repeat(200)}` }, /at most 128/],
  [{ 'Age Rating': 'PG-31' }, /there is no rating "PG-31"/],
  [{ 'Age Rating': 'unrated' }, /there is no rating "unrated"/],
  [{ Synopsis: 'x'.repeat(25_000) }, /at most 20000 characters, and has 25000/],
  [{ 'Display Name': 'y'.repeat(501) }, /at most 500 characters/],
  [{ Synopsis: '=HYPERLINK("https://evil.example")' }, /starts with "=".*formula/],
  [{ 'Display Name': '+SUM(A1:A9)' }, /starts with "\+"/],
  [{ Synopsis: '-2+3+cmd|calc' }, /starts with "-"/],
  [{ Director: '@SUM(1)' }, /starts with "@"/],
  [{ 'Display Name': '', 'Title (es)': '' }, /title: is missing/],
  [{ 'Display Name': '   ', 'Title (es)': ' ' }, /title: is missing/],
  [{ parent: 'no-such-series' }, /no series "no-such-series"/],
  [{ parent: 'film-1' }, /"film-1".*is no series/],
  [{ episode: '4' }, /number 4 of no series/],
  [{ series: 'Night Shift', episode: 'four' }, /whole number, not "four"/],
  [{ series: 'Night Shift', episode: '200000' }, /at most 100000/],
  [{ series: 'Night Shift', season: 'one', episode: '1' }, /whole number, not "one"/],
  [{ Runtime: 'two hours' }, /"two hours" is no duration/],
  [{ Runtime: '999999999' }, /at most/],
  [{ Published: 'perhaps' }, /yes or no, not "perhaps"/],
  [{ type: 'podcast' }, /movie, series, episode/],
  [{ 'Stream URL': 'javascript:alert(1)' }, /stream_link/],
  [{ 'Stream URL': 'https://cdn.example/a b.m3u8' }, /stream_link/],
  [{ Genre: 'g'.repeat(600) }, /at most 500 characters/],
  [{ type: 'movie', series: 'Night Shift' }, /only an episode/],
  [{ type: 'movie', parent: 'night-shift' }, /only an episode/],
  [{ 'Title (es)': '=1+1' }, /Title \(es\).*starts with "="/],
  [{ Category: Array.from({ length: 201 }, (_, at) => `c${at}`).join('|') }, /at most 200 items/],
];

export const PLANTED = FAULTS.length;

/** A CSV of so many titles, every twentieth or so with a fault; some cells have quotes and line breaks. */
export function faultyCsv(titles: number, delimiter = ';'): { text: string; faults: Fault[] } {
  const faults: Fault[] = [];
  const every = Math.floor(titles / FAULTS.length);
  const lines = [COLUMNS.join(delimiter)];
  let line = 2;
  for (let at = 1; at <= titles; at++) {
    const fault = at % every === 0 ? FAULTS[at / every - 1] : undefined;
    const cells = { ...goodCells(at), ...fault?.[0] };
    if (fault) faults.push({ line, word: fault[1] });
    const row = COLUMNS.map((column) => toCell(cells[column] ?? '')).join(delimiter);
    lines.push(row);
    line += row.split('\n').length;
  }
  return { text: `${lines.join('\n')}\n`, faults };
}

function goodCells(at: number): Cells {
  return {
    id: `film-${at}`,
    'Display Name': `Café №${at}: "Nuit d'été"`,
    'Title (es)': `Película ${at}`,
    Synopsis:
      at % 10 === 0 ? `First line, with a ; and a "quote".\nSecond line of ${at}.` : `A film about ${at}.`,
    Genre: `Drama|Genre ${at % 7}`,
    Category: `Category ${at % 9}`,
    Director: `Director ${at % 50}|Ana Lima`,
    'Age Rating': at % 2 ? '12+' : '16',
    'Release Date': `2026-${String((at % 12) + 1).padStart(2, '0')}-10`,
    Runtime: '1:32:00',
    'Stream URL': `https://cdn.example/${at}/master.m3u8`,
    Published: 'yes',
  };
}

const toCell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A CSV of so many titles without a fault. */
export function goodCsv(titles: number): string {
  const rows = Array.from({ length: titles }, (_, at) => {
    const cells = goodCells(at + 1);
    return COLUMNS.map((column) => toCell(cells[column] ?? '')).join(',');
  });
  return `${[COLUMNS.join(','), ...rows].join('\n')}\n`;
}
