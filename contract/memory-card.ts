import type { Paper } from './keepsakes.ts'

/**
 * Where things are on a memory card, in millimetres: what prints it and what finds it on a photograph agree. In each
 * corner is a dark square, and in the lower right the memorial's code.
 */
export const memoryCard = {
  sizes: {
    A4: { width: 105, height: 148.5 },
    LETTER: { width: 107.95, height: 139.7 },
  } satisfies Record<Paper, CardSize>,
  /** Side of a corner square; and from the card's edges to its middle. */
  mark: { side: 4, inset: 8 },
  /** Side of the code without its light margin; and from the card's edges to the code. */
  code: { side: 21, inset: 14 },
} as const

export interface CardSize {
  width: number
  height: number
}

/** In the address that a memory card's code holds: the paper of its sheet. Other codes of a memorial have none. */
const PAPER = 'm'

export const addressOfCard = (address: string, paper: Paper): string => `${address}?${PAPER}=${paper}`

export interface CardAddress {
  /** Tells the memorial: the code of its printed address, or of older cards the `p.…` of its link. */
  mark: string
  paper: Paper
}

/** Older cards led to the link that the memorial had when they were printed. */
const CODES = /^https?:\/\/[^?#]+\/(?:q\/([0-9a-f]{20})\?|view\/[^?#]+\?i=(p\.[\w-]+)&)m=(A4|LETTER)$/

/** What a code says, if it is one of a memory card, of any memorial. */
export function readCardAddress(text: string): CardAddress | null {
  const [, printCode, former, paper] = CODES.exec(text) ?? []
  const mark = printCode ?? former
  return mark && (paper === 'A4' || paper === 'LETTER') ? { mark, paper } : null
}
