import { ensureBuilt } from '#cli/local/build.ts';
import { CommandError, runCommand } from '#cli/local/run-command.ts';
import { createBrowser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { openSeededSite } from '#tests/support/seeded-site.ts';
import {
  BUDGETS,
  blockFindings,
  CROPPING,
  DRAGGING,
  editFinding,
  type Finding,
  lazyFinding,
  pageFindings,
  playerFinding,
  RICH_TEXT,
  stageFindings,
  studioFindings,
  watchFinding,
  workerFinding,
} from './budgets.ts';
import { KB } from './page-bytes.ts';
import { readerOf, siteReader } from './site-reader.ts';

const WATCH_PATH = '/watch/the-salt-road';
const GALLERY_PATH = '/__blocks';
/** A page of eight blocks and where it is edited, and where a text is. */
const EDITED = {
  page: '/custom/season',
  stage: '/edit/on/page%3Abuilt-season',
  text: '/edit/on/info%3AABOUT_US/settings',
};
const STUDIO_PATHS = [
  ...['/edit', '/edit/new-page', '/edit/publish', '/edit/versions', '/edit/compare', '/edit/preview'],
  ...['/edit/theme', '/edit/home', '/edit/people', '/edit/media'],
];
const { fieldsAddJs, libraryAddsJs, studioAddsJs } = BUDGETS;
/** Everything else of edit mode, of a page and of the brand. */
const STUDIO = {
  stage: EDITED.stage,
  form: '/login',
  pages: [
    { path: `${EDITED.stage}/block/season-1`, limit: fieldsAddJs },
    { path: `${EDITED.stage}/add`, limit: libraryAddsJs },
    ...[EDITED.text, ...STUDIO_PATHS].map((path) => ({ path, limit: studioAddsJs })),
  ],
};
/** Pages that DESIGN §9 holds to its bytes. The content page preloads the player, so it may name it. */
const PAGES = [
  { name: 'aurora home', hostname: 'aurora.localhost', path: '/' },
  { name: 'pulse home', hostname: 'pulse.localhost', path: '/' },
  { name: 'category', hostname: 'aurora.localhost', path: '/category/drama' },
  { name: 'search', hostname: 'aurora.localhost', path: '/search?search_text=the' },
  { name: 'content', hostname: 'aurora.localhost', path: '/content/the-salt-road', preloadsPlayer: true },
];

/**
 * The byte budgets of DESIGN §9, on the production build with the demo brands; over one of them the check
 * fails.
 */
async function budgets() {
  await ensureBuilt({ quiet: true });
  const site = await openSeededSite();
  try {
    const findings: Finding[] = [];
    for (const { name, hostname, path, preloadsPlayer } of PAGES) {
      const read = siteReader(site, hostname);
      const jsLimit = preloadsPlayer ? BUDGETS.contentJs : BUDGETS.js;
      findings.push(...(await pageFindings(read, name, path, jsLimit)));
      findings.push(await editFinding(read, name, path));
      if (!preloadsPlayer) findings.push(await playerFinding(read, name, path));
    }
    findings.push(await watchFinding(siteReader(site, 'aurora.localhost'), WATCH_PATH));
    findings.push(...(await blockFindings(siteReader(site, 'aurora.localhost'), GALLERY_PATH)));
    findings.push(await workerFinding(siteReader(site, 'pulse.localhost')));
    const editor = createBrowser(site, 'aurora.localhost');
    await login(editor, 'owner@aurora.example');
    const readers = { viewer: siteReader(site, 'aurora.localhost'), editor: readerOf(editor) };
    findings.push(...(await stageFindings(readers, EDITED)));
    findings.push(...(await studioFindings(readers, STUDIO)));
    findings.push(await lazyFinding(readers.editor, '/edit/media', CROPPING));
    findings.push(await lazyFinding(readers.editor, EDITED.stage, DRAGGING));
    findings.push(await lazyFinding(readers.editor, EDITED.text, RICH_TEXT));
    for (const { what, bytes, limit } of findings) {
      const verdict = bytes <= limit ? 'ok' : 'OVER';
      process.stdout.write(
        `${what.padEnd(40)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(limit)} ${verdict}\n`,
      );
    }
    const over = findings.filter(({ bytes, limit }) => bytes > limit);
    if (over.length > 0) throw new CommandError(`Over budget: ${over.map(({ what }) => what).join(', ')}`);
  } finally {
    await site.close();
  }
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(2)} KB`;

runCommand({ main: budgets, help: 'Usage: tsx tests/budgets/main.ts\nExample: npm run check' });
