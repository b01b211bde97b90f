import { brotliCompressSync, constants } from 'node:zlib';

/** The budgets of DESIGN §9 were set with brotli's best, which is its default, in kilobytes of 1000 bytes. */
export const BUDGET_QUALITY = 11;
/** What Cloudflare compresses with on the fly, about a tenth larger. */
export const CLOUDFLARE_QUALITY = 4;
export const KB = 1000;

export interface PageBytes {
  html: number;
  css: number;
  js: number;
  /** Addresses of every script that the page loads before anyone touches it, its imports included. */
  scripts: string[];
}

/** Answers the text at a path of the site; throws when there is none. */
export type ReadText = (path: string) => Promise<string>;

export function brotliBytes(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BUDGET_QUALITY } }).length;
}

// Most pages name the same scripts, and brotli's best takes a second for each page's.
const knownBytes = new WeakMap<ReadText, Map<string, Promise<number>>>();

/** Of a file that stays what it is, as style sheets and scripts do. */
function fileBytes(read: ReadText, path: string): Promise<number> {
  const known = knownBytes.get(read) ?? new Map<string, Promise<number>>();
  knownBytes.set(read, known);
  const bytes = known.get(path) ?? read(path).then(brotliBytes);
  known.set(path, bytes);
  return bytes;
}

/**
 * Bytes on the wire of a page and everything that it names: style sheets, module scripts and what those
 * import.
 */
export async function measurePage(read: ReadText, path: string): Promise<PageBytes> {
  const { html, styles, scripts } = await readPage(read, path);
  return {
    html: brotliBytes(html),
    css: await sumOf(read, styles),
    js: await sumOf(read, scripts),
    scripts,
  };
}

/** A page's HTML and the addresses of what it loads, unmeasured: brotli's best takes seconds for some. */
export async function readPage(read: ReadText, path: string) {
  // A first visit has the sheets inside its document; they are counted as files.
  const html = (await read(path)).replace(/<style[^>]+data-sheets="">.*?<\/style>/s, '');
  const styles = matches(html, /<link[^>]+rel="stylesheet"[^>]*>/g).flatMap((link) =>
    matches(link, /href="([^"]+)"/g),
  );
  const scripts = await reachableScripts(read, [
    ...matches(html, /<link[^>]+rel="modulepreload"[^>]*>/g).flatMap((link) =>
      matches(link, /href="([^"]+)"/g),
    ),
    ...matches(html, /<script[^>]+src="([^"]+)"/g),
    ...matches(html, /\bimport\s*(?:\*\s*as\s+\w+\s+from\s*)?\(?"(\/[^"]+\.js)"/g),
  ]);
  return { html, styles: [...new Set(styles)], scripts };
}

/** The scripts given and all that they import statically. */
export async function reachableScripts(read: ReadText, entries: string[]): Promise<string[]> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    queue.push(...staticImports(await read(path), path));
  }
  return [...seen].sort();
}

export async function sumOf(read: ReadText, paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => fileBytes(read, path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** `import … from "./x.js"`, `import "./x.js"`, `export … from "./x.js"`, as a minifier leaves them. */
function staticImports(code: string, importer: string): string[] {
  return matches(code, /(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+\.js)"/g).map((path) =>
    resolve(path, importer),
  );
}

/** `import("./x.js")`. */
export function dynamicImports(code: string, importer: string): string[] {
  return matches(code, /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]\s*\)/g).map((path) =>
    resolve(path, importer),
  );
}

function resolve(path: string, importer: string) {
  return new URL(path, `http://site${importer}`).pathname;
}

/** First group of every match, the whole match where there is no group. */
function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
}
