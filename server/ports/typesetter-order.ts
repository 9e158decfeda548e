import type { OrderChoices, OrderItem } from '#contract/order-of-service.ts'
import type { Language } from '#languages/index.ts'

/** Everything that an order of service contains. Texts are data and never markup. */
export interface OrderSource extends OrderChoices {
  /** Of our own texts, and of the side on which it is bound. */
  language?: Language
  name: string
  years: string
  /** When and where; several lines. */
  when: string
  portrait: PrintPhoto | null
  photos: PrintPhoto[]
  items: OrderItem[]
  /** Other parts of the day, for the back. */
  events: { name: string; lines: string[] }[]
  thanks: string
  /** The address printed on the back. */
  link: string
  /** The address in the code on the back; null for no code. */
  scanned: string | null
}

/** Who waits for what is printed: people take turns, and whoever has gone waits no longer. */
export interface Waiter {
  by?: string
  /** Aborted when they have gone. */
  signal?: AbortSignal | undefined
}

export interface OrderTypesetter {
  /**
   * Writes the sheets to print to `sheets`, and the pages in reading order to `pages`; nothing if it is too long even in the
   * smallest letters. Rejects with `TypesettingFailed`.
   */
  order(
    source: OrderSource,
    out: { sheets: string; pages: string },
    waiter?: Waiter,
  ): Promise<{ isTooLong: boolean }>
}

/** A photo for print: a local JPEG, upright and in sRGB. Sizes are its own, in pixels. */
export interface PrintPhoto {
  path: string
  width: number
  height: number
  caption: string
}
