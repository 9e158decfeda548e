import { useState } from 'react'
import { z } from 'zod'
import { draftStore } from '#app/draft/hooks.ts'
import { conflictsWith, resolveConflict } from '#app/draft/memorial.ts'
import { ApiError } from '#app/lib/api.ts'
import { saveInPlace } from '#app/saving/save-in-place.ts'
import { Memorial } from '#contract/memorials.ts'

export interface SaveChanges {
  trouble: ApiError | null
  /** The memorial as it was saved elsewhere, where the same was changed here. */
  conflict: Memorial | null
  save(): Promise<void>
  settle(keep: 'mine' | 'theirs'): Promise<void>
  postpone(): void
}

const Stale = z.object({ memorial: Memorial })

/** Saves everything that the server lacks (spec 2 §4 "Save Changes"). */
export function useSaveChanges(): SaveChanges {
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const [conflict, setConflict] = useState<Memorial | null>(null)

  async function save(): Promise<void> {
    setTrouble(null)
    try {
      await saveInPlace('all')
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      const theirs =
        reason.code === 'MEMORIAL_STALE' ? Stale.safeParse(reason.answer).data?.memorial : undefined
      if (theirs && conflictsWith(draftStore.state.getState().draft, theirs).length > 0) setConflict(theirs)
      else setTrouble(reason)
    }
  }

  return {
    trouble,
    conflict,
    save,
    postpone: () => setConflict(null),
    async settle(keep) {
      if (!conflict) return
      setConflict(null)
      draftStore.update((draft) => resolveConflict(draft, conflict, keep))
      if (keep === 'mine') await save()
    },
  }
}
