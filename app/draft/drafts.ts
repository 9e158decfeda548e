import type { User } from '#contract/accounts.ts'
import type { Edit } from './edits.ts'
import { hasContent, isUnsaved } from './rules.ts'
import type { Draft, Entry } from './schema.ts'

/** Which drafts the entry holds, and which one a tab shows. */

/** How many drafts are kept, if the others can be dropped without loss. */
const DRAFTS_KEPT = 3

/** Whether the person at this browser may see a draft: one without an owner, or their own. */
export const belongsTo = (draft: Draft, user: User | null): boolean =>
  draft.ownerUuid === null || draft.ownerUuid === user?.uuid

/**
 * The owner that an edited draft gets. An unconfirmed account may be a mistyped address: it owns nothing yet, so that
 * another address can be entered without losing the draft.
 */
const ownerOf = (user: User | null): string | null => (user?.emailVerified ? user.uuid : null)

/**
 * Applies an edit to a draft and returns the entry with it.
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
 * Makes room for one more draft. Empty drafts are dropped first, then saved ones from the oldest on. A draft with
 * anything that the server lacks is never dropped, even if there are more than `DRAFTS_KEPT`.
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

/** The draft that a tab continues: its own, or for a new tab the one that was edited last. null: a new one. */
export function draftToContinue(entry: Entry, ownId: string | null): string | null {
  const isOpen = (draftId: string | null): draftId is string => {
    const draft = draftId === null ? undefined : entry.drafts[draftId]
    return draft !== undefined && belongsTo(draft, entry.user)
  }
  // The tab's own draft may be empty so far, and so not be stored.
  if (ownId !== null && (isOpen(ownId) || entry.drafts[ownId] === undefined)) return ownId
  return isOpen(entry.current) ? entry.current : null
}

export const unsavedDrafts = (drafts: Record<string, Draft>): Draft[] =>
  Object.values(drafts).filter(isUnsaved).sort(latestFirst)
