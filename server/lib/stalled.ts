/** Five minutes: the queue considers a job lost long before that. */
const STILL_MS = 5 * 60 * 1000

/** Whether background work has stalled, e.g. because its worker was killed at every try. */
export const isStalled = (touchedAt: Date, now: Date): boolean =>
  now.getTime() - touchedAt.getTime() > STILL_MS
