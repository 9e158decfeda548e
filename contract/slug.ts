import { memorial as limits } from './limits.ts'

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
}

/**
 * The words of a name as part of a slug: lower case, runs of other characters as single hyphens. Accents are removed
 * (`José` is `jose`, not `jos`). A name without Latin letters or digits gives the fallback word.
 */
function nameWords(name: string, maxLength: number): string {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => FOLDED[letter] ?? letter)
  const words = latin.match(/[a-z0-9]+/g)?.join('-') ?? ''
  return words.slice(0, maxLength).replace(/-$/, '') || 'memorial'
}

/**
 * The default slug of a memorial: the person's name, then the last six lower-case alphanumerics of the memorial's id,
 * or of the time (milliseconds) if it has no id yet.
 */
export function shareSlug(name: string, memorialId: string | null, now: number = Date.now()): string {
  const ofId = (memorialId ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')
  const suffix = (ofId || now.toString(36)).slice(-limits.slugSuffix)
  return `${nameWords(name, limits.slugMax - limits.slugSuffix - 1)}-${suffix}`
}

/** Whether a text can be a slug: 3 to 80 of `[a-z0-9-]`. */
export function isSlug(text: string): boolean {
  return text.length >= limits.slugMin && text.length <= limits.slugMax && /^[a-z0-9-]+$/.test(text)
}
