import type { OrderChoices, OrderFormat, OrderItem } from '#contract/order-of-service.ts'
import type { Language } from '#languages/index.ts'
import type { PrintPhoto } from './print-photo.ts'

export type OrderItemSource = OrderItem

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
  items: OrderItemSource[]
  /** Other parts of the day, for the back. */
  events: { name: string; lines: string[] }[]
  thanks: string
  /** The address printed on the back. */
  link: string
  /** The address in the code on the back; null for no code. */
  scanned: string | null
}

/** What did not fit in the smallest letters: one part, many parts, or the back. */
export interface OrderTooLong {
  where: 'PART' | 'PARTS' | 'BACK'
  itemId: string | null
}

export type PrintedOrder =
  | { tooLong: OrderTooLong }
  | {
      tooLong: null
      /** A booklet whose content one folded sheet holds is set as such a sheet. */
      format: OrderFormat
      /** Letters were made smaller. */
      isSmaller: boolean
      /** There was no room for the photos. */
      isWithoutPhotos: boolean
      /** Pictures of all pages (PNG), in reading order. */
      previews: string[]
    }

/** Who waits for what is printed: people take turns, and whoever has gone waits no longer. */
export interface Waiter {
  by?: string
  /** Aborted when they have gone. */
  signal?: AbortSignal | undefined
}

export interface OrderTypesetter {
  /**
   * Writes the sheets to print to `sheets`, the pages in reading order to `pages`, and pictures of them into
   * `previewDir`; nothing if it is too long. Rejects with `TypesettingFailed`.
   */
  order(
    source: OrderSource,
    out: { sheets: string; pages: string; previewDir: string },
    waiter?: Waiter,
  ): Promise<PrintedOrder>
}
