import type { ArchiveTranslator } from './translator.ts'

export interface ReadmeFacts {
  name: string
  madeOn: string
  /** The address of the memorial on the web. */
  link: string
  photos: number
  photosOfOthers: number
  hasVideo: boolean
  films: number
  /** Voices and films of others. */
  recordings: number
  /** Files of which the archive holds a smaller copy, because the original is gone. */
  smaller: string[]
  /** Files that are gone without a copy. */
  lost: string[]
}

/** Explains what is in an archive and how to use it, to a reader in twenty years. */
export function readme(t: ArchiveTranslator, facts: ReadmeFacts): string {
  const { name, madeOn, link, photos, photosOfOthers, hasVideo, films, recordings, smaller, lost } = facts
  const list = (title: string, intro: string, items: string[]) =>
    items.length > 0 ? [title, intro, ...items.map((item) => `  ${item}`), ''] : []
  return [
    t('readme.title', { name }),
    t('readme.madeOn', { date: madeOn, address: link }),
    '',
    t('readme.open'),
    '',
    t('readme.whatTitle'),
    ...[
      t('readme.index'),
      ...(photos > 0 ? [t('readme.photos', { count: photos })] : []),
      ...(photosOfOthers > 0 ? [t('readme.photosOfOthers', { count: photosOfOthers })] : []),
      ...(films > 0 ? [t('readme.films', { count: films })] : []),
      ...(recordings > 0 ? [t('readme.recordings', { count: recordings })] : []),
      ...(hasVideo ? [t('readme.video')] : []),
      t('readme.words'),
      t('readme.captions'),
      t('readme.places'),
      t('readme.tables'),
      t('readme.book'),
      t('readme.machines'),
    ].map((line) => `  ${line}`),
    '',
    t('readme.keep'),
    t('readme.proof'),
    '',
    ...list(t('readme.smallerTitle'), t('readme.smaller'), smaller),
    ...list(t('readme.lostTitle'), t('readme.lost'), lost),
  ]
    .join('\n')
    .trimEnd()
}
