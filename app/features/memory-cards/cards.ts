import type { HostContribution } from '#contract/contributions.ts'
import type { Corners } from './scan/perspective.ts'

/** A photograph of cards or of a letter. */
export interface Photo {
  /** Made of the file's content, as those of its cards are. */
  id: string
  /** As every browser shows it. */
  blob: Blob
  url: string
  width: number
  height: number
}

/** One card or letter that was cut out of a photograph. */
export interface Card {
  /** Also the id with which it is filed: of the same photograph it is the same, so that nothing is filed twice. */
  id: string
  photo: Photo
  corners: Corners
  /** Width by height; absent for a letter. */
  ratio?: number
  /** Straightened; null until its corners are placed. */
  picture: { blob: Blob; url: string } | null
  name: string
  words: string
  /** What the server made of it; null until it is filed. */
  filed: HostContribution | null
}

export type CardsEvent =
  | { type: 'found'; cards: Card[] }
  | { type: 'cut'; id: string; corners: Corners; picture: Card['picture'] }
  | { type: 'typed'; id: string; name?: string; words?: string }
  | { type: 'filed'; id: string; filed: HostContribution }
  | { type: 'left'; id: string }

export function changeCards(cards: readonly Card[], event: CardsEvent): readonly Card[] {
  if (event.type === 'found') {
    const known = new Set(cards.map(({ id }) => id))
    return [...cards, ...event.cards.filter(({ id }) => !known.has(id))]
  }
  if (event.type === 'left') return cards.filter(({ id }) => id !== event.id)
  const { type: _type, id, ...change } = event
  return cards.map((card) => (card.id === id ? { ...card, ...change } : card))
}

/** The place of the photograph itself. */
export const WHOLE = 255

/** The id of the card at a place of a photograph: a UUID made of the file's content. */
export async function cardId(file: Blob, place: number): Promise<string> {
  const content = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const named = new Uint8Array([...content, place])
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', named)).slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Where the corners of a letter begin: a little within the photograph. */
export function letterCorners({ width, height }: Pick<Photo, 'width' | 'height'>): Corners {
  const [x, y] = [width * 0.08, height * 0.08]
  return [
    { x, y },
    { x: width - x, y },
    { x: width - x, y: height - y },
    { x, y: height - y },
  ]
}
