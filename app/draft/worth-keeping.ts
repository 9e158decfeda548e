import { memorial as limits } from '#contract/limits.ts'
import { validContacts, writtenStories } from './rules.ts'
import type { Draft } from './schema.ts'

/** From these numbers on, it is much work to do again. */
const WORTH_KEEPING = { photos: 2, words: 25, contacts: 5 } as const

/**
 * Whether a draft holds so much work that losing it would hurt: photos, a recording, a film, a story or a message, a list of
 * contacts. From then on the browser is asked for storage persistence, and the host is offered to have the draft kept
 * by mail.
 */
export function isWorthKeeping(draft: Draft): boolean {
  const photos = draft.photos.length + (draft.profilePhoto ? 1 : 0)
  return (
    photos >= WORTH_KEEPING.photos ||
    draft.hostVideo !== null ||
    draft.films.length > 0 ||
    validContacts(draft).length >= WORTH_KEEPING.contacts ||
    countWords(draft) >= WORTH_KEEPING.words
  )
}

/** Whether a draft can be kept by mail: it needs a name, and the memorial must not be on the server yet. */
export const canBeKeptByMail = (draft: Draft): boolean =>
  draft.memorialUuid === null && draft.personName.trim().length >= limits.nameMin && isWorthKeeping(draft)

/** Counts the words of all texts, in any script. */
function countWords(draft: Draft): number {
  const captions = draft.photos.map(({ caption }) => caption)
  const stories = writtenStories(draft).flatMap(({ title, text }) => [title, text])
  const texts = [...stories, draft.personalMessage, draft.details, ...captions]
  return texts.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
