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
