/** A still of a video, taken by the browser or by the server. */

/**
 * The moment of a video for its still image, in seconds: after one second, when the camera has adapted to the light and
 * the person does not move yet; in a short video after the first tenth. The beginning if the length is not known.
 */
export const posterSecond = (durationSeconds: number | null): number =>
  durationSeconds === null || !(durationSeconds > 0) ? 0 : Math.min(1, durationSeconds / 10)
