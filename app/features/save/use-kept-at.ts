import { useLocation, useSearchParams } from 'react-router'
import { type KeptStep, keptStep } from '#app/draft/steps.ts'

/**
 * The step from which a memorial is kept by mail before its end, by `?keep=` of the address; null at the end of the
 * journey, where it is saved as ever (docs/decisions/0176).
 */
export function useKeptAt(): KeptStep | null {
  const [search] = useSearchParams()
  return keptStep(search.get('keep'))
}

/** To the login, and back to here. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation()
  return `/login?redirect=${encodeURIComponent(pathname + search)}`
}

/** Where a memorial that is saved leads on to. */
export function useNext(isPaid: boolean) {
  const keptAt = useKeptAt()
  if (isPaid) return { path: '/memorial/dashboard', words: 'toDashboard' } as const
  return keptAt
    ? ({ path: keptAt.path, words: 'keep.goOn' } as const)
    : ({ path: '/payment', words: 'toPayment' } as const)
}
