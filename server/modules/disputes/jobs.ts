import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { undecidedIntents } from './service.ts'

interface DisputeJobDeps {
  context: Context
  /** Asks the provider for the state of a payment or a gift, and updates our ledger to match. */
  onProviderEvent(intentId: string): Promise<unknown>
}

/** The provider's news of a bank's decision may have been lost, so undecided disputes are looked up once a day. */
export const disputeJobs = ({ context, onProviderEvent }: DisputeJobDeps): JobHandlers => ({
  'dispute.look': {
    concurrency: 1,
    cron: '43 4 * * *',
    async handle() {
      const failures: unknown[] = []
      for (const intentId of await undecidedIntents(context))
        await onProviderEvent(intentId).catch((reason: unknown) => failures.push(reason))
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} disputes could not be asked about`)
    },
  },
})
