import { keyOf } from './begun.ts'
import { type Added, type AddedPhoto, nothing } from './draft.ts'

/** Words and the list of photos are kept in browser storage until they are sent; logging out clears it. */

/** null: nothing was begun here. */
export function readAdded(slug: string): Added | null {
  try {
    const stored = localStorage.getItem(keyOf(slug))
    return stored ? restored(JSON.parse(stored)) : null
  } catch {
    return null
  }
}

/** Whether it was written down. */
export function writeAdded(slug: string, added: Added): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(added))
    return true
  } catch {
    return false
  }
}

export function forgetAdded(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // Where nothing can be removed, nothing was stored.
  }
}

/** Whatever an earlier version of the product, or a hand, has left there. */
function restored(stored: unknown): Added {
  const fields = fieldsOf(stored)
  const text = (name: keyof Added) => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    ...nothing,
    message: text('message'),
    name: text('name'),
    email: text('email'),
    contributionId: text('contributionId') || null,
    awaitsCode: fields.awaitsCode === true,
    photos: Array.isArray(fields.photos) ? fields.photos.filter(isPhoto) : [],
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const isPhoto = (value: unknown): value is AddedPhoto => {
  const { id, caption, removed, media, name } = fieldsOf(value)
  const isText = [id, caption, name].every((one) => typeof one === 'string')
  return isText && typeof removed === 'boolean' && typeof media === 'object'
}
