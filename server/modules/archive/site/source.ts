import type { Language } from '#contract/languages/index.ts'

/** A picture of the page: a small copy for the page itself, a large one to look at. Paths are relative to it. */
export interface SitePhoto {
  small: string
  large: string
  /** Of the photo, in pixels: the page does not jump while it loads. */
  width: number
  height: number
  /** May be empty. */
  caption: string
  /** Who gave it: null for the host's own, empty for Anonymous. */
  from: string | null
}

export interface SiteMemory {
  /** Empty: Anonymous. */
  from: string
  date: string
  text: string
  photos: SitePhoto[]
}

/** Everything that stands on the page of an archive. What people wrote is words, never markup. */
export interface SiteSource {
  /** Of our own words and of the dates. */
  language: Language
  name: string
  /** The day of the memorial as people read it. */
  date: string | null
  address: string | null
  details: string | null
  portrait: SitePhoto | null
  /** Empty when unknown. */
  hostName: string
  message: string | null
  /** With a still of it, where there is one. */
  video: {
    path: string
    type: string
    poster: string | null
    /** In pixels, where they are known: the page does not jump while it loads. */
    width: number | null
    height: number | null
  } | null
  photos: SitePhoto[]
  stories: { title: string | null; text: string }[]
  memories: SiteMemory[]
  /** Files in the folders of which there is no picture for the page. */
  unseen: string[]
  /** Where the memorial stands on the web, to be read and not to be followed. */
  link: string
  madeOn: string
}
