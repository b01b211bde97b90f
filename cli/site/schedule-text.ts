import type { ValueOf } from '#app/contract/site/kinds.ts';

type Schedule = Pick<ValueOf<'schedule'>, 'daily' | 'dated'>;

const HEADER = 'start,end,title';

/** One programme a line: times of the day repeat every day, times with a date do not. */
export function toScheduleText({ daily = [], dated = [] }: Partial<Schedule>): string {
  const programmes = [...daily, ...dated];
  if (programmes.length === 0) return '';
  return `${[HEADER, ...programmes.map(({ start, end, title }) => `${start},${end},${title}`)].join('\n')}\n`;
}

/**
 * The value of such a text, for its kind's schema to read; or the line that is none. Times and ids have
 * no commas, so nothing need be quoted, but a table program may do so, and use semicolons.
 */
export function parseScheduleText(text: string): { value: Record<string, unknown> } | { fault: string } {
  const daily: object[] = [];
  const dated: object[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line.split(/[,;]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const [start = '', end = '', title = ''] = cells;
    if (index === 0 && start === 'start') continue;
    if (cells.length !== 3 || !title)
      return { fault: `line ${index + 1}: must be start,end,title, such as 06:00,07:30,the-salt-road` };
    (start.includes('-') ? dated : daily).push({ start, end, title });
  }
  return { value: { daily, dated } };
}
