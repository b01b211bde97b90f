import { addFilm } from './film/add-film.ts';
import { HELP, parseFilmArguments } from './film/arguments.ts';
import { checkFilm } from './film/check/check-film.ts';
import { type CommandContext, runCommand } from './local/run-command.ts';

/** `npm run film`: an owner's own films, and streams on other hosts. */
async function film({ args, print }: CommandContext) {
  const command = parseFilmArguments(args);
  if (command.kind === 'add') {
    const lines = await addFilm(command.options);
    print(lines.join('\n'));
    return 0;
  }
  const { text, plays } = await checkFilm(command.address, command.origin);
  print(text);
  return plays ? 0 : 1;
}

runCommand({ main: film, help: HELP });
