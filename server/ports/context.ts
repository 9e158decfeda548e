import type { DonationTerms } from '#contract/funds.ts'
import type { KeyedMutex } from '#server/lib/keyed-mutex.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { Limits } from './limits.ts'
import type { NetworkLimits } from './network-limits.ts'
import type { PaymentProvider } from './payments.ts'
import type { PublicReads } from './public-reads.ts'

export interface ChangeEffect {
  /** Only adds content, so a reader of the cached page misses nothing that was removed or corrected. */
  onlyAdds: boolean
}

/** Called after every committed change, so that cached pages are renewed. */
export type OnChanged = (memorialUuid: string, kind?: ChangeEffect) => void

/**
 * What the functions of the modules need from outside, and pass on to each other. One is made for each running product
 * (compose/context.ts; docs/decisions/0335).
 */
export interface Context {
  db: Database
  clock: Clock
  jobs: Jobs
  limits: Limits
  networkLimits: NetworkLimits
  publicReads: PublicReads
  provider: PaymentProvider
  onChanged: OnChanged
  /** One change of a memorial at a time. */
  changeTurns: KeyedMutex
  /** One change of the answers at a memorial at a time. */
  answerTurns: KeyedMutex
  /** Of funds and prices. */
  currency: string
  donationTerms: DonationTerms
}
