import { servicePack as limits } from '#contract/limits.ts'
import type { CheckedPhoto, ServicePackCheck } from '#contract/service-pack.ts'
import type { Show } from '#contract/show.ts'

/** What hosts may want to check before the day. */
export function checkOf({ photos, films }: Pick<Show, 'photos' | 'films'>): ServicePackCheck {
  const checked = photos.map(checkedPhoto)
  return {
    photos: photos.length,
    films: {
      count: films.length,
      seconds: films.reduce((sum, { media }) => sum + (media.durationSeconds ?? 0), 0),
    },
    tooSmall: checked.filter(({ width, height }) => Math.max(width, height) < limits.sharpEdge),
    // Captions of contributed photos are up to their contributors.
    withoutCaption: checked.filter(({ from, title }) => from === null && title === ''),
  }
}

function checkedPhoto({ media, from }: Show['photos'][number]): CheckedPhoto {
  const { uuid, title, location, filename, widths, url, width, height } = media
  const [thumbnail] = widths
  return {
    mediaUuid: uuid,
    thumbnailUrl: thumbnail === undefined ? url : `${location}/${filename}-${thumbnail}.jpg`,
    title,
    width: width ?? 0,
    height: height ?? 0,
    from,
  }
}

const NAMED = 8

/** The contributors of photos, in the order of the show, each once; and how many more there are than can be named. */
export function contributorsOf(photos: readonly { from: string | null }[]): {
  names: string[]
  more: number
} {
  const all = [...new Set(photos.flatMap(({ from }) => from || []))]
  return { names: all.slice(0, NAMED), more: Math.max(0, all.length - NAMED) }
}

/** `12:05`, `1:02:05`: as players show it. */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
