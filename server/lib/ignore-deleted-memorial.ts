import { DomainError } from './domain-error.ts'

/**
 * For work on a memorial that may have been deleted a moment ago: ignores that it is gone. Otherwise rejects as `work`
 * does.
 */
export async function ignoreDeletedMemorial(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (reason) {
    if (!(reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')) throw reason
  }
}
