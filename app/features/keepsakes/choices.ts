import { storedText } from '#app/lib/stored-text.ts'
import { BookChoices } from '#contract/keepsakes.ts'

const storedFor = (memorialUuid: string) =>
  storedText(() => window.localStorage, `book-choices-${memorialUuid}`)

/** The options last chosen on this device for a memorial's book; null if there are none, or if they cannot be read. */
export function readChoices(memorialUuid: string): BookChoices | null {
  const found = storedFor(memorialUuid).read()
  if (!('text' in found) || found.text === null) return null
  try {
    return BookChoices.safeParse(JSON.parse(found.text)).data ?? null
  } catch {
    return null
  }
}

export const writeChoices = (memorialUuid: string, choices: BookChoices): void => {
  storedFor(memorialUuid).write(JSON.stringify(choices))
}

export const usualChoices: BookChoices = BookChoices.parse({})

export const isSame = (one: BookChoices, other: BookChoices): boolean =>
  one.paper === other.paper &&
  one.contributions === other.contributions &&
  one.attended === other.attended &&
  one.first === other.first
