// Run beside the checks, so that the tests of browsers and films need not wait for apt.
import { hasFfmpeg } from '#tests/support/films/machine-ffmpeg.ts';
import { installedBrowsers } from './machine-browsers.ts';

installedBrowsers();
hasFfmpeg();
