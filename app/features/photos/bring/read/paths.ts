/** The last part of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The folders of a path; '' for a file in none. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The name of the innermost folder; '' for a file in none. */
export const folderNameOf = (path: string): string => nameOf(folderOf(path))

/** `IMG_1` and `.jpg`; the ending is '' where there is none. */
export function splitName(name: string): { stem: string; ending: string } {
  const at = name.lastIndexOf('.')
  return at > 0 ? { stem: name.slice(0, at), ending: name.slice(at) } : { stem: name, ending: '' }
}

const CONTROL = /[\p{Cc}\p{Bidi_Control}]/gu
const NAME_MAX = 200

/** A path as it is compared: some programs write `\`, and Apple's take letters with accents apart. */
export const cleanPath = (path: string): string =>
  path.replaceAll('\\', '/').normalize('NFC').replace(CONTROL, '')

/** A file's own name, without folders such as `../`, and no longer than a screen can show. */
export function cleanName(path: string): string {
  const { stem, ending } = splitName(nameOf(cleanPath(path)))
  return stem.slice(0, NAME_MAX) + ending.slice(0, 10)
}
