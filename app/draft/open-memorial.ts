import type { Memorial } from '#contract/memorials.ts'
import { draftStore } from './hooks.ts'
import { loadMemorial } from './memorial.ts'
import type { DraftStore } from './store.ts'

/** Opens a memorial read from the server in its own draft, together with the changes made there. */
export function openMemorial(memorial: Memorial, store: DraftStore = draftStore): void {
  store.openDraftOf(memorial.uuid)
  store.update((draft) => loadMemorial(draft, memorial))
}
