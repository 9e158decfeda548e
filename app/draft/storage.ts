/** Why browser storage does not take a text: it is switched off, or it has no room. */
export type StorageFailure = 'refused' | 'full'

/** One key of browser storage. Browsers throw on any access where storage is switched off. */
export interface StoredText {
  /** The text, null when there is none, or why it cannot be read. */
  read(): { text: string | null } | { failure: StorageFailure }
  /** null when it was written. */
  write(text: string): StorageFailure | null
  remove(): void
}

const isFull = (thrown: unknown): boolean =>
  thrown instanceof DOMException &&
  (thrown.name === 'QuotaExceededError' || thrown.name === 'NS_ERROR_DOM_QUOTA_REACHED')

/** @param storage looked up on every access: even naming `localStorage` may throw */
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
        // Where nothing can be removed, nothing was stored.
      }
    },
  }
}
