import type { Media } from '#contract/media.ts'
import type { Show } from '#contract/memorials.ts'

export interface PhotoSlide {
  kind: 'photo'
  /** Counted from 1. */
  number: number
  picture: Media
  /** null for the host's own; otherwise a name, or '' for Anonymous. */
  from: string | null
}

/** What fills the screen for a while. A card may have a picture; a photo always has one. */
export type Slide = { kind: 'title'; picture: Media | null } | PhotoSlide | { kind: 'closing'; picture: null }

/** A title card, the photos in order, a closing card. */
export function slidesOf(show: Show): Slide[] {
  const photos = show.photos.map(
    ({ media, from }, at): PhotoSlide => ({ kind: 'photo', number: at + 1, picture: media, from }),
  )
  return [{ kind: 'title', picture: show.profilePhoto }, ...photos, { kind: 'closing', picture: null }]
}

const NAMED = 8

/**
 * The names of those who shared photos, each once, in the order of the show; and how many more there are than are
 * named.
 */
export function contributorsOf(show: Show): { names: string[]; more: number } {
  const all = [...new Set(show.photos.map(({ from }) => from).filter((from) => from))] as string[]
  return { names: all.slice(0, NAMED), more: Math.max(0, all.length - NAMED) }
}

export const hasShared = (show: Show): boolean => show.photos.some(({ from }) => from !== null)
