import { addFilm } from './film/add-film.ts';
import { HELP, parseFilmArguments } from './film/arguments.ts';
import { checkFilm } from './film/check/check-film.ts';
import { runCommand } from './local/run-command.ts';

/** `npm run film`: an owner's own films, and streams on other hosts. */
async function film() {
  const command = parseFilmArguments();
  if (command.kind === 'add') {
    const lines = await addFilm(command.options);
    process.stdout.write(`${lines.join('\n')}\n`);
    return;
  }
  const { text, plays } = await checkFilm(command.address, command.origin);
  process.stdout.write(`${text}\n`);
  if (!plays) process.exitCode = 1;
}

runCommand(film, HELP);
