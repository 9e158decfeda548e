import type { MediaName } from '#server/lib/media-seal.ts'

/** Addresses of served files as the product writes them (modules/file-access); others stay unchanged. */
const LOCATION = /^\/media\/([\w-]+)$/
const ADDRESS = /^\/media\/([\w-]+)\/([^/]+)$/

/** `name-WIDTH.ending` or `name.ending`. */
const FILE = /^([\w-]+?)(?:-\d{1,5})?\.[a-z0-9]{2,4}$/

/** The name that all sizes of a served file share; null for another file. */
export const nameOfFile = (file: string): string | null => FILE.exec(file)?.[1] ?? null

/** The part of the address before the file name, without a slash at its end. */
export type AddressOf = (file: MediaName) => string

interface Plain {
  [key: string]: unknown
  filename?: unknown
}

/** The folders of all media in an answer. */
export function listFoldersIn(answer: unknown, publicUrl: string): Set<string> {
  const folders = new Set<string>()
  const note = ({ folder }: MediaName) => {
    folders.add(folder)
    return ''
  }
  replaceAddresses(answer, note, publicUrl)
  return folders
}

/**
 * Replaces every media address in an answer (`location` with `filename`, and `url`, also as absolute
 * `https://…/media/…`) by the one from `addressOf`.
 */
export function replaceAddresses<T>(answer: T, addressOf: AddressOf, publicUrl: string): T {
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
