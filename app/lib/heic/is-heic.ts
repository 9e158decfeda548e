import { sniffBytes, sniffPhoto } from '#contract/media-formats.ts'

/**
 * Decides by content; the name (`.heic`, `.heif`) counts only when the content says nothing. A JPEG that a phone has
 * named .heic is not HEIC.
 */
export async function isHeic(file: Blob & { name?: string }): Promise<boolean> {
  const format = sniffPhoto(new Uint8Array(await file.slice(0, sniffBytes).arrayBuffer()))
  if (format !== null) return format === 'heic'
  return /\.hei[cf]$/i.test(file.name ?? '')
}
