import type { PlayerEvent, PlayerEventName } from '#app/contract/analytics.ts';
import { type Play, type TrackerHost, toPlayerEvent } from './play-event.ts';
import { PlayMeter } from './play-meter.ts';

/** viewer.md §9. */
export const PING_EVERY_MS = 30_000;
/** Seeks that follow each other faster, as a drag or a held key makes them, are one. */
export const SEEK_DEBOUNCE_MS = 700;
/** Players jump over gaps in a stream; the viewer did not. */
const SEEK_FROM_SECONDS = 1;
/**
 * Sends the plays of one title on one player to the server (viewer.md §4). Knows no element and no network:
 * the caller watches the element calls what happened, in the element's own words. Times are of the page's
 * clock, in milliseconds.
 */
export class PlayTracker {
  readonly #host: TrackerHost;
  #requestedAtMs: number | null;
  #play: Play | null = null;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  /** Of the time played until the next ping; pauses do not count, nor do they begin it anew. */
  #untilPingMs = PING_EVERY_MS;
  #countsSinceMs = 0;
  /** Where the viewer was when a seek, or several in a row, began. */
  #soughtFrom: number | null = null;
  #seekTimer: ReturnType<typeof setTimeout> | undefined;
  #hasPlayed = false;

  /** `requestedAtMs`: when the viewer requested this play; null where it is not known. */
  constructor(host: TrackerHost, requestedAtMs: number | null) {
    this.#host = host;
    this.#requestedAtMs = requestedAtMs;
  }

  /** The medium's metadata are there: a play begins. Of one that is loaded again it is the same play. */
  loaded(): void {
    if (!this.#play) this.#begin();
  }

  /** The medium is being loaded anew. */
  emptied(): void {
    if (!this.#play) return;
    this.#play.meter.goOn();
    this.#play.isInterrupted = true;
  }

  /** The viewer started a player that had its data and was paused. */
  playRequested(): void {
    if (this.#play?.hasShown === false) this.#requestedAtMs = this.#host.nowMs();
  }

  /** The first frame is on the screen; `isMeasured` is false where nobody saw when. */
  shown(isMeasured = true): void {
    const play = this.#play;
    if (!play || play.hasShown) return;
    play.hasShown = true;
    if (isMeasured && this.#requestedAtMs !== null) {
      play.startMs = Math.max(0, Math.round(this.#host.nowMs() - this.#requestedAtMs));
    }
  }

  playing(): void {
    // A film that is played again after its end, or on a page that has come back, is another play.
    if (!this.#play && this.#hasPlayed) this.#begin();
    if (!this.#play) return;
    if (this.#play.isInterrupted && this.#soughtFrom === null) this.#resume(this.#play);
    this.#startPings();
  }

  /** Called often while it plays. */
  progressed(): void {
    const play = this.#play;
    if (play && !play.isInterrupted) play.meter.advance(this.#host.read().position);
  }

  stalled(): void {
    if (this.#play?.hasShown && !this.#play.isInterrupted) this.#play.meter.stall();
  }

  paused(): void {
    this.#stopPings();
    if (!this.#play?.hasShown) return;
    this.#play.meter.goOn();
    this.#send('PLAYER_PAUSE');
  }

  seeking(): void {
    const play = this.#play;
    if (!play) return;
    play.meter.goOn();
    // Where to start is a seek, too, but not the viewer's.
    if (play.hasShown && !play.isInterrupted) this.#soughtFrom ??= play.meter.position;
    play.isInterrupted = true;
  }

  sought(): void {
    const play = this.#play;
    if (!play || this.#soughtFrom === null) return;
    this.#resume(play);
    clearTimeout(this.#seekTimer);
    this.#seekTimer = setTimeout(() => this.#sendSeek(), SEEK_DEBOUNCE_MS);
  }

  ended(): void {
    this.#finish('PLAYER_END', (event) => this.#sendWhenAccepted(event));
  }

  /** The player unmounts; with the document when `isLeaving`. */
  close({ isLeaving = false }: { isLeaving?: boolean } = {}): void {
    this.#finish('PLAYER_CLOSE', (event, play) => {
      if (play.hasBeenAccepted) this.#host.sendLast(event);
      else if (!isLeaving) this.#sendWhenAccepted(event, play);
    });
  }

  #begin(): void {
    const host = this.#host;
    const play: Play = {
      trackingId: host.newTrackingId(),
      meter: new PlayMeter(host.nowMs),
      sequence: 0,
      isAccepted: Promise.resolve(false),
      hasBeenAccepted: false,
      startMs: undefined,
      hasShown: this.#hasPlayed,
      isInterrupted: false,
    };
    this.#hasPlayed = true;
    this.#untilPingMs = PING_EVERY_MS;
    this.#play = play;
    this.#resume(play);
    const [start, first] = [this.#event('PLAYER_START', play), this.#event('PLAYER_PLAY', play)];
    play.isAccepted = host.send(start).then((isTaken) => isTaken && host.send(first));
    void play.isAccepted.then((isTaken) => {
      play.hasBeenAccepted = isTaken;
    });
  }

  #resume(play: Play): void {
    play.isInterrupted = false;
    play.meter.jump(this.#host.read().position);
  }

  #sendSeek(): void {
    const from = this.#soughtFrom;
    this.#soughtFrom = null;
    if (from === null || Math.abs(this.#host.read().position - from) < SEEK_FROM_SECONDS) return;
    this.#send('PLAYER_SEEK');
  }

  #send(name: PlayerEventName): void {
    const play = this.#play;
    if (play) this.#sendWhenAccepted(this.#event(name, play), play);
  }

  /** Once the first events have been taken, and not at all if they have not. */
  #sendWhenAccepted(event: PlayerEvent, play = this.#play): void {
    void play?.isAccepted.then((isTaken) => isTaken && this.#host.send(event));
  }

  #finish(name: PlayerEventName, send: (event: PlayerEvent, play: Play) => void): void {
    const play = this.#play;
    this.#stopPings();
    clearTimeout(this.#seekTimer);
    this.#soughtFrom = null;
    if (!play) return;
    send(this.#event(name, play), play);
    this.#play = null;
    this.#requestedAtMs = null;
  }

  #startPings(): void {
    if (this.#pingTimer !== undefined) return;
    this.#countsSinceMs = this.#host.nowMs();
    this.#pingTimer = setTimeout(() => {
      this.#pingTimer = undefined;
      this.#untilPingMs = PING_EVERY_MS;
      this.#send('PLAYER_PING');
      this.#startPings();
    }, this.#untilPingMs);
  }

  #stopPings(): void {
    if (this.#pingTimer === undefined) return;
    clearTimeout(this.#pingTimer);
    this.#pingTimer = undefined;
    this.#untilPingMs -= this.#host.nowMs() - this.#countsSinceMs;
  }

  #event(name: PlayerEventName, play: Play): PlayerEvent {
    this.progressed();
    return toPlayerEvent(name, play, this.#host);
  }
}
