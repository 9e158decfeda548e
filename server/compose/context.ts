import type { Config } from '../config.ts'
import { keyedMutex } from '../lib/keyed-mutex.ts'
import type { Context } from '../ports/context.ts'
import type { Adapters } from './adapters.ts'

/** What the functions of the modules are called with. */
export function createContext(config: Config, adapters: Adapters): Context {
  const { db, clock, jobs, limits, networkLimits, publicReads, onChanged } = adapters
  const { provider } = adapters.paymentSetup
  return {
    db,
    clock,
    jobs,
    limits,
    networkLimits,
    publicReads,
    provider,
    onChanged,
    changeTurns: keyedMutex(),
    answerTurns: keyedMutex(),
    currency: config.currency,
    donationTerms: {
      fee: config.donationFee,
      provider: provider.name,
      publishableKey: provider.page?.publishableKey ?? null,
      scriptUrl: provider.page?.scriptUrl ?? null,
    },
  }
}
