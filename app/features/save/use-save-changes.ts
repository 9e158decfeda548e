import { useState } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { type Choices, resolveConflict } from '#app/draft/memorial.ts'
import { ApiError } from '#app/lib/api.ts'
import { pagePlans } from '#app/saving/plans.ts'
import { save as saveBy } from '#app/saving/save.ts'
import { conflictIn, type NewerMemorial } from '#app/saving/stale.ts'

export interface SaveChanges {
  trouble: ApiError | null
  /** The memorial as it was saved elsewhere, when the same part was changed here. */
  conflict: NewerMemorial | null
  save(): Promise<void>
  settle(choices: Choices): Promise<void>
  postpone(): void
}

/** Saves everything that is not on the server yet. */
export function useSaveChanges(): SaveChanges {
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const [conflict, setConflict] = useState<NewerMemorial | null>(null)

  async function save(): Promise<void> {
    setTrouble(null)
    try {
      await saveBy(pagePlans.all)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      const theirs = conflictIn(reason, draftStore.state.getState().draft)
      if (theirs) setConflict(theirs)
      else setTrouble(reason)
    }
  }

  return {
    trouble,
    conflict,
    save,
    postpone: () => setConflict(null),
    async settle(choices) {
      if (!conflict) return
      setConflict(null)
      draftStore.update((draft) => resolveConflict(draft, conflict, choices))
      if (Object.values(choices).some((keep) => keep !== 'theirs')) await save()
    },
  }
}
