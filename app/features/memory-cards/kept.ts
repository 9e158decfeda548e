import { openFile, putFile, removeFile } from '#app/draft/files.ts'
import { aList, aNumber, anObject, aString, orNull, type Read, that } from '#app/lib/read-stored.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'
import type { Card, Photo } from './cards.ts'
import type { Corners } from './scan/perspective.ts'

/** A card that is not filed yet, as this device keeps it; its photograph and its picture are files beside it. */
interface StoredCard {
  id: string
  photo: { id: string; width: number; height: number }
  /** Across and down, of each in turn. */
  corners: number[]
  ratio: number | null
  name: string
  words: string
}

const readCard: Read<StoredCard> = anObject({
  id: aString,
  photo: anObject({ id: aString, width: aNumber, height: aNumber }),
  corners: that(aList(aNumber), ({ length }) => length === 8),
  ratio: orNull(aNumber),
  name: aString,
  words: aString,
})

const kept = keptByPerson<{ cards: StoredCard[] }>('cards', anObject({ cards: aList(readCard) }))

/** Files of no draft are removed after a day, and when somebody signs out. */
const NO_DRAFT = 'memory-cards'

/** Keeps what is not filed, on this device. */
export function keepCards(memorialUuid: string, userUuid: string | null, cards: readonly Card[]): void {
  const unfiled = cards.filter(({ filed }) => !filed)
  if (unfiled.length === 0) kept.drop(memorialUuid)
  else kept.write(memorialUuid, userUuid, { cards: unfiled.map(toStored) })
}

function toStored({ id, photo, corners, ratio, name, words }: Card): StoredCard {
  const { id: photoId, width, height } = photo
  const places = corners.flatMap(({ x, y }) => [x, y])
  return { id, photo: { id: photoId, width, height }, corners: places, ratio: ratio ?? null, name, words }
}

/** Whether it is on the disk, and survives closing the tab. */
export const keepFile = async (fileId: string, blob: Blob): Promise<boolean> =>
  (await putFile({ draftId: NO_DRAFT, fileId, blob })) === 'stored'

/** Removes the files of a card that was filed or left out, and of its photograph if no other card is on it. */
export async function dropFiles(card: Card, others: readonly Card[]): Promise<void> {
  await removeFile(card.id)
  const isNeeded = others.some(
    ({ id, photo, filed }) => id !== card.id && !filed && photo.id === card.photo.id,
  )
  if (!isNeeded) await removeFile(card.photo.id)
}

/** What this person has not filed yet. A card whose photograph is gone is not among it. */
export async function readCards(
  memorialUuid: string,
  userUuid: string | null,
  urlOf: (blob: Blob) => string,
): Promise<Card[]> {
  const photos = new Map<string, Photo>()
  const cards: Card[] = []
  for (const { id, photo, corners, ratio, name, words } of kept.read(memorialUuid, userUuid)?.cards ?? []) {
    if (!photos.has(photo.id)) {
      const blob = await openFile(photo.id)
      if (blob) photos.set(photo.id, { ...photo, blob, url: urlOf(blob) })
    }
    const there = photos.get(photo.id)
    if (!there) continue
    const cut = await openFile(id)
    cards.push({
      id,
      photo: there,
      corners: cornersFrom(corners),
      ...(ratio !== null && { ratio }),
      picture: cut && { blob: cut, url: urlOf(cut) },
      name,
      words,
      filed: null,
    })
  }
  return cards
}

function cornersFrom([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: number[]): Corners {
  return [
    { x: a, y: b },
    { x: c, y: d },
    { x: e, y: f },
    { x: g, y: h },
  ]
}
