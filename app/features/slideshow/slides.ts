import type { DayPart } from '#contract/events.ts'
import type { Media } from '#contract/media.ts'
import { inOrderOfTime } from '#contract/photo-date.ts'
import type { Show } from '#contract/show.ts'

export interface PhotoSlide {
  kind: 'photo'
  /** Counted from 1. */
  number: number
  picture: Media
  /** null for the host's own; otherwise a name, or '' for Anonymous. */
  from: string | null
}

/** A film, shown until its end. */
export interface FilmSlide extends Omit<PhotoSlide, 'kind'> {
  kind: 'film'
  withSound: boolean
}

/** What fills the screen for a while. A card may have a picture; a photo always has one. */
export type Slide =
  | { kind: 'title'; picture: Media | null }
  | PhotoSlide
  | FilmSlide
  | { kind: 'closing'; picture: null }

/** A title card, the photos in order, the films, a closing card. Where the hosts chose it, photos and films are in order of time. */
export function slidesOf(show: Show): readonly Slide[] {
  const photos = show.photos.map(({ media, from, at }) => ({
    at,
    slide: { kind: 'photo', picture: media, from } as const,
  }))
  const films = show.films.map(({ media, from, withSound, at }) => ({
    at,
    slide: { kind: 'film', picture: media, from, withSound } as const,
  }))
  const shown = inOrderOfTime([...photos, ...films], ({ at }) => at ?? null)
  return [
    { kind: 'title', picture: show.profilePhoto },
    ...shown.map(({ slide }, index): PhotoSlide | FilmSlide => ({ ...slide, number: index + 1 })),
    { kind: 'closing', picture: null },
  ]
}

/** The parts of the day by date, in the order given. */
export function daysOf(parts: readonly DayPart[]): { date: string | null; parts: DayPart[] }[] {
  const dates = [...new Set(parts.map(({ date }) => date))]
  return dates.map((date) => ({ date, parts: parts.filter((part) => part.date === date) }))
}

const NAMED = 8

/**
 * The names of those who shared photos or films, each once, in the order of the show; and how many more there are than are
 * named.
 */
export function contributorsOf(show: Show): { names: string[]; more: number } {
  const from = [...show.photos, ...(show.films ?? [])].flatMap((shown) => shown.from || [])
  const all = [...new Set(from)]
  return { names: all.slice(0, NAMED), more: Math.max(0, all.length - NAMED) }
}

export const hasShared = (show: Show): boolean =>
  [...show.photos, ...(show.films ?? [])].some(({ from }) => from !== null)
