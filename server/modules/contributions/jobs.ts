import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { mailReceipt } from './change-by-receipt.ts'
import { deleteExpired } from './moderate-contributions.ts'

export const contributionJobs = ({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers => ({
  // Runs after `media.purge`, which deletes the files.
  'contribution.purge': { concurrency: 1, cron: '47 3 * * *', handle: () => deleteExpired(context) },
  'contribution.receipt': {
    handle: ({ contributionUuid, askedAt }) => mailReceipt(context, mailer, contributionUuid, askedAt),
  },
})
