import { DomainError } from './domain-error.ts'

/**
 * For work on a memorial that may have been deleted a moment ago: undefined when it is gone. Otherwise rejects as `work`
 * does.
 */
export const ignoreDeletedMemorial = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((reason: unknown) => {
    if (reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND') return undefined
    throw reason
  })
