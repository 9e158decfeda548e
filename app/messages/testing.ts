import compile from 'icu-minify/compile'
import { textsOf } from '#languages/all.ts'
import { type Language, languages } from '#languages/index.ts'

type Tree = { readonly [key: string]: string | Tree }

/** Every message of a language by its path, such as `landing.title`. */
export const messagesIn = (language: Language): Map<string, string> =>
  new Map(leaves(textsOf(language).screens))

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
