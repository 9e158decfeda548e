import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { fileMail } from './service-file.ts'
import { lookAfterMails } from './service-forgotten.ts'
import { mailReceipt } from './service-receipt.ts'

export const inboundJobs = ({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers => ({
  'inbound.forgotten': { concurrency: 1, cron: '52 * * * *', handle: () => lookAfterMails(context) },
  // One after the other: each holds a whole mail in memory.
  'inbound.file': { concurrency: 1, handle: ({ mailUuid }, job) => fileMail(context, mailUuid, job) },
  'inbound.receipt': { handle: ({ mailUuid }) => mailReceipt(context, mailer, mailUuid) },
})
