import type { OpenedContent } from './opened-content.ts'

// All that is loaded once an archive was chosen.

export { openArchive } from '#app/lib/archive/open-archive.ts'
export { fillDraft } from './fill-draft.ts'
export { openedContent, othersIn } from './opened-content.ts'
export { settingsIn } from './settings-in.ts'
export { takeFrom } from './taken.ts'

/** The files that go into the draft. */
export const ownMedia = ({ photos, films, portrait, video }: OpenedContent): string[] => [
  ...photos.map(({ mediaUuid }) => mediaUuid),
  ...films.map(({ mediaUuid }) => mediaUuid),
  ...[portrait, video?.mediaUuid].filter((uuid) => typeof uuid === 'string'),
]
