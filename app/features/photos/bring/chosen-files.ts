import { kindOf } from './read/kinds.ts'
import type { ChosenFile } from './read/library.ts'

/** Files with their paths: those of a folder carry theirs. */
export const withPaths = (files: readonly File[]): ChosenFile[] =>
  files.map((file) => ({ file, path: file.webkitRelativePath || file.name }))

/** The ZIPs among files that were chosen as photos, and the others. */
export function apartFromZips(files: readonly File[]): { zips: File[]; others: File[] } {
  const isZip = (file: File) => kindOf(file.name) === 'zip'
  return { zips: files.filter(isZip), others: files.filter((file) => !isZip(file)) }
}

/** Whether this browser can hand over a folder. */
export const canChooseFolder = (): boolean =>
  typeof HTMLInputElement !== 'undefined' && 'webkitdirectory' in HTMLInputElement.prototype
