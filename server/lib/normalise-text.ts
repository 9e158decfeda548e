/** A word or name for comparison: ignores capitals and the number of spaces. */
const normaliseText = (word: string) => word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The same without accents, for passcodes: people pass them on by phone and do not hear the spelling. Marks that make
 * another letter (Devanagari's vowels) stay.
 */
export const normalisePasscode = (word: string) =>
  normaliseText(
    normaliseText(word)
      .normalize('NFD')
      .replace(/[\u0300-\u036f\u064b-\u0652]/g, ''),
  )
