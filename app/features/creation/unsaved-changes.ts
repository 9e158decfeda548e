import { hasLocalFiles, hasUnsavedChanges, isUnsaved } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { type Account, isEditMode } from '#app/draft/steps.ts'

interface StorageResult {
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
