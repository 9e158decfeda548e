const MINUTE_MS = 60 * 1000

/** The queue gives a job up for lost long before. */
const STILL_MS = 5 * MINUTE_MS

/** Whether the work on a book has come to a stop, e.g. because its worker was killed again and again. */
export const standsStill = (touchedAt: Date, now: Date): boolean =>
  now.getTime() - touchedAt.getTime() > STILL_MS

/** Where the files of a book lie in storage. */
export function placeOf(book: { memorialUuid: string; uuid: string }) {
  const prefix = `books/${book.memorialUuid}/${book.uuid}/`
  return {
    prefix,
    pdf: `${prefix}book.pdf`,
    /** @param number from 1 */
    page: (number: number) => `${prefix}page-${number}.png`,
  }
}

/** Of a hundred, what has been done when so many photos of all are prepared: setting the pages comes after. */
export const progressOf = (prepared: number, all: number): number => Math.floor((90 * prepared) / all)
