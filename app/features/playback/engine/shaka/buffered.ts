/** Sound and picture of a file seldom end together. */
const END_TOLERANCE_SECONDS = 0.5;

/** Nothing of it is left to be fetched. */
export function isBufferedToEnd(video: HTMLVideoElement): boolean {
  return video.currentTime + bufferedSeconds(video) >= video.duration - END_TOLERANCE_SECONDS;
}

/** Seconds that play on without the line. */
export function bufferedSeconds(video: HTMLVideoElement): number {
  for (let index = 0; index < video.buffered.length; index += 1) {
    const end = video.buffered.end(index);
    if (video.buffered.start(index) <= video.currentTime && video.currentTime <= end)
      return end - video.currentTime;
  }
  return 0;
}
