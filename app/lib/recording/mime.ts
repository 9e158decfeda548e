/**
 * MP4 with H.264 and AAC first, which every browser and phone plays: constrained baseline, level 4.0, enough for 720p;
 * then whatever H.264 profile and level the browser chooses. Then WebM, VP8 before VP9. MP4 without named codecs comes
 * last: some browsers put VP9 and Opus into it (docs/decisions/0018).
 */
export const videoMimes = [
  'video/mp4;codecs=avc1.42E028,mp4a.40.2',
  'video/mp4;codecs=avc1.64003E,mp4a.40.2',
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm',
  'video/mp4',
]

/** The same of sound alone. */
export const voiceMimes = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/mp4',
  'audio/ogg;codecs=opus',
]

/**
 * The first type in order of preference that a browser can record; null when it can record none of them.
 *
 * @param isSupported `MediaRecorder.isTypeSupported`
 * @param failed containers that this browser claimed to support and could not record: they come last
 */
export function chooseMime(
  isSupported: (mime: string) => boolean,
  failed: ReadonlySet<string> = new Set(),
  preferred: readonly string[] = videoMimes,
): string | null {
  const possible = preferred.filter((mime) => isSupported(mime))
  return possible.find((mime) => !failed.has(containerOf(mime))) ?? possible[0] ?? null
}

/** `video/webm` of `video/webm;codecs=vp8,opus`. */
export const containerOf = (mime: string): string => mime.split(';')[0]?.trim() ?? mime
