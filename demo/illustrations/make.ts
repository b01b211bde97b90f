import { auroraTitles } from './art/aurora-titles.ts';
import { pulseTitles } from './art/pulse-titles.ts';
import { greenFire } from './films/green-fire.ts';
import { makeComposedFilms } from './films/make-composed-films.ts';
import { nightRun } from './films/night-run.ts';
import { packageFilm } from './films/package-film.ts';
import { renderFilm } from './films/render-film.ts';
import { sunriseFlow } from './films/sunrise-flow.ts';
import { theKeeper } from './films/the-keeper.ts';
import { theSaltRoad } from './films/the-salt-road.ts';
import { makeTitles } from './make-art.ts';
import { makeGraphics } from './make-graphics.ts';
import { openPainter } from './painter.ts';

const films = [theSaltRoad, greenFire, theKeeper, sunriseFlow, nightRun];

/** `npm run media [-- art | graphics | films] [ids …]`: makes the demo brands' pictures and films; hours of CPU the first time. */
async function main([what = 'all', ...ids]: readonly string[]): Promise<void> {
  const painter = await openPainter();
  try {
    if (what === 'all' || what === 'graphics') await makeGraphics(painter);
    if (what === 'all' || what === 'art') {
      await makeTitles(painter, 'aurora', auroraTitles, ids);
      await makeTitles(painter, 'pulse', pulseTitles, ids);
    }
    if (what === 'all' || what === 'films') {
      for (const film of films) {
        if (ids.length === 0 || ids.includes(film.asset))
          await packageFilm(film, await renderFilm(painter, film));
      }
      await makeComposedFilms(films);
    }
  } finally {
    await painter.close();
  }
}

const HELP = `Usage: npm run media [-- all|art|graphics|films [ids …]]
Makes the demo brands' pictures and films anew; hours of CPU the first time. Needs ffmpeg, Chromium and espeak-ng.
Titles' cards are made where they are missing; README.md explains how films come about.
Example: npm run media -- films the-salt-road`;

if (process.argv.includes('--help')) process.stdout.write(`${HELP}\n`);
else await main(process.argv.slice(2));
