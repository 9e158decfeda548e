import { nameOf, splitName } from './paths.ts'

const kinds = {
  photo: ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'gif', 'heic', 'heif', 'webp', 'avif'],
  /** Pictures that no memorial can show. */
  picture: [
    'tif',
    'tiff',
    'bmp',
    'dng',
    'cr2',
    'cr3',
    'nef',
    'arw',
    'raf',
    'orf',
    'rw2',
    'psd',
    'jxl',
    'svg',
  ],
  film: ['mp4', 'mov', 'm4v', 'avi', '3gp', 'mpg', 'mpeg', 'mkv', 'wmv', 'webm', 'mts', 'm2ts', 'mp'],
  /** What an export says of its photos. */
  note: ['json', 'txt', 'csv'],
  zip: ['zip'],
} as const

export type FileKind = keyof typeof kinds | 'other'

const byEnding = new Map<string, FileKind>(
  Object.entries(kinds).flatMap(([kind, endings]) => endings.map((ending) => [ending, kind as FileKind])),
)

/** What a file is, by its name: looking into tens of thousands would take minutes. */
export function kindOf(path: string): FileKind {
  if (isLeftByASystem(path)) return 'other'
  return byEnding.get(splitName(nameOf(path)).ending.slice(1).toLowerCase()) ?? 'other'
}

/** `._IMG_1.jpg` beside each photo of a Mac, `.thumbnails` of a phone, and the like. */
const isLeftByASystem = (path: string): boolean =>
  path.split('/').some((part) => part === '__MACOSX' || /^\.[^.]/.test(part))

/** Little pictures that messengers send instead of words. */
export const isSticker = (path: string): boolean => /^(STK-|\d{5,}-STICKER-)/.test(nameOf(path))
