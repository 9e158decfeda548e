/** A word or a name as people pass it on: capitals, and how many spaces, are not what it is about. */
export const plainWord = (word: string) => word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
