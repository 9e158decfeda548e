import type { Language } from '#languages/index.ts'

/**
 * A picture on the page: a small copy for the page itself, a large one that it leads to. Paths are relative to the page.
 */
export interface SitePhoto {
  small: string
  large: string
  /** Of the photo, in pixels, so that the layout does not shift while it loads. */
  width: number
  height: number
  /** May be empty. */
  caption: string
}

/** A recording on the page, with a still image, if there is one. */
export interface SiteVideo {
  path: string
  type: string
  poster: string | null
  /** In pixels, if known, so that the layout does not shift while it loads. */
  width: number | null
  height: number | null
  /** What is said in it; empty while nobody has written it down. */
  transcript: string
  durationSeconds: number | null
}

export interface SiteMemory {
  /** Empty: Anonymous. */
  from: string
  date: string
  text: string
  photos: SitePhoto[]
  /** Its voices and films. */
  recordings: SiteVideo[]
}

/** Everything that the archive's page shows. Texts of people are plain text, never markup. */
export interface SiteSource {
  /** Of our own texts and of the dates. */
  language: Language
  name: string
  /** When the person lived, in words; empty when it is not known. */
  life: string
  /** The date of the memorial, formatted for people. */
  date: string | null
  address: string | null
  details: string | null
  portrait: SitePhoto | null
  /** Empty when not known. */
  hostName: string
  message: string | null
  video: SiteVideo | null
  films: (SiteVideo & { caption: string })[]
  photos: SitePhoto[]
  stories: { title: string | null; text: string }[]
  memories: SiteMemory[]
  /** Paths of files without a picture on the page. */
  unseen: string[]
  /** The address of the memorial on the web, shown as text, not as a link. */
  link: string
  madeOn: string
}
