import { sniffFile } from '../photos/sniff-file.ts'

/**
 * Decides by content; the name (`.heic`, `.heif`) counts only when the content says nothing. A JPEG that a phone has
 * named .heic is not HEIC.
 */
export async function isHeic(file: Blob & { name?: string }): Promise<boolean> {
  const format = await sniffFile(file)
  if (format !== null) return format === 'heic'
  return /\.hei[cf]$/i.test(file.name ?? '')
}
