import type { Edit } from '#app/draft/edits.ts'
import { loadMemorial } from '#app/draft/memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { getMemorial } from '#contract/memorials.ts'

export { NotLoaded } from '#app/ui/NotLoaded.tsx'

/** Why a memorial could not be read. */
export interface ReadFailure {
  signInAgain: boolean
  /** Text that it was deleted, or that this person no longer has access. */
  gone: string | null
}

/** Reads a memorial from the server. Returns how to put it into its draft, or why it failed. Rejects when aborted. */
export async function readMemorial(memorialUuid: string, signal: AbortSignal): Promise<Edit | ReadFailure> {
  try {
    const { memorial } = await call(getMemorial, { params: { memorialUuid }, signal })
    return (draft) => loadMemorial(draft, memorial)
  } catch (error) {
    signal.throwIfAborted()
    const known = error instanceof ApiError ? error : null
    const isGone = known?.code === 'MEMORIAL_NOT_FOUND'
    return {
      signInAgain: known?.status === 401,
      gone: isGone ? errorMessage('MEMORIAL_NOT_FOUND') : null,
    }
  }
}
