/**
 * Whether somebody typed a name, as people type: with straight quotes and plain hyphens, in any letter case, without
 * accents, with stray spaces.
 */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name)
}

const plain = (text: string) =>
  text
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐‑‒–—―]/g, '-')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[øłđðıæœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** What people type on a keyboard that lacks these letters; Unicode does not take them apart. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}
