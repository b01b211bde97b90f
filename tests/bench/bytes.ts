import type { Site } from '#cli/local/site.ts';
import { BUDGETS, watchFinding } from '#tests/budgets/budgets.ts';
import { BUDGET_QUALITY, KB, measurePage } from '#tests/budgets/page-bytes.ts';
import { siteReader } from '#tests/budgets/site-reader.ts';
import { PAGES } from './pages.ts';
import type { Report } from './report.ts';

const HOW = `brotli ${BUDGET_QUALITY}, KB of 1000 bytes, of the page and of every style sheet and module script it loads`;

/** Bytes on the wire of each page; budgets hold for those of DESIGN §9. */
export async function benchBytes(site: Site, report: Report) {
  for (const { name, hostname, path, isBudgeted } of PAGES) {
    const { html, css, js } = await measurePage(siteReader(site, hostname), path);
    const limits = isBudgeted ? BUDGETS : null;
    for (const [kind, bytes] of Object.entries({ html, css, js }) as ['html' | 'css' | 'js', number][]) {
      const limit = limits ? { limit: limits[kind] / KB } : {};
      report({ what: `${name}: ${kind.toUpperCase()}`, value: bytes / KB, unit: 'KB', ...limit, how: HOW });
    }
  }
  const added = await watchFinding(siteReader(site, 'aurora.localhost'), '/watch/the-salt-road');
  const how = 'brotli of the scripts that watch and the player core load and home did not';
  report({
    what: 'watch adds to home: JS',
    value: added.bytes / KB,
    unit: 'KB',
    limit: added.limit / KB,
    how,
  });
}
