import type { ArchiveWords } from './words.ts'

export interface ReadmeFacts {
  name: string
  madeOn: string
  /** Where the memorial stands on the web. */
  link: string
  photos: number
  photosOfOthers: number
  hasVideo: boolean
  /** Files that are a copy, since what was sent is gone. */
  smaller: string[]
  /** What nothing is left of. */
  lost: string[]
}

/** What is in an archive and what to do with it, for somebody who opens it in twenty years. */
export function readme(t: ArchiveWords, facts: ReadmeFacts): string {
  const { name, madeOn, link, photos, photosOfOthers, hasVideo, smaller, lost } = facts
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
      ...(hasVideo ? [t('readme.video')] : []),
      t('readme.words'),
      t('readme.tables'),
      t('readme.book'),
    ].map((line) => `  ${line}`),
    '',
    t('readme.keep'),
    '',
    ...list(t('readme.smallerTitle'), t('readme.smaller'), smaller),
    ...list(t('readme.lostTitle'), t('readme.lost'), lost),
  ]
    .join('\n')
    .trimEnd()
}
