import type { User } from '#contract/accounts.ts'
import type { Edit } from './edits.ts'
import { hasContent, isUnsaved } from './rules.ts'
import type { Draft, Entry } from './schema.ts'

/** Which drafts stand side by side in the entry, and which one a tab shows. */

/** Drafts kept, as long as the others can be dropped without loss. */
const DRAFTS_KEPT = 3

/** Whether the person at this browser may see a draft: nobody's yet, or their own. */
export const belongsTo = (draft: Draft, user: User | null): boolean =>
  draft.ownerUuid === null || draft.ownerUuid === user?.uuid

/**
 * Whose an edited draft becomes. An unconfirmed account may be a mistyped address: nothing is its own yet, so
 * that another address can be given without losing the draft.
 */
const ownerOf = (user: User | null): string | null => (user?.emailVerified ? user.uuid : null)

/**
 * The entry with an edited draft.
 *
 * @param draft its latest copy
 * @param at milliseconds since 1970
 */
export function putDraft(entry: Entry, draft: Draft, edit: Edit, at: number): Entry {
  const edited = edit(draft)
  if (edited === draft) return entry
  const ownerUuid = edited.ownerUuid ?? ownerOf(entry.user)
  const put = { ...edited, ownerUuid, updatedAt: Math.max(at, edited.updatedAt) }
  return { ...entry, current: put.draftId, drafts: { ...entry.drafts, [put.draftId]: put } }
}

const latestFirst = (one: Draft, other: Draft): number => other.updatedAt - one.updatedAt

/**
 * Room for one more draft. Empty drafts go first, then saved ones from the oldest on; a draft with anything
 * that the server lacks never goes, even if there are more than fit.
 */
export function makeRoom(entry: Entry): Entry {
  const drafts = Object.values(entry.drafts)
  const surplus = drafts.length - (DRAFTS_KEPT - 1)
  if (surplus <= 0) return entry
  const empty = drafts.filter((draft) => !hasContent(draft) && draft.memorialUuid === null)
  const saved = drafts.filter((draft) => !empty.includes(draft) && !isUnsaved(draft))
  const leaving = [...empty, ...saved.sort(latestFirst).reverse()].slice(0, surplus)
  if (leaving.length === 0) return entry
  const kept = drafts.filter((draft) => !leaving.includes(draft))
  return { ...entry, drafts: Object.fromEntries(kept.map((draft) => [draft.draftId, draft])) }
}

/** The draft a tab goes on with: its own, or for a new tab the one worked on last. null: a new one. */
export function draftToContinue(entry: Entry, ownId: string | null): string | null {
  const isOpen = (draftId: string | null): draftId is string => {
    const draft = draftId === null ? undefined : entry.drafts[draftId]
    return draft !== undefined && belongsTo(draft, entry.user)
  }
  // Its own draft may have nothing in it yet, and so not be stored.
  if (ownId !== null && (isOpen(ownId) || entry.drafts[ownId] === undefined)) return ownId
  return isOpen(entry.current) ? entry.current : null
}

export const unsavedDrafts = (drafts: Record<string, Draft>): Draft[] =>
  Object.values(drafts).filter(isUnsaved).sort(latestFirst)
