import { memorial as limits } from '#contract/limits.ts'
import { validContacts, writtenStories } from './rules.ts'
import type { Draft } from './schema.ts'

/** More than a little; less is soon done again. */
const WORTH_KEEPING = { photos: 2, words: 25, contacts: 5 } as const

/**
 * Whether so much work lies in a draft that losing it would hurt: photos, a recording, a story or a letter, a list of
 * contacts. From then on the browser is asked to keep it, and its host is offered to have it kept by mail.
 */
export function isWorthKeeping(draft: Draft): boolean {
  const photos = draft.photos.length + (draft.profilePhoto ? 1 : 0)
  return (
    photos >= WORTH_KEEPING.photos ||
    draft.hostVideo !== null ||
    validContacts(draft).length >= WORTH_KEEPING.contacts ||
    countWords(draft) >= WORTH_KEEPING.words
  )
}

/** Whether it can be kept by mail: a memorial has a name, and this one is not with the server yet. */
export const canBeKeptByMail = (draft: Draft): boolean =>
  draft.memorialUuid === null && draft.personName.trim().length >= limits.nameMin && isWorthKeeping(draft)

/** Of everything that was written, whichever script it is in. */
function countWords(draft: Draft): number {
  const captions = draft.photos.map(({ caption }) => caption)
  const stories = writtenStories(draft).flatMap(({ title, text }) => [title, text])
  const texts = [...stories, draft.personalMessage, draft.details, ...captions]
  return texts.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
