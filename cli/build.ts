import { buildAll } from './local/build.ts';
import { runCommand } from './local/run-command.ts';

// `npm run build`: the edge with its browser files, the platform and the payment sandbox, into dist/.
const HELP = `Usage: npm run build
Builds the edge with its browser files, the platform and the payment sandbox into dist/.
Example: npm run build`;

runCommand({ main: () => buildAll(), help: HELP });
