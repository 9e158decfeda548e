import { z } from 'zod'
import type { Media } from '#contract/media.ts'
import type { Show } from '#contract/memorials.ts'
import { defaultLanguage, type Language, languages } from '#languages/index.ts'
import { mailDate } from '#server/mails/dates.ts'
import { publicKey } from '#server/modules/media/service.ts'
import { contributorsOf } from './rules.ts'
import { listOf, type PackTranslator } from './translator.ts'

const PackPhoto = z.object({
  /** In storage: a JPEG, upright and in sRGB. */
  key: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
  /** Null for the host's own photo; else the contributor's name, empty for Anonymous. */
  from: z.string().nullable(),
})
export type PackPhoto = z.infer<typeof PackPhoto>

/** What the film and the page of a pack show, including the texts. Stored with the pack, so that both agree. */
export const PackShow = z.object({
  /** Of our own texts in it. */
  language: z.enum(languages).default(defaultLanguage),
  name: z.string(),
  /** Formatted for people. */
  date: z.string().nullable(),
  portrait: PackPhoto.nullable(),
  photos: z.array(PackPhoto),
})
export type PackShow = z.infer<typeof PackShow>

export function packShowOf(show: Show, language: Language): PackShow {
  const { nameOfPerson, memorialDate, profilePhoto, photos } = show
  return {
    language,
    name: nameOfPerson,
    date: memorialDate && mailDate(memorialDate, language),
    portrait: profilePhoto && photoOf(profilePhoto, null),
    photos: photos.map(({ media, from }) => photoOf(media, from)),
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

/** The line that says who shared a photo; empty for the host's own. */
export const sharedBy = ({ from }: Pick<PackPhoto, 'from'>, t: PackTranslator): string =>
  from === null ? '' : t('from', { name: from || t('anonymous') })

/** The texts of the first and the last card. */
export function cardsOf(show: PackShow, t: PackTranslator) {
  const { photos } = show
  const hasShared = photos.some(({ from }) => from !== null)
  const { names, more } = contributorsOf(photos)
  const thanked = more > 0 ? [...names, t('card.others', { count: more })] : names
  return {
    of: t('card.of'),
    many: t(hasShared ? 'card.photosShared' : 'card.photos', { count: photos.length }),
    thanks: t('card.thanks'),
    shared: thanked.length > 0 ? t('card.shared', { names: listOf(thanked, show.language) }) : null,
  }
}
