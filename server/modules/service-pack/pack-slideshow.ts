import { z } from 'zod'
import { films as limits } from '#contract/host-limits.ts'
import type { Media } from '#contract/media.ts'
import { videoContainer } from '#contract/media-formats.ts'
import type { Show } from '#contract/show.ts'
import { textsOf } from '#languages/all.ts'
import type { servicePackFiles } from '#languages/en/service-pack-files.ts'
import { type Language, languages, localeOf } from '#languages/index.ts'
import { oncePer } from '#languages/once-per.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { translatorsOf } from '#server/lib/translators.ts'
import { mailDate } from '#server/mails/dates.ts'
import { printedDays } from '#server/mails/printed-days.ts'
import type { PrintedDay } from '#server/ports/typesetter.ts'
import { contributorsOf } from './rules.ts'

/** The strings of the pack. */
export const packTranslator = translatorsOf(
  (language) => textsOf(language).servicePackFiles as typeof servicePackFiles,
)
type PackTranslator = ReturnType<typeof packTranslator>

const lists = oncePer((language) => new Intl.ListFormat(localeOf(language)))

const PackPhoto = z.object({
  /** In storage: a JPEG, upright and in sRGB. */
  key: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
  /** Null for the host's own photo; else the contributor's name, empty for Anonymous. */
  from: z.string().nullable(),
})
type PackPhoto = z.infer<typeof PackPhoto>

const PackFilm = PackPhoto.extend({
  /** In storage: the copy that pages play. */
  container: z.enum(['webm', 'mp4']),
  /** In storage: what every browser plays; the same where that is the copy. */
  playable: z.string(),
  seconds: z.number(),
  withSound: z.boolean(),
})
type PackFilm = z.infer<typeof PackFilm>

/** What the film and the folders of a pack show, including the texts. Stored with the pack, so that they agree. */
export const PackShow = z.object({
  /** Of our own texts in it. */
  language: z.enum(languages),
  name: z.string(),
  /** When the person lived, in words; empty when it is not known. */
  life: z.string(),
  /** Formatted for people. */
  date: z.string().nullable(),
  /** Where its day is, if that is known. */
  zone: z.string().nullable(),
  /** The parts of the day, shown in place of the date. */
  days: z.array(z.custom<PrintedDay>()),
  portrait: PackPhoto.nullable(),
  photos: z.array(PackPhoto),
  /** After the photos. */
  films: z.array(PackFilm),
})
export type PackShow = z.infer<typeof PackShow>

export function packShowOf(show: Show, language: Language): PackShow {
  const { nameOfPerson, memorialDate, programme, profilePhoto, photos, films } = show
  return {
    language,
    name: nameOfPerson,
    life: lifeSpanIn(language, show),
    date: memorialDate && mailDate(memorialDate, language, programme[0]?.zone),
    zone: programme[0]?.zone ?? null,
    days: printedDays(programme, language),
    portrait: profilePhoto && photoOf(profilePhoto, null),
    photos: photos.map(({ media, from }) => photoOf(media, from)),
    // Those of visitors play in the slideshow alone: sixty of them would make a pack of many gigabytes (docs/decisions/0018).
    films: films.filter(({ from }) => from === null).map(filmOf),
  }
}

/** The largest served copy, which contains no location. */
const photoOf = ({ location, filename, title, width, height }: Media, from: string | null): PackPhoto => ({
  key: publicKey(location, `${filename}.jpg`),
  width: width ?? 0,
  height: height ?? 0,
  caption: title,
  from,
})

function filmOf({ media, from, withSound }: Show['films'][number]): PackFilm {
  const { location, filename, title, width, height, durationSeconds, sources } = media
  const container = videoContainer(media.extension)
  const source = sources?.[0]?.url
  const playable = source ? source.slice(source.lastIndexOf('/') + 1) : `${filename}.${container}`
  return {
    key: publicKey(location, `${filename}.${container}`),
    width: width ?? 0,
    height: height ?? 0,
    caption: title,
    from,
    container,
    playable: publicKey(location, playable),
    seconds: durationSeconds ?? limits.seconds,
    withSound,
  }
}

/** The line that says who shared a photo; empty for the host's own. */
export const sharedBy = ({ from }: Pick<PackPhoto, 'from'>, t: PackTranslator): string =>
  from === null ? '' : t('from', { name: from || t('anonymous') })

/** The texts of the first and the last card. */
export function cardsOf({ photos, films, language }: PackShow, t: PackTranslator) {
  const list = (words: readonly string[]) => lists(language).format(words)
  const hasShared = photos.some(({ from }) => from !== null)
  const ofPhotos = t(hasShared ? 'card.photosShared' : 'card.photos', { count: photos.length })
  const shown = photos.length > 0 || films.length === 0 ? [ofPhotos] : []
  const filmed = films.length > 0 ? [t('card.films', { count: films.length })] : []
  const { names, more } = contributorsOf([...photos, ...films])
  const thanked = more > 0 ? [...names, t('card.others', { count: more })] : names
  return {
    of: t('card.of'),
    many: list(hasShared ? [...filmed, ...shown] : [...shown, ...filmed]),
    thanks: t('card.thanks'),
    shared: thanked.length > 0 ? t('card.shared', { names: list(thanked) }) : null,
  }
}
