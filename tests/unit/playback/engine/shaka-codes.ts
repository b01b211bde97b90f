import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const DECLARATIONS = createRequire(import.meta.url).resolve('shaka-player/dist/shaka-player.hls-es2021.d.ts');

/**
 * Every code that the installed library can raise, out of its own declarations. Thousands are the category.
 */
export const SHAKA_CODES = readCodes();

function readCodes(): { name: string; code: number }[] {
  const [, body = ''] = /enum Code \{([^}]*)\}/.exec(readFileSync(DECLARATIONS, 'utf8')) ?? [];
  return [...body.matchAll(/(\w+) = (\d+)/g)].map(([, name = '', code]) => ({ name, code: Number(code) }));
}

export const CRITICAL = 2;
export const RECOVERABLE = 1;

export const shakaError = (code: number, severity = CRITICAL, data: unknown[] = []) => ({
  severity,
  code,
  category: Math.floor(code / 1000),
  data,
});
