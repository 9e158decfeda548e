import type { MediaName } from './media-seal.ts'

/** Served files as the product writes their addresses (modules/media/service-places.ts): all else is left alone. */
const LOCATION = /^\/media\/([\w-]+)$/
const ADDRESS = /^\/media\/([\w-]+)\/([^/]+)$/

/** `name-WIDTH.ending` or `name.ending`. */
const FILE = /^([\w-]+?)(?:-\d{1,5})?\.[a-z0-9]{2,4}$/

/** The name that all sizes of a served file share; null for what is none. */
export const nameOfFile = (file: string): string | null => FILE.exec(file)?.[1] ?? null

/** What stands before the name of a file, without a slash at its end. */
export type AddressOf = (file: MediaName) => string

interface Plain {
  [key: string]: unknown
  filename?: unknown
}

/** The folders of all media that an answer names. */
export function foldersIn(answer: unknown, publicUrl: string): Set<string> {
  const folders = new Set<string>()
  const note = ({ folder }: MediaName) => {
    folders.add(folder)
    return ''
  }
  readdressed(answer, note, publicUrl)
  return folders
}

/**
 * An answer with every address of media in it (`location` beside `filename`, and `url`, also of the whole
 * `https://…/media/…`) put where `addressOf` says.
 */
export function readdressed<T>(answer: T, addressOf: AddressOf, publicUrl: string): T {
  return change(answer) as T

  function change(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(change)
    if (!isPlain(part)) return part
    const changed = Object.entries(part).map(([key, inside]) => [key, changeField(part, key, inside)])
    return Object.fromEntries(changed)
  }

  function changeField(part: Plain, key: string, inside: unknown): unknown {
    if (typeof inside !== 'string') return change(inside)
    if (key === 'location') return moveLocation(inside, part.filename)
    return key === 'url' ? moveUrl(inside) : inside
  }

  function moveLocation(location: string, name: unknown): string {
    const folder = LOCATION.exec(location)?.[1]
    return folder && typeof name === 'string' ? addressOf({ folder, name }) : location
  }

  function moveUrl(url: string): string {
    const origin = url.startsWith(`${publicUrl}/`) ? publicUrl : ''
    const [, folder, file = ''] = ADDRESS.exec(url.slice(origin.length)) ?? []
    const name = nameOfFile(file)
    if (!folder || !name) return url
    return `${origin}${addressOf({ folder, name })}/${file}`
  }
}

function isPlain(part: unknown): part is Plain {
  if (typeof part !== 'object' || part === null) return false
  const made = Object.getPrototypeOf(part)
  return made === Object.prototype || made === null
}
