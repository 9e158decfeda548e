/** One key of browser storage. Browsers throw on any access when storage is switched off. */
export interface StoredText {
  /** Returns the text, null when there is none; a failure when storage is switched off. */
  read(): { text: string | null } | { failure: true }
  /** Returns whether it was written: storage may be switched off, or full. */
  write(text: string): boolean
  remove(): void
}

/** @param storage called on every access: even naming `localStorage` may throw */
export function storedText(storage: () => Storage, key: string): StoredText {
  return {
    read() {
      try {
        return { text: storage().getItem(key) }
      } catch {
        return { failure: true }
      }
    },
    write(text) {
      try {
        storage().setItem(key, text)
        return true
      } catch {
        return false
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
