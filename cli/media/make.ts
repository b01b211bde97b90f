import { auroraTitles } from './art/aurora-titles.ts';
import { pulseTitles } from './art/pulse-titles.ts';
import { greenFire, theKeeper, theSaltRoad } from './films/aurora-films.ts';
import { packageFilm } from './films/package-film.ts';
import { nightRun, sunriseFlow } from './films/pulse-films.ts';
import { renderFilm } from './films/render-film.ts';
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
    }
  } finally {
    await painter.close();
  }
}

await main(process.argv.slice(2));
