import { useLocation, useSearchParams } from 'react-router'
import { type KeptStep, keptStep } from '#app/draft/steps.ts'

/**
 * The step from which the host saved early, read from `?keep=` of the address; null when the memorial is saved at the
 * end of the steps, as usual (docs/decisions/0012).
 */
export function useKeptAt(): KeptStep | null {
  const [search] = useSearchParams()
  return keptStep(search.get('keep'))
}

/** Path of the login, which leads back to the current page. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation()
  return `/login?redirect=${encodeURIComponent(pathname + search)}`
}

/** Path and label of the next step after a memorial was saved. */
export function useNext(isPaid: boolean) {
  const keptAt = useKeptAt()
  if (isPaid) return { path: '/memorial/dashboard', words: 'toDashboard' } as const
  return keptAt
    ? ({ path: keptAt.path, words: 'keep.goOn' } as const)
    : ({ path: '/payment', words: 'toPayment' } as const)
}
