import { formatMemorialDate, formatMonth } from '#app/lib/dates.ts'

const PHOTO = /^\.(jpe?g|jpe|jfif|png|gif|hei[cf]|tiff?|webp|avif)$/i
/** Folders of what was thrown away, as Google and Apple call them. */
const BIN =
  /^(?:trash|bin|papelera|lixeira|reciclagem|corbeille|papierkorb|cestino|prullenbak|(?:سلة )?المهملات|recently deleted|zuletzt gelöscht|supprimés récemment|(?:eliminado|apagado|excluído)s?(?: recientemente| recentemente)?|المحذوفة مؤخرًا)$/iu
const CONTROL = /[\p{Cc}\p{Bidi_Control}]/gu
const NAME_MAX = 200

/** The parts of a file's path. */
export interface Path {
  /** The innermost folder alone: in another part of an export the folders above may differ. */
  folder: string
  name: string
  /** Without its ending, which is '' where there is none. */
  stem: string
  ending: string
  /** By its name: looking into tens of thousands of files would take minutes. `system`: `._IMG_1.jpg` of a Mac, all in a bin. */
  kind: 'photo' | 'json' | 'zip' | 'system' | 'other'
}

/** Splits a path: some programs write `\` between folders, and Apple's take letters with accents apart. */
export function splitPath(path: string): Path {
  const parts = path.replaceAll('\\', '/').normalize('NFC').replace(CONTROL, '').split('/')
  const name = parts.at(-1) ?? ''
  const at = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length
  const [stem, ending] = [name.slice(0, at).slice(0, NAME_MAX), name.slice(at)]
  const isOfASystem = parts.some((part) => part === '__MACOSX' || /^\.[^.]/.test(part) || BIN.test(part))
  const kind = isOfASystem ? 'system' : kindOf(ending)
  return { folder: parts.at(-2) ?? '', name: stem + ending, stem, ending, kind }
}

function kindOf(ending: string): Path['kind'] {
  if (PHOTO.test(ending)) return 'photo'
  if (/^\.json$/i.test(ending)) return 'json'
  return /^\.zip$/i.test(ending) ? 'zip' : 'other'
}

/** Separates the ZIPs among files that were chosen as photos from the others. */
export function separateZips(files: readonly File[]): { zips: File[]; others: File[] } {
  const isZip = (file: File) => splitPath(file.name).kind === 'zip'
  return { zips: files.filter(isZip), others: files.filter((file) => !isZip(file)) }
}

/** A day as exact as it is known: `1987-06-14`, `1987-06` or `1987`, in the reader's language. */
export function writeDay(day: string): string {
  if (day.length === 10) return formatMemorialDate(day)
  return day.length === 7 ? formatMonth(day) : day
}
