/** Five minutes: the queue gives a job up for lost long before. */
const STILL_MS = 5 * 60 * 1000

/** Whether work in the background has come to a stop, e.g. because its worker was killed again and again. */
export const standsStill = (touchedAt: Date, now: Date): boolean =>
  now.getTime() - touchedAt.getTime() > STILL_MS
