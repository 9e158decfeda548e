import { aRecord, aString, orNull, type Read } from '#app/lib/read-stored.ts'
import { storedText } from '#app/lib/stored-text.ts'

/** What is typed on a screen and not saved yet, on this device until it is: no reload, no lost connection loses it. */
export interface KeptByPerson<T> {
  /**
   * What this person left; null for nothing, and for what another account left.
   *
   * @param userUuid null as long as it is not known whose token this is
   */
  read(memorialUuid: string, userUuid: string | null): T | null
  write(memorialUuid: string, userUuid: string | null, kept: T): void
  drop(memorialUuid: string): void
}

/**
 * One entry of local storage for each memorial, which is its person's alone. Signing out clears local storage, and with it
 * these.
 *
 * @param name of the screen
 */
export function keptByPerson<T extends object>(name: string, readStored: Read<T>): KeptByPerson<T> {
  const stored = (memorialUuid: string) =>
    storedText(() => window.localStorage, `memorial-${name}-${memorialUuid}`)
  return {
    read(memorialUuid, userUuid) {
      const found = stored(memorialUuid).read()
      if (!('text' in found) || found.text === null) return null
      try {
        const value = aRecord(JSON.parse(found.text))
        const owner = orNull(aString)(value.userUuid)
        return owner === null || owner === userUuid ? readStored(value) : null
      } catch {
        return null
      }
    },
    write: (memorialUuid, userUuid, kept) => {
      stored(memorialUuid).write(JSON.stringify({ userUuid, ...kept }))
    },
    drop: (memorialUuid) => stored(memorialUuid).remove(),
  }
}
