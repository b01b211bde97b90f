import { resumePosition } from '#app/features/playback/seek.ts';
import { bandwidthMemory, startBandwidthBps } from './bandwidth-memory.ts';
import {
  type AudioTrack,
  type Engine,
  type EngineEvents,
  type EngineTracks,
  PlaybackError,
  type Quality,
  type Thumbnail,
} from './engine.ts';
import { failureOf, failureOfOpening, isCritical, isExpiry, isNetworkError } from './failure.ts';
import { createImageSizes, type ImageSize } from './image-size.ts';
import type { ShakaLibrary, ShakaPlayer } from './load-shaka.ts';
import { answerFromOpening } from './opening-scheme.ts';
import { guardSegments } from './segment-guard.ts';
import { shakaSettings } from './shaka-settings.ts';

type Variant = ReturnType<ShakaPlayer['getVariantTracks']>[number];
type TextTrack = ReturnType<ShakaPlayer['getTextTracks']>[number];
type ShakaAudioTrack = ReturnType<ShakaPlayer['getAudioTracks']>[number];
type PreloadManager = Awaited<ReturnType<ShakaPlayer['preload']>>;

/** Half a buffer of grace: what is already loaded plays on while its successor is asked for again. */
const RETRY_WHILE_BUFFERED_SECONDS = 1;
const STREAMING_RETRY_SECONDS = 2;
/** What stays in the buffer when the viewer picks a quality or a sound, so that the change does not stall. */
const SWITCH_SAFE_MARGIN_SECONDS = 4;

/** HLS and DASH names of the role. */
const DESCRIBES = /^(?:description|public\.accessibility\.describes-video)$/;

/** Sound and picture of a file seldom end together. */
const END_TOLERANCE_SECONDS = 0.5;

export function createShakaPlayer(library: ShakaLibrary): ShakaPlayer {
  answerFromOpening(library);
  const player = new library.Player();
  player.configure(shakaSettings(startBandwidthBps(bandwidthMemory.recall())));
  guardSegments(player, library);
  return player;
}

/** Attaches the player and loads: a URL, or what `player.preload()` has fetched of it already. */
export async function openShakaEngine(
  request: {
    player: ShakaPlayer;
    video: HTMLVideoElement;
    captionsStage: HTMLElement;
    manifest: string | NonNullable<PreloadManager>;
    startAtSeconds: number | null;
    thumbnailsUrl: string | undefined;
  },
  events: EngineEvents,
): Promise<Engine> {
  const { player, video, startAtSeconds } = request;
  player.setVideoContainer(request.captionsStage);
  if (startAtSeconds !== null) wrapStart(player, startAtSeconds);
  try {
    await player.attach(video);
    await player.load(request.manifest, startAtSeconds);
  } catch (error) {
    await player.destroy();
    throw new PlaybackError(failureOfOpening(error, navigator.onLine), error);
  }
  listen(player, video, events);
  return toEngine(player, video, request.thumbnailsUrl, events);
}

/**
 * The catalogue's duration may not be the file's: only now is it known whether the position lies beyond the end. Moved
 * later, it would meet the end first, which stops it for good.
 */
function wrapStart(player: ShakaPlayer, startAtSeconds: number) {
  const wrap = () => {
    // The library ignores `once`, and this start is not that of what is loaded again.
    player.removeEventListener('canupdatestarttime', wrap);
    const { end } = player.seekRange();
    if (player.isLive() || startAtSeconds < end) return;
    player.updateStartTime(resumePosition(startAtSeconds, end));
  };
  player.addEventListener('canupdatestarttime', wrap);
}

function listen(player: ShakaPlayer, video: HTMLVideoElement, events: EngineEvents) {
  let hasExpired = false;
  for (const type of ['trackschanged', 'variantchanged', 'adaptation', 'textchanged']) {
    player.addEventListener(type, events.onTracksChange);
  }
  player.addEventListener('error', (event: Event) => {
    const error: unknown = 'detail' in event ? event.detail : null;
    if (!isCritical(error)) {
      // A stream's segments and playlists are asked for for ever, with a pass that has run out too.
      if (player.isLive() && isExpiry(error) && !hasExpired) {
        hasExpired = true;
        events.onFailure('expired');
      }
      return;
    }
    const mayRecover = isNetworkError(error) && bufferedAhead(video) > RETRY_WHILE_BUFFERED_SECONDS;
    if (!mayRecover || !player.retryStreaming(STREAMING_RETRY_SECONDS)) {
      events.onFailure(failureOf(error, navigator.onLine));
    }
  });
}

