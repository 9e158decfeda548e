/** Where the files of a book are in storage. */
export function placeOf(book: { memorialUuid: string; uuid: string }) {
  const prefix = `books/${book.memorialUuid}/${book.uuid}/`
  return {
    prefix,
    pdf: `${prefix}book.pdf`,
    /** @param number from 1 */
    page: (number: number) => `${prefix}page-${number}.png`,
  }
}

/** Progress in percent while photos are prepared; typesetting comes after that. */
export const progressOf = (prepared: number, all: number): number => Math.floor((90 * prepared) / all)
