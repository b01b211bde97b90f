import { describe, expect, it, vi } from 'vitest';
import { positionOf, toCommand } from '#app/features/playback/hosts/embed/messages.ts';
import { openParentWindow, parentOrigin } from '#app/features/playback/hosts/embed/parent-window.ts';
import { reportEvents, runEmbedCommand } from '#app/features/playback/hosts/embed/report-to-parent.tsx';

const protocol = 'marquee-player';

describe('toCommand', () => {
  it.each([
    [{ protocol, command: 'play' }, { command: 'play' }],
    [{ protocol, command: 'mute', more: 1 }, { command: 'mute' }],
    [
      { protocol, command: 'seek', seconds: 0 },
      { command: 'seek', seconds: 0 },
    ],
  ])('a command is read from %j', (data, command) => expect(toCommand(data)).toEqual(command));

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
  ])('no command is read from %j', (data) => expect(toCommand(data)).toBeNull());
});

it('a live stream has no duration', () => {
  expect(positionOf({ currentTime: 1.23456, duration: Number.POSITIVE_INFINITY })).toEqual({
    seconds: 1.235,
    duration: null,
  });
});

describe('openParentWindow', () => {
  const PARTNER = 'https://partner.example';

  function iframeWindow({ ancestors, referrer = '' }: { ancestors?: string[]; referrer?: string }) {
    const target = new EventTarget();
    const parent = { postMessage: vi.fn() };
    const self = {
      parent,
      location: { ancestorOrigins: ancestors },
      document: { referrer },
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      // Only the members that are used.
    } as unknown as Parameters<typeof openParentWindow>[0];
    const receive = (source: unknown, origin: string, data: unknown) =>
      target.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }));
    return { self, parent, receive };
  }

  it('the page around the player is known by its ancestor origins, else by the referrer, else not at all', () => {
    const originFor = (options: Parameters<typeof iframeWindow>[0]) =>
      parentOrigin(iframeWindow(options).self);
    expect(originFor({ ancestors: [PARTNER, 'https://top.example'] })).toBe(PARTNER);
    expect(originFor({ referrer: `${PARTNER}/article?id=1` })).toBe(PARTNER);
    expect(originFor({ ancestors: ['null'] })).toBeNull();
    expect(originFor({ referrer: '' })).toBeNull();
  });

  it('a page that is unknown, or absent, receives no messages', () => {
    expect(openParentWindow(iframeWindow({}).self, 'film')).toBeNull();
    const { self } = iframeWindow({ ancestors: [PARTNER] });
    expect(openParentWindow({ ...self, parent: self as unknown as Window }, 'film')).not.toBeNull();
    const alone = iframeWindow({ ancestors: [PARTNER] }).self;
    Object.assign(alone, { parent: alone });
    expect(openParentWindow(alone, 'film')).toBeNull();
  });

  it('the page around the player alone receives messages, and its commands alone are run', () => {
    const { self, parent, receive } = iframeWindow({ ancestors: [PARTNER] });
    const opened = openParentWindow(self, 'film');
    opened?.post({ event: 'ready', state: 'playable' });
    expect(parent.postMessage).toHaveBeenCalledWith(
      { protocol, contentId: 'film', event: 'ready', state: 'playable' },
      PARTNER,
    );
    const received = vi.fn();
    const stop = opened?.listen(received);
    const play = { protocol, command: 'play' };
    receive(parent, 'https://evil.example', play);
    receive({}, PARTNER, play);
    receive(parent, PARTNER, { command: 'play' });
    expect(received).not.toHaveBeenCalled();
    receive(parent, PARTNER, play);
    stop?.();
    receive(parent, PARTNER, play);
    expect(received).toHaveBeenCalledTimes(1);
  });
});

describe('reportEvents', () => {
  function playing() {
    const state = { currentTime: 0, duration: 60, ended: false, muted: false, paused: true };
    const video = Object.assign(new EventTarget(), state);
    const post = vi.fn();
    const clock = { ms: 0 };
    const stop = reportEvents(video as unknown as HTMLVideoElement, { post }, () => clock.ms);
    const names = () => post.mock.calls.map(([{ event }]) => event);
    return { video, post, clock, stop, names };
  }

  it('the time is posted once a second and not more often', () => {
    const { video, clock, names } = playing();
    video.dispatchEvent(new Event('play'));
    for (clock.ms = 250; clock.ms <= 3000; clock.ms += 250) video.dispatchEvent(new Event('timeupdate'));
    expect(names()).toEqual(['play', 'time', 'time', 'time']);
  });

  it('the end is posted once, not as a pause', () => {
    const { video, post, stop } = playing();
    video.ended = true;
    video.currentTime = 60;
    video.dispatchEvent(new Event('pause'));
    video.dispatchEvent(new Event('ended'));
    stop();
    video.dispatchEvent(new Event('play'));
    expect(post.mock.calls).toEqual([[{ event: 'ended', seconds: 60, duration: 60 }]]);
  });

  it('a change of muting is posted, one of the volume is not', () => {
    const { video, post } = playing();
    video.dispatchEvent(new Event('volumechange'));
    video.muted = true;
    video.dispatchEvent(new Event('volumechange'));
    expect(post.mock.calls).toEqual([[{ event: 'mute', isMuted: true }]]);
  });
});

it('runEmbedCommand runs each command', () => {
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
