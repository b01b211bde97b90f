// Run beside the checks, so that the browser tests need not wait for apt.
import { installedBrowsers } from './machine-browsers.ts';

installedBrowsers();
