import path from 'node:path'

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
}

/** Only the product reads the bucket: access to a file is checked on each request (modules/media/routes-files.ts). */
export function headersOf(key: string): { ContentType: string; CacheControl: string } {
  return {
    ContentType: TYPES[path.extname(key)] ?? 'application/octet-stream',
    CacheControl: 'private, no-store',
  }
}
