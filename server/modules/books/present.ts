/** Hours that a link to a book or a page of it is valid at least. */
export const LINK_HOURS = 24

/** The ticket that opens a finished book. */
export const bookTicket = (bookUuid: string) => ({ kind: 'book', of: bookUuid, hours: LINK_HOURS }) as const

/** The file name for the download. */
export const bookName = (shareSlug: string): string => `${shareSlug}.pdf`
