import { firstNameOf } from '#contract/first-name.ts'
import { receipts } from '#contract/limits.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { findByReceipt } from './change-by-receipt.ts'
import { writeMemoryReceiptMail } from './emails.tsx'
import { deleteExpired } from './moderate-contributions.ts'

export function contributionJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, publicUrl, replyAddresses } = context
  return {
    // Runs after `media.purge`, which deletes the files.
    'contribution.purge': { concurrency: 1, cron: '47 3 * * *', handle: () => deleteExpired(context) },

    ...mail(mailer, 'contribution.receipt', {
      async read({ contributionUuid, askedAt }) {
        const memory = await findByReceipt(context, contributionUuid)
        if (!memory) return null
        const { memorialUuid, uuid, address, keys } = memory
        // Who wants no more mail of the memorial still gets a link that they ask for.
        if (!askedAt && (await isUnsubscribed(db, memorialUuid, address))) return null
        const replyAddress = replyAddresses?.addressOf({ kind: 'memory', uuid })
        return {
          email: address,
          language: memory.language,
          host: memory.host,
          replyTo: replyAddress ? [{ name: '', address: replyAddress }] : [],
          nameOfPerson: mailableName(memory.nameOfPerson),
          greeted: mailableName(firstNameOf(mailableName(memory.name))),
          outcome: memory.state === 'PENDING' ? 'waits' : 'arrived',
          photos: memory.photoCount,
          days: receipts.days,
          takesReplies: replyAddresses !== null,
          ownLink: receiptLink(publicUrl, { kind: 'memory', uuid }, keys, clock.now()),
          pageLink: `${publicUrl}/view/${memory.shareSlug}`,
        } as const
      },
      write: writeMemoryReceiptMail,
    }),
  }
}
