import { ensureBuilt } from '#cli/local/build.ts';
import type { SiteOptions } from '#cli/local/site.ts';
import { requireBrowsers } from '#tests/support/browsers/machine-browsers.ts';
import { prepareStates } from '#tests/support/prepare-states.ts';
import { openSeededSite } from '#tests/support/seeded-site.ts';
import { PLAYABLE_VARIABLE, playsFilms } from './support/codecs.ts';
import { whyLooksDiffer } from './support/gallery/made-by.ts';
import { SITE_PORT_VARIABLE, STORAGE_KEY_VARIABLE } from './support/site.ts';
import { openSiteForBrowsers } from './support/site-for-browsers.ts';

/** One seeded site on a free port for every spec; its port and the key to its storage travel to the workers in the environment. */
export default async function globalSetup() {
  requireBrowsers();
  await reportSkippedTests();
  await ensureBuilt({ quiet: true });
  await prepareStates('seeded');
  const errors: string[] = [];
  const onLog: SiteOptions['onLog'] = ({ level, message }) => {
    if (level === 'error') errors.push(message);
  };
  const site = await openSeededSite({ onLog }, openSiteForBrowsers);
  process.env[SITE_PORT_VARIABLE] = String(site.port);
  process.env[STORAGE_KEY_VARIABLE] = site.storageKey;
  return async () => {
    await site.close();
    if (errors.length > 0) throw new Error(`The Workers logged errors:\n${errors.join('\n')}`);
  };
}

async function reportSkippedTests() {
  const looks = whyLooksDiffer();
  if (looks) process.stdout.write(`${looks}\n`);
  if (await playsFilms()) return;
  process.env[PLAYABLE_VARIABLE] = 'no';
  process.stdout.write('Tests that play films are skipped: this browser has no H.264 and AAC.\n');
}
