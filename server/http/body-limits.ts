const MEGABYTE = 1024 * 1024

/** Most bytes of a JSON body: all text of a memorial, with the ids of its stories, contacts and photos. */
export const jsonBodyBytes = MEGABYTE

/** Most bytes of a body, JSON or form, without a confirmed account: the longest text of such a call has 2,000 letters. */
export const anonymousBodyBytes = MEGABYTE / 16
