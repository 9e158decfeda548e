/** spec 1 §9: webm first, with the codecs every browser plays; Safari before 18.4 records mp4 only. */
const preferred = ['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp9,opus', 'video/webm', 'video/mp4']

/**
 * The first kind of recording that a browser can make; null when it can make none of them.
 *
 * @param isSupported `MediaRecorder.isTypeSupported`
 */
export const chooseMime = (isSupported: (mime: string) => boolean): string | null =>
  preferred.find((mime) => isSupported(mime)) ?? null

/** `video/webm` of `video/webm;codecs=vp8,opus`. */
export const containerOf = (mime: string): string => mime.split(';')[0]?.trim() ?? mime
