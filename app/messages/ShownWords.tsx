import { reader } from './reader.ts'

/**
 * Stands after everything else in a page that is not in English, and tells the browser which words it took, so that
 * they can be there before the page comes alive: React must find what it would write itself.
 */
export function ShownWords() {
  const names = [...reader().shown]
  return names.length > 0 && <template data-words={names.join(' ')} suppressHydrationWarning />
}

/** The namespaces that this document took. */
export const shownWords = (): string[] =>
  document.querySelector<HTMLElement>('[data-words]')?.dataset.words?.split(' ') ?? []
