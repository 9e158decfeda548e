import type { BookChoices } from '#contract/keepsakes.ts'
import type { OrderChoices, OrderItem } from '#contract/order-of-service.ts'
import type { Language } from '#languages/index.ts'
import type { FilmText } from './encoder.ts'

/** A photo for print: a local JPEG, upright and in sRGB. Sizes are its own, in pixels. */
export interface PrintPhoto {
  path: string
  width: number
  height: number
  caption: string
}

/** The parts of one day, in order, formatted for people. */
export interface PrintedDay {
  /** `Saturday 9 January 2027`; null: not set yet. */
  day: string | null
  parts: { time: string | null; name: string; place: string | null }[]
}

/** Everything that a book contains. Texts are data and never markup. */
export interface BookSource {
  /** Of our own texts; English by default. */
  language?: Language
  choices: BookChoices
  name: string
  /** The lines below it: when the person lived, in words. Those that are empty are left out. */
  belowName?: string[]
  /** The date of the memorial, formatted for people; null when there is none. */
  date: string | null
  address: string | null
  /** What the day consists of; empty when it is a date and a place only. */
  days: PrintedDay[]
  portrait: PrintPhoto | null
  /** The host's name, below the message; empty when not known. */
  hostName: string
  message: string | null
  /** The host's video: a still image, if there is one, its length, and what is said in it; empty while nobody knows. */
  video: { still: PrintPhoto | null; seconds: number | null; transcript: string } | null
  /** The title is optional. */
  stories: { title: string | null; text: string }[]
  photos: PrintPhoto[]
  /** In order of time: a chapter for each decade, named for people; then `photos` has those without a date. Absent: none. */
  decades?: { decade: number; name: string; photos: PrintPhoto[] }[] | undefined
  /** Contributions, from an empty name for Anonymous, with a date formatted for people; none when the host leaves them out. */
  memories: { from: string; date: string; text: string; photos: PrintPhoto[] }[]
  /** Names of those who attended; null when the host leaves them out. */
  attended: string[] | null
  /** Films of the hosts, after the photos; each with the address that opens it. */
  films: { still: PrintPhoto | null; caption: string; seconds: number | null; link: string }[]
  /** The memorial's address, for its QR codes. */
  link: string
  /** What the QR code contains. */
  scanned: string
  /** The day the book is made, formatted for people. */
  madeOn: string
}

export interface PrintedBook {
  pages: number
  /** Pictures of the first pages (PNG), in order. */
  previews: string[]
}

/** For social networks and messengers: 1200 × 630. */
export interface ShareSource {
  language?: Language
  name: string
  life?: string
  date: string | null
  portrait: PrintPhoto | null
}

/** Cards with a QR code to display or hand out, several per sheet. */
export interface CardsSource {
  language?: Language
  paper: BookChoices['paper']
  name: string
  life?: string
  /** The day, of a card that invites with the time of its first part. */
  date: string | null
  /** Of a card that invites: where that is, by line. */
  place?: string[]
  /** Of a card that invites. */
  portrait?: PrintPhoto | null
  /** The address printed on the card. */
  link: string
  /** The address in its QR code. */
  scanned: string
  /** Memory cards: with lines to write on. */
  isToWriteOn?: true
}

/** The texts of a film: its first and last card, and the captions of its photos. */
export interface FilmTextsSource {
  title: {
    of: string
    name: string
    life?: string
    date: string | null
    /** Shown in place of the date. */
    days: PrintedDay[]
    many: string
    portrait: PrintPhoto | null
  }
  closing: { thanks: string; name: string; shared: string | null }
  /** In the order of the photos; both may be empty. */
  captions: { text: string; from: string }[]
}

/** Pictures on the film's background; null for an empty text. */
export interface DrawnFilmTexts {
  title: FilmText
  closing: FilmText
  captions: (FilmText | null)[]
}

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

/**
 * Typesets keepsakes in a process of its own with limited memory and time. Rejects with `TypesettingFailed` when the limits
 * were exceeded or the process crashed; people's texts never make it refuse.
 */
export interface Typesetter {
  /** Writes the PDF to `outPath` and the pictures of its first pages into `previewDir`. */
  book(source: BookSource, out: { pdf: string; previewDir: string }): Promise<PrintedBook>
  /** Writes a PNG to `outPath`. */
  sharePicture(source: ShareSource, outPath: string): Promise<void>
  /** Writes a PDF to `outPath`. */
  cards(source: CardsSource, outPath: string): Promise<void>
  /**
   * Writes the sheets to print to `sheets`, and the pages in reading order to `pages`; nothing if it is too long even in the
   * smallest letters. Rejects with `TypesettingFailed`.
   */
  order(
    source: OrderSource,
    out: { sheets: string; pages: string },
    waiter?: Waiter,
  ): Promise<{ isTooLong: boolean }>
  /** Writes PNGs, as wide as a film, into `outDir`. Rejects with `TypesettingFailed`. */
  filmTexts(source: FilmTextsSource, outDir: string): Promise<DrawnFilmTexts>
  close(): Promise<void>
}

export class TypesettingFailed extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'TypesettingFailed'
  }
}
