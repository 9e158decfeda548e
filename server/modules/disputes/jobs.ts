import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Disputes } from './service.ts'

interface DisputeJobDeps {
  disputes: Pick<Disputes, 'undecidedIntents'>
  /** Asks the provider how a payment or a gift stands now, and brings the books there. */
  hear(intentId: string): Promise<unknown>
}

/** The news of how a bank decided may have been lost, so undecided disputes are asked about once a day. */
export const disputeJobs = ({ disputes, hear }: DisputeJobDeps): JobHandlers => ({
  'dispute.look': {
    concurrency: 1,
    cron: '43 4 * * *',
    async handle() {
      const failures: unknown[] = []
      for (const intentId of await disputes.undecidedIntents())
        await hear(intentId).catch((reason: unknown) => failures.push(reason))
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} disputes could not be asked about`)
    },
  },
})