function toEngine(
  player: ShakaPlayer,
  video: HTMLVideoElement,
  thumbnailsUrl: string | undefined,
  events: EngineEvents,
): Engine {
  let thumbnails: Promise<number | null> | null = null;
  const sizeOf = createImageSizes();
  const keepBandwidth = () => {
    const { estimatedBandwidth } = player.getStats();
    if (estimatedBandwidth > 0) bandwidthMemory.keep(estimatedBandwidth);
  };
  // Leaving the site ends the page without another word.
  window.addEventListener('pagehide', keepBandwidth);
  // The next attempt of what failed offline may be seconds away.
  const goOn = () => player.retryStreaming();
  window.addEventListener('online', goOn);
  return {
    tracks: () => tracksOf(player),
    selectCaptions(id) {
      const track = player.getTextTracks().find((candidate) => String(candidate.id) === id);
      player.selectTextTrack(track ?? null);
      if (!track || player.isLive() || !isBufferedToEnd(video)) return;
      openAgain(player, video, track).catch((error: unknown) => {
        events.onFailure(failureOf(error, navigator.onLine));
      });
    },
    selectAudio(id) {
      const track = player.getAudioTracks().find((candidate) => audioIdOf(candidate) === id);
      if (track) player.selectAudioTrack(track, SWITCH_SAFE_MARGIN_SECONDS);
    },
    selectQuality: (quality) => selectQuality(player, quality),
    seekRange: () => player.seekRange(),
    playheadDateMs: () => (player.isLive() ? (player.getPlayheadTimeAsDate()?.getTime() ?? null) : null),
    async thumbnailAt(seconds) {
      // Not before someone looks at the bar: the first frame goes first.
      thumbnails ??= addThumbnails(player, thumbnailsUrl);
      const trackId = await thumbnails;
      if (trackId === null) return null;
      return toThumbnail(await player.getThumbnails(trackId, seconds), sizeOf);
    },
    async destroy() {
      window.removeEventListener('pagehide', keepBandwidth);
      window.removeEventListener('online', goOn);
      keepBandwidth();
      await player.destroy();
    },
  };
}

function tracksOf(player: ShakaPlayer): EngineTracks {
  const variants: Variant[] = player.getVariantTracks();
  const texts = player.getTextTracks();
  const active = texts.find((track) => track.active);
  const audio = player.getAudioTracks();
  const activeAudio = audio.find((track) => track.active);
  const heights = new Set(variants.flatMap((variant) => variant.height ?? []));
  return {
    captions: texts.map((track) => ({
      id: String(track.id),
      language: track.originalLanguage ?? track.language,
      label: track.label ?? '',
    })),
    activeCaptions: active ? String(active.id) : null,
    audio: audio.map(toAudioTrack),
    activeAudio: activeAudio ? audioIdOf(activeAudio) : null,
    qualities: [...heights].sort((a, b) => b - a),
    activeHeight: variants.find((variant) => variant.active)?.height ?? null,
    isLive: player.isLive(),
  };
}

/** They carry no number of their own; what tells them apart is this. */
function audioIdOf({ language, label, roles, channelsCount }: ShakaAudioTrack): string {
  return [language, label, roles.join(), channelsCount].join('|');
}

function toAudioTrack(track: ShakaAudioTrack): AudioTrack {
  return {
    id: audioIdOf(track),
    language: track.originalLanguage ?? track.language,
    label: track.label ?? '',
    isDescription:
      track.accessibilityPurpose === 'visually impaired' || track.roles.some((role) => DESCRIBES.test(role)),
  };
}

function selectQuality(player: ShakaPlayer, quality: Quality) {
  player.configure('abr.enabled', quality === 'auto');
  if (quality === 'auto') return;
  const variants: Variant[] = player.getVariantTracks();
  const language = variants.find((variant) => variant.active)?.language;
  const ofHeight = variants.filter((variant) => variant.height === quality);
  const ofLanguage = ofHeight.filter((variant) => variant.language === language);
  const [best] = (ofLanguage.length > 0 ? ofLanguage : ofHeight).sort((a, b) => b.bandwidth - a.bandwidth);
  if (best) player.selectVariantTrack(best, true, SWITCH_SAFE_MARGIN_SECONDS);
}

/** A preview that cannot be had is no reason to fail: then the seek bar shows times only. */
function addThumbnails(player: ShakaPlayer, url: string | undefined): Promise<number | null> {
  if (!url) return Promise.resolve(player.getImageTracks()[0]?.id ?? null);
  return player.addThumbnailsTrack(url, 'text/vtt').then(
    (track) => track.id,
    () => null,
  );
}

async function toThumbnail(
  thumbnail: Awaited<ReturnType<ShakaPlayer['getThumbnails']>>,
  sizeOf: (url: string) => Promise<ImageSize>,
): Promise<Thumbnail | null> {
  const url = thumbnail?.uris[0]?.split('#')[0];
  if (!thumbnail || !url) return null;
  const image = await sizeOf(url);
  return {
    url,
    x: thumbnail.positionX,
    y: thumbnail.positionY,
    width: thumbnail.width,
    height: thumbnail.height,
    imageWidth: image.width,
    imageHeight: image.height,
  };
}

/**
 * Once everything is buffered the library's streaming has ended, and a text track chosen then is fetched but never shown
 * (seen with 5.2.12). Opening the film again where it stands brings both back, out of the browser's cache.
 */
async function openAgain(player: ShakaPlayer, video: HTMLVideoElement, { originalTextId }: TextTrack) {
  const uri = player.getAssetUri();
  const { currentTime, paused } = video;
  if (!uri) return;
  await player.load(uri, currentTime);
  const same = player.getTextTracks().find((track) => track.originalTextId === originalTextId);
  player.selectTextTrack(same ?? null);
  // Paused meanwhile, or refused by the browser: then it stands there, and that is no failure.
  if (!paused) await video.play().catch(() => undefined);
}

function isBufferedToEnd(video: HTMLVideoElement): boolean {
  return video.currentTime + bufferedAhead(video) >= video.duration - END_TOLERANCE_SECONDS;
}

function bufferedAhead(video: HTMLVideoElement): number {
  for (let index = 0; index < video.buffered.length; index += 1) {
    const end = video.buffered.end(index);
    if (video.buffered.start(index) <= video.currentTime && video.currentTime <= end)
      return end - video.currentTime;
  }
  return 0;
}
