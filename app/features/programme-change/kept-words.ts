import { storedText } from '#app/draft/storage.ts'

// What is typed and not sent yet, on this device until it is. Signing out clears local storage, and with it this.

const stored = (memorialUuid: string) =>
  storedText(() => window.localStorage, `memorial-programme-change-${memorialUuid}`)

/** null where nothing was typed. */
export function readWords(memorialUuid: string): string | null {
  const found = stored(memorialUuid).read()
  return 'text' in found ? found.text : null
}

export const keepWords = (memorialUuid: string, words: string): void => {
  stored(memorialUuid).write(words)
}

export const dropWords = (memorialUuid: string): void => stored(memorialUuid).remove()
