import { type DraftPage, hasLocalFiles, hasUnsavedChanges, isUnsaved } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { type Account, isEditMode, isUnfinishedMemorial } from '#app/draft/steps.ts'

/** The pages on which something is entered or reviewed, by path. */
const pages: Record<string, DraftPage> = {
  '/who': 'who',
  '/photos': 'photos',
  '/message': 'message',
  '/contacts': 'contacts',
  '/preview': 'preview',
}

/** Going there is no leaving: one saves what is unsaved, the other signs in again so that it can be saved. */
const HARMLESS = new Set(['/save', '/login'])

const clean = (path: string): string => path.replace(/(.)\/$/, '$1')

/**
 * The page that must be asked about when going from one path to another; null when nothing is left behind, or what is
 * follows by itself.
 */
export function pageLeftUnsaved(from: string, to: string, draft: Draft, account: Account): DraftPage | null {
  const page = pages[clean(from)]
  if (!page || clean(to) === clean(from) || HARMLESS.has(clean(to)) || isUnfinishedMemorial(draft))
    return null
  return hasUnsavedChanges(draft, account, page) ? page : null
}

export interface StorageResult {
  /** Browser storage took the draft. */
  draftStored: boolean
  /** IndexedDB took every file. */
  filesStored: boolean
}

/** Whether closing the tab loses something, or leaves a memorial half changed (decision 0040). */
export function warnsOnClose(
  draft: Draft,
  account: Account,
  { draftStored, filesStored }: StorageResult,
): boolean {
  if (isEditMode(draft, account)) return hasUnsavedChanges(draft, account) || hasLocalFiles(draft)
  return isUnsaved(draft) && !(draftStored && filesStored)
}

/** Whether signing out, which removes every draft from this device, would lose anything. */
export const isAnythingUnsaved = (drafts: readonly Draft[]): boolean => drafts.some(isUnsaved)
