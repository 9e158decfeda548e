import type { FileRow, Parts } from './read-contents.ts'

/** Explains what is in an archive and how to use it, to a reader in twenty years. */
export function writeReadme({ t, madeOn, link, contents, album }: Parts): string {
  const { memorial, photos, portrait, photosOfOthers, films, recordingsOfOthers, video } = contents
  const counted = (
    key: 'readme.photos' | 'readme.photosOfOthers' | 'readme.films' | 'readme.recordings',
    { length: count }: readonly FileRow[],
  ) => (count > 0 ? [t(key, { count })] : [])
  const isThere = ({ uuid }: FileRow) => album.files.has(uuid)
  const list = (title: string, intro: string, items: string[]) =>
    items.length > 0 ? [title, intro, ...items.map((item) => `  ${item}`), ''] : []
  const what = [
    t('readme.index'),
    ...counted('readme.photos', (portrait ? [portrait, ...photos] : photos).filter(isThere)),
    ...counted('readme.photosOfOthers', photosOfOthers.filter(isThere)),
    ...counted('readme.films', films),
    ...counted('readme.recordings', recordingsOfOthers),
    ...(video ? [t('readme.video')] : []),
    ...[t('readme.words'), t('readme.captions'), t('readme.places')],
    ...[t('readme.tables'), t('readme.book'), t('readme.machines')],
  ]
  return [
    t('readme.title', { name: memorial.nameOfPerson }),
    t('readme.madeOn', { date: madeOn, address: link }),
    '',
    t('readme.open'),
    '',
    t('readme.whatTitle'),
    ...what.map((line) => `  ${line}`),
    '',
    t('readme.keep'),
    t('readme.proof'),
    '',
    ...list(t('readme.smallerTitle'), t('readme.smaller'), album.smaller),
    ...list(t('readme.lostTitle'), t('readme.lost'), album.lost),
  ]
    .join('\n')
    .trimEnd()
}
