import compile from 'icu-minify/compile'
import { type Language, languages } from '#contract/languages/index.ts'
import { en } from './en.ts'
import { namespaceFile } from './namespace-file.ts'

type Tree = { readonly [key: string]: string | Tree }

const files = import.meta.glob<Record<string, Tree>>('./{es,ar}/*.ts', { eager: true })

/** Every message of a language by its path, such as `landing.title`; undefined for a namespace that is missing. */
export function messagesIn(language: Language): Map<string, string> {
  const found = Object.keys(en).map((name) => {
    const words = language === 'en' ? (en as Tree)[name] : files[namespaceFile(language, name)]?.[name]
    return [name, words ?? {}] as const
  })
  return new Map(leaves(Object.fromEntries(found)))
}

export const otherLanguages = languages.filter((language) => language !== 'en')

const leaves = (tree: Tree, path: string[] = []): [key: string, message: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : leaves(value, [...path, key]),
  )

/** What a message takes, and where it branches. */
export interface Placeholder {
  name: string
  kind: 'argument' | 'number' | 'tag' | 'select' | 'plural'
  /** Of one that branches. */
  branches: string[]
}

/** The kinds of node in a compiled message (icu-minify/compile). */
const [POUND, SELECT, PLURAL, ORDINAL] = [0, 1, 2, 3]

/** Everything that a message takes, wherever in it. */
export function placeholdersOf(message: string): Placeholder[] {
  return placeholdersIn(compile(message))
}

function placeholdersIn(nodes: unknown): Placeholder[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node) => {
    if (!Array.isArray(node)) return []
    const [name, kind, branches] = node
    const isSelect = kind === SELECT
    if (isSelect || kind === PLURAL || kind === ORDINAL) {
      const part: Placeholder = {
        name,
        kind: isSelect ? 'select' : 'plural',
        branches: Object.keys(branches),
      }
      return [part, ...Object.values(branches).flatMap(placeholdersIn)]
    }
    if (kind === undefined) return [{ name, kind: 'argument', branches: [] } as Placeholder]
    if (typeof kind === 'number' && kind !== POUND)
      return [{ name, kind: 'number', branches: [] } as Placeholder]
    return [{ name, kind: 'tag', branches: [] } as Placeholder, ...placeholdersIn(node.slice(1))]
  })
}
