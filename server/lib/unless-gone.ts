import { DomainError } from './domain-error.ts'

/** For work on a memorial that somebody may have deleted a moment ago: that is as well. Rejects as `work` does otherwise. */
export async function unlessGone(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (reason) {
    if (!(reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')) throw reason
  }
}
