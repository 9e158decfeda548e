import type { BookChoices } from '#contract/keepsakes.ts'
import type { Language } from '#contract/languages/index.ts'
import type { FilmWords } from './film.ts'

/** A photo as it is to be printed: a local JPEG, upright and in sRGB. Sizes are its own, in pixels. */
export interface PrintPhoto {
  path: string
  width: number
  height: number
  caption: string
}

/** One memory that somebody added. */
export interface PrintMemory {
  /** Empty: Anonymous. */
  from: string
  /** As people read it, e.g. `Jan 5, 2025`. */
  date: string
  text: string
  photos: PrintPhoto[]
}

/** A story of a host's, which has a title where they gave it one. */
export interface PrintStory {
  title: string | null
  text: string
}

/** Everything that stands in a book. Words are data: nothing in them is markup, whatever they look like. */
export interface BookSource {
  /** Of the words that are not people's; English where none is given. */
  language?: Language
  choices: BookChoices
  name: string
  /** The day of the memorial, as people read it; null when there is none. */
  date: string | null
  address: string | null
  portrait: PrintPhoto | null
  /** The host's name, under the message; empty when unknown. */
  hostName: string
  message: string | null
  /** The host's video: a still of it, if there is one, and how long it is. */
  video: { still: PrintPhoto | null; seconds: number | null } | null
  stories: PrintStory[]
  photos: PrintPhoto[]
  /** None when the host leaves them out. */
  memories: PrintMemory[]
  /** Names of those who came; null when the host leaves them out. */
  attended: string[] | null
  /** The memorial's address, for its QR codes. */
  link: string
  /** The day the book is made, as people read it. */
  madeOn: string
}

export interface PrintedBook {
  pages: number
  /** Pictures of the first pages (PNG), in their order. */
  previews: string[]
}

/** For social networks and messengers: 1200 × 630. */
export interface ShareSource {
  language?: Language
  name: string
  date: string | null
  portrait: PrintPhoto | null
}

/** Cards with a QR code to lay out or to hand round, several a sheet. */
export interface CardsSource {
  language?: Language
  paper: BookChoices['paper']
  name: string
  date: string | null
  /** As it is read on the card. */
  link: string
  /** Where its QR code leads. */
  scanned: string
}

/** What is read in a film: its first and last card, and what stands beneath its photos. */
export interface FilmWordsSource {
  title: { of: string; name: string; date: string | null; many: string; portrait: PrintPhoto | null }
  closing: { thanks: string; name: string; shared: string | null }
  /** In the order of the photos; both may be empty. */
  captions: { text: string; from: string }[]
}

/** Pictures on the ground of the film; null where there was nothing to write. */
export interface DrawnFilmWords {
  title: FilmWords
  closing: FilmWords
  captions: (FilmWords | null)[]
}

export interface FilmPress {
  /** Writes PNGs, as wide as a film, into `outDir`. Rejects with `PressFailed`. */
  filmWords(source: FilmWordsSource, outDir: string): Promise<DrawnFilmWords>
}

/**
 * Sets keepsakes in a process of its own that may use only so much memory and time. Rejects with `PressFailed` when
 * that was not enough or the process broke; what people wrote never makes it refuse.
 */
export interface Press extends FilmPress {
  /** Writes the PDF to `outPath` and the pictures of its first pages into `previewDir`. */
  book(source: BookSource, out: { pdf: string; previewDir: string }): Promise<PrintedBook>
  /** Writes a PNG to `outPath`. */
  sharePicture(source: ShareSource, outPath: string): Promise<void>
  /** Writes a PDF to `outPath`. */
  cards(source: CardsSource, outPath: string): Promise<void>
  close(): Promise<void>
}

export class PressFailed extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PressFailed'
  }
}
