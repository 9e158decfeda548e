/** Why browser storage did not accept a text: it is switched off, or it is full. */
export type StorageFailure = 'refused' | 'full'

/** One key of browser storage. Browsers throw on any access when storage is switched off. */
export interface StoredText {
  /** Returns the text, null when there is none, or why it cannot be read. */
  read(): { text: string | null } | { failure: StorageFailure }
  /** Returns null when it was written, else why not. */
  write(text: string): StorageFailure | null
  remove(): void
}

const isFull = (thrown: unknown): boolean =>
  thrown instanceof DOMException &&
  (thrown.name === 'QuotaExceededError' || thrown.name === 'NS_ERROR_DOM_QUOTA_REACHED')

/** @param storage called on every access: even naming `localStorage` may throw */
export function storedText(storage: () => Storage, key: string): StoredText {
  return {
    read() {
      try {
        return { text: storage().getItem(key) }
      } catch {
        return { failure: 'refused' }
      }
    },
    write(text) {
      try {
        storage().setItem(key, text)
        return null
      } catch (thrown) {
        return isFull(thrown) ? 'full' : 'refused'
      }
    },
    remove() {
      try {
        storage().removeItem(key)
      } catch {
        // If nothing can be removed, nothing was stored.
      }
    },
  }
}
