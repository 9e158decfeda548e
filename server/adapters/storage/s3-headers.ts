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

/** What a CDN that reads the bucket itself (`MEDIA_BASE_URL`) hands on to browsers. */
export function headersOf(key: string): { ContentType: string; CacheControl: string } {
  return {
    ContentType: TYPES[path.extname(key)] ?? 'application/octet-stream',
    // Names of served files are unguessable and their content never changes (http/media.ts).
    CacheControl: key.startsWith('public/') ? 'public, max-age=31536000, immutable' : 'private, no-store',
  }
}
