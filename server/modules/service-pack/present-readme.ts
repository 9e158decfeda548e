import { mailDay } from '#server/mails/dates.ts'
import type { PackShow } from './pack-slideshow.ts'
import { lengthOf } from './rules.ts'
import { packTranslator } from './translator.ts'

export interface ReadmeFacts {
  show: PackShow
  /** Seconds per photo. */
  speed: number
  /** Of the whole show. */
  seconds: number
  missing: number
  madeAt: Date
  hasFilm: boolean
}

/** The text file beside the show: explains the files to the person who plays it on the day. */
export function readme({ show, speed, seconds, missing, madeAt, hasFilm }: ReadmeFacts): string {
  const t = packTranslator(show.language)
  const made = {
    date: mailDay(madeAt, show.language, show.zone),
    count: show.photos.length,
    speed,
    length: lengthOf(seconds),
  }
  const hasSound = show.films.some(({ withSound }) => withSound)
  const filmLine = hasFilm ? t(hasSound ? 'readme.filmHeard' : 'readme.film') : t('readme.noFilm')
  return [
    t('readme.title', { name: show.name }),
    t('readme.made', made),
    t('readme.unpack'),
    filmLine,
    t('readme.photos'),
    ...(show.films.length > 0 ? [t('readme.films')] : []),
    ...(missing > 0 ? [t('readme.missing', { count: missing })] : []),
  ].join('\n\n')
}
