import { dayOfSeconds } from './days.ts'
import type { PhotoNote } from './found.ts'
import { fieldsOf } from './sidecars.ts'

/** A photo that was posted or sent. */
export interface PostedPhoto extends PhotoNote {
  /** Its place in the export, such as `your_facebook_activity/posts/media/…/1_n.jpg`. */
  uri: string
}

/** Deeper is nothing that Facebook writes. */
const DEEPEST = 30

/** Finds the photos in any JSON of Facebook: posts, albums, messages and others, each of which has changed its shape often. */
export function readPosts(json: unknown): PostedPhoto[] {
  const found: PostedPhoto[] = []
  walk(json, '', 0, found)
  return found
}

function walk(json: unknown, words: string, depth: number, found: PostedPhoto[]): void {
  if (typeof json !== 'object' || json === null || depth > DEEPEST) return
  if (Array.isArray(json)) {
    for (const one of json) walk(one, words, depth + 1, found)
    return
  }
  const fields = json as Record<string, unknown>
  if (typeof fields.uri === 'string' && /\.\w{2,5}$/.test(fields.uri)) {
    found.push(posted(fields.uri, fields, words))
    return
  }
  const around = postText(fields) || words
  for (const value of Object.values(fields)) walk(value, around, depth + 1, found)
}

/** What was written with a single photo; with several it is about none of them alone. */
function postText(fields: Record<string, unknown>): string {
  const { data, attachments } = fields
  if (!Array.isArray(data) || !Array.isArray(attachments)) return ''
  if (JSON.stringify(attachments).split('"uri"').length !== 2) return ''
  const post = data.map((one) => fieldsOf(one).post).find((one) => typeof one === 'string')
  return typeof post === 'string' ? post : ''
}

function posted(uri: string, fields: Record<string, unknown>, words: string): PostedPhoto {
  const taken = takenSeconds(fields)
  const seconds = taken ?? Number(fields.creation_timestamp)
  const description = typeof fields.description === 'string' ? fields.description : ''
  return {
    uri: mended(uri),
    day: seconds > 0 ? dayOfSeconds(seconds) : null,
    dayFrom: taken === null ? 'sent' : 'export',
    caption: mended(description || words).trim(),
    isHidden: false,
  }
}

function takenSeconds({ media_metadata }: Record<string, unknown>): number | null {
  const { exif_data } = fieldsOf(fieldsOf(media_metadata).photo_metadata)
  const taken = Array.isArray(exif_data) ? fieldsOf(exif_data[0]).taken_timestamp : undefined
  return typeof taken === 'number' && taken > 0 ? taken : null
}

/** Facebook writes each byte of UTF-8 as a character of Latin-1: `Ã©` for `é`. */
function mended(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text
  try {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}
