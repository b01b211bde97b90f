import { buildAll } from './local/build.ts';
import { runCommand } from './local/run-command.ts';

// `npm run build`: the edge with its browser files, the platform and the payment sandbox, into dist/.
runCommand(buildAll);
