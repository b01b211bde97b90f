import { DurableObject } from 'cloudflare:workers';
import type { LimitCalls } from './limiter.ts';
import { type TryLog, takeTry } from './sliding-window.ts';

/**
 * The tries of one subject under one rule. They are in the object's own database, so they survive its
 * hibernation, and an alarm removes them with the last window.
 */
export class LimitObject<Env> extends DurableObject<Env> implements LimitCalls {
  #log: TryLog | undefined;

  async take(tries: number, windowMs: number): Promise<number | null> {
    const nowMs = Date.now();
    const waitMs = takeTry(this.#openLog(), { tries, windowMs }, nowMs);
    if (waitMs !== null) return Math.ceil(waitMs / 1000);
    await this.ctx.storage.setAlarm(nowMs + windowMs);
    return null;
  }

  async release(): Promise<void> {
    this.#openLog().forgetLatest();
  }

  async clear(): Promise<void> {
    this.#openLog().forgetUpTo(Number.MAX_SAFE_INTEGER);
  }

  override async alarm(): Promise<void> {
    // The next try makes its table anew; until then a subject that is heard of no more costs nothing.
    this.#log = undefined;
    await this.ctx.storage.deleteAll();
  }

  #openLog(): TryLog {
    this.#log ??= openLog(this.ctx.storage.sql);
    return this.#log;
  }
}

function openLog(sql: SqlStorage): TryLog {
  sql.exec('CREATE TABLE IF NOT EXISTS tries (time INTEGER NOT NULL)');
  return {
    times: () => {
      const rows = sql.exec<{ time: number }>('SELECT time FROM tries ORDER BY time').toArray();
      return rows.map(({ time }) => time);
    },
    add: (timeMs) => void sql.exec('INSERT INTO tries (time) VALUES (?)', timeMs),
    forgetUpTo: (timeMs) => void sql.exec('DELETE FROM tries WHERE time <= ?', timeMs),
    forgetLatest: () =>
      void sql.exec('DELETE FROM tries WHERE rowid = (SELECT rowid FROM tries ORDER BY time DESC LIMIT 1)'),
  };
}
