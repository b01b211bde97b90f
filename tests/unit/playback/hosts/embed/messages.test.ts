import { describe, expect, it, vi } from 'vitest';
import { positionOf, toCommand } from '#app/features/playback/hosts/embed/messages.ts';
import { openParentWindow, parentOrigin } from '#app/features/playback/hosts/embed/parent-window.ts';
import { reportEvents, runEmbedCommand } from '#app/features/playback/hosts/embed/report-to-parent.tsx';

const protocol = 'marquee-player';

describe('a command', () => {
  it.each([
    [{ protocol, command: 'play' }, { command: 'play' }],
    [{ protocol, command: 'mute', more: 1 }, { command: 'mute' }],
    [
      { protocol, command: 'seek', seconds: 0 },
      { command: 'seek', seconds: 0 },
    ],
  ])('is read: %j', (data, command) => expect(toCommand(data)).toEqual(command));

  it.each([
    null,
    'play',
    { command: 'play' },
    { protocol: 'other', command: 'play' },
    { protocol, command: 'destroy' },
    { protocol, command: 'constructor' },
    { protocol, command: 'seek' },
    { protocol, command: 'seek', seconds: '10' },
    { protocol, command: 'seek', seconds: -1 },
    { protocol, command: 'seek', seconds: Number.NaN },
    { protocol, command: 'seek', seconds: Number.POSITIVE_INFINITY },
  ])('is none: %j', (data) => expect(toCommand(data)).toBeNull());
});

it('a live stream has no duration', () => {
  expect(positionOf({ currentTime: 1.23456, duration: Number.POSITIVE_INFINITY })).toEqual({
    seconds: 1.235,
    duration: null,
  });
});

describe('the page around the player', () => {
  const PARTNER = 'https://partner.example';

  function frame({ ancestors, referrer = '' }: { ancestors?: string[]; referrer?: string }) {
    const target = new EventTarget();
    const parent = { postMessage: vi.fn() };
    const self = {
      parent,
      location: { ancestorOrigins: ancestors },
      document: { referrer },
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      // Only what a frame is asked for.
    } as unknown as Parameters<typeof openParentWindow>[0];
    const receive = (source: unknown, origin: string, data: unknown) =>
      target.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }));
    return { self, parent, receive };
  }

  it('is known by its ancestors, else by the referrer, else not at all', () => {
    const originFor = (options: Parameters<typeof frame>[0]) => parentOrigin(frame(options).self);
    expect(originFor({ ancestors: [PARTNER, 'https://top.example'] })).toBe(PARTNER);
    expect(originFor({ referrer: `${PARTNER}/article?id=1` })).toBe(PARTNER);
    expect(originFor({ ancestors: ['null'] })).toBeNull();
    expect(originFor({ referrer: '' })).toBeNull();
  });

  it('is not spoken to where it is unknown, or where there is none', () => {
    expect(openParentWindow(frame({}).self, 'film')).toBeNull();
    const { self } = frame({ ancestors: [PARTNER] });
    expect(openParentWindow({ ...self, parent: self as unknown as Window }, 'film')).not.toBeNull();
    const alone = frame({ ancestors: [PARTNER] }).self;
    Object.assign(alone, { parent: alone });
    expect(openParentWindow(alone, 'film')).toBeNull();
  });

  it('alone is told, and alone is heard', () => {
    const { self, parent, receive } = frame({ ancestors: [PARTNER] });
    const opened = openParentWindow(self, 'film');
    opened?.post({ event: 'ready', state: 'playable' });
    expect(parent.postMessage).toHaveBeenCalledWith(
      { protocol, contentId: 'film', event: 'ready', state: 'playable' },
      PARTNER,
    );
    const heard = vi.fn();
    const stop = opened?.listen(heard);
    const play = { protocol, command: 'play' };
    receive(parent, 'https://evil.example', play);
    receive({}, PARTNER, play);
    receive(parent, PARTNER, { command: 'play' });
    expect(heard).not.toHaveBeenCalled();
    receive(parent, PARTNER, play);
    stop?.();
    receive(parent, PARTNER, play);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('what is told', () => {
  function playing() {
    const state = { currentTime: 0, duration: 60, ended: false, muted: false, paused: true };
    const video = Object.assign(new EventTarget(), state);
    const post = vi.fn();
    const clock = { ms: 0 };
    const stop = reportEvents(video as unknown as HTMLVideoElement, { post }, () => clock.ms);
    const names = () => post.mock.calls.map(([{ event }]) => event);
    return { video, post, clock, stop, names };
  }

  it('says the time once a second and not more often', () => {
    const { video, clock, names } = playing();
    video.dispatchEvent(new Event('play'));
    for (clock.ms = 250; clock.ms <= 3000; clock.ms += 250) video.dispatchEvent(new Event('timeupdate'));
    expect(names()).toEqual(['play', 'time', 'time', 'time']);
  });

  it('says the end once, not as a pause', () => {
    const { video, post, stop } = playing();
    video.ended = true;
    video.currentTime = 60;
    video.dispatchEvent(new Event('pause'));
    video.dispatchEvent(new Event('ended'));
    stop();
    video.dispatchEvent(new Event('play'));
    expect(post.mock.calls).toEqual([[{ event: 'ended', seconds: 60, duration: 60 }]]);
  });

  it('says a change of sound, not of its strength', () => {
    const { video, post } = playing();
    video.dispatchEvent(new Event('volumechange'));
    video.muted = true;
    video.dispatchEvent(new Event('volumechange'));
    expect(post.mock.calls).toEqual([[{ event: 'mute', isMuted: true }]]);
  });
});

it('commands do what they say', () => {
  const video = { play: vi.fn(async () => undefined), pause: vi.fn(), muted: false };
  const seekTo = vi.fn();
  const run = (command: Parameters<typeof runEmbedCommand>[0]) =>
    runEmbedCommand(command, video as unknown as HTMLVideoElement, seekTo);
  run({ command: 'play' });
  run({ command: 'pause' });
  run({ command: 'seek', seconds: 12 });
  run({ command: 'mute' });
  expect(video.muted).toBe(true);
  run({ command: 'unmute' });
  expect(video.muted).toBe(false);
  expect([video.play, video.pause].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
  expect(seekTo).toHaveBeenCalledWith(12);
});
