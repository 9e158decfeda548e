/** A still of a video, taken by the browser or by the server. */

/**
 * Which moment of a video stands for it, in seconds: one second in, when the camera has found its light and the person
 * has not begun to move; in a short one, after the first tenth. The beginning, when nobody knows how long it is.
 */
export const posterSecond = (durationSeconds: number | null): number =>
  durationSeconds === null || !(durationSeconds > 0) ? 0 : Math.min(1, durationSeconds / 10)
