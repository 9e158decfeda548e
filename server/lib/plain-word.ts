/** A word or a name as people pass it on: capitals, and how many spaces, are not what it is about. */
export const plainWord = (word: string) => word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The same without accents, for a word that opens a memorial: who hears it on the telephone does not hear how it is spelt.
 * Marks that make another letter of one (Devanagari's vowels) stay.
 */
export const spokenWord = (word: string) =>
  plainWord(
    plainWord(word)
      .normalize('NFD')
      .replace(/[\u0300-\u036f\u064b-\u0652]/g, ''),
  )
