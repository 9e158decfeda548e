import { directionOf, type Language } from '#languages/index.ts'

type Tree = { readonly [key: string]: unknown }

/** What is put into a sentence, such as `{name}`, unless the sentence keeps it apart already. */
const put = /(?<![\u2067\u2068])\{(\w+)\}/g

/**
 * A message in which everything that is put into it stands apart (U+2068 … U+2069): a Latin name, an address or a
 * number of a telephone neither turns an Arabic sentence round nor is turned by it (decision 0040).
 */
export const isolated = (message: string): string => message.replace(put, '\u2068{$1}\u2069')

/** The words of a namespace as a language needs them; those of one that runs to the right as they are. */
export function withIsolates<T extends object>(language: Language, words: T): T {
  return directionOf(language) === 'rtl' ? (each(words as Tree) as T) : words
}

const each = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? isolated(value) : isTree(value) ? each(value) : value,
    ]),
  )

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
