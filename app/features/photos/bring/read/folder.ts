import type { FoundFile } from './found.ts'

/** A file of a folder, or one chosen alone. */
export const folderFile = (file: File, path: string): FoundFile => ({
  path,
  size: file.size,
  crc32: null,
  lastModified: file.lastModified,
  isLocked: false,
  head: async (bytes) => new Uint8Array(await file.slice(0, bytes).arrayBuffer()),
  read: async () => file,
})
