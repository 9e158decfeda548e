import type { ListPart } from '#app/draft/merge.ts'
import { filledFunds, validContacts, writtenStories } from '#app/draft/rules.ts'
import type { Content, DraftPhoto } from '#app/draft/schema.ts'

/** One row of a list as it is shown. */
export interface Shown {
  id: string
  words: string
  /** The goal of a fund, as typed. */
  goal?: string
  photo?: DraftPhoto
}

/** What one side changed in a list since the base. */
export interface Changes {
  added: Shown[]
  changed: Shown[]
  removed: Shown[]
  reordered: boolean
}

/** The rows of a list that a save sends, as they are shown. */
function rowsOf(content: Content, part: ListPart): Shown[] {
  if (part === 'photos')
    return content.photos.map((photo) => ({ id: photo.id, words: photo.caption.trim(), photo }))
  if (part === 'contacts') return validContacts(content).map(({ id, text }) => ({ id, words: text.trim() }))
  if (part === 'funds')
    return filledFunds(content).map(({ id, title, description, recipient, payout, charity, goal }) => ({
      id,
      words: linesOf(title, description, recipient, payout, charity),
      goal: goal.trim(),
    }))
  return writtenStories(content).map(({ id, title, text }) => ({ id, words: linesOf(title, text) }))
}

const linesOf = (...texts: string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')

export function changesOf(base: Content, side: Content, part: ListPart): Changes {
  const before = rowsOf(base, part)
  const after = rowsOf(side, part)
  const find = (rows: Shown[], id: string) => rows.find((row) => row.id === id)
  const kept = after.filter(({ id }) => find(before, id))
  const keptBefore = before.filter(({ id }) => find(after, id))
  return {
    added: after.filter(({ id }) => !find(before, id)),
    changed: kept.filter((row) => !readsLike(row, find(before, row.id))),
    removed: before.filter(({ id }) => !find(after, id)),
    reordered: kept.some(({ id }, place) => id !== keptBefore[place]?.id),
  }
}

const readsLike = (row: Shown, other: Shown | undefined): boolean =>
  row.words === other?.words && row.goal === other.goal && row.photo?.rotation === other.photo?.rotation
