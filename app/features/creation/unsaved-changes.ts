import { type DraftPage, hasLocalFiles, hasUnsavedChanges, isUnsaved } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { type Account, isEditMode } from '#app/draft/steps.ts'

/** The pages with something to enter or review, by path. */
const pages: Record<string, DraftPage> = {
  '/who': 'who',
  '/photos': 'photos',
  '/message': 'message',
  '/contacts': 'contacts',
  '/preview': 'preview',
}

/** Going there does not leave the draft: one saves it, the other signs in again so that it can be saved. */
const HARMLESS = new Set(['/save', '/login'])

const clean = (path: string): string => path.replace(/(.)\/$/, '$1')

/** The page to ask about on the way from one path to another; null if nothing is unsaved. */
export function pageLeftUnsaved(from: string, to: string, draft: Draft, account: Account): DraftPage | null {
  const page = pages[clean(from)]
  if (!page || clean(to) === clean(from) || HARMLESS.has(clean(to))) return null
  return hasUnsavedChanges(draft, account, page) ? page : null
}

export interface StorageResult {
  /** The draft was written to browser storage. */
  draftStored: boolean
  /** Every file was written to IndexedDB. */
  filesStored: boolean
}

/** Whether closing the tab loses something, or leaves a memorial half saved (decision 0012). */
export function warnsOnClose(
  draft: Draft,
  account: Account,
  { draftStored, filesStored }: StorageResult,
): boolean {
  if (isEditMode(draft, account)) return hasUnsavedChanges(draft, account) || hasLocalFiles(draft)
  return isUnsaved(draft) && !(draftStored && filesStored)
}

/** Whether signing out would lose anything: it removes every draft from this device. */
export const isAnythingUnsaved = (drafts: readonly Draft[]): boolean => drafts.some(isUnsaved)
