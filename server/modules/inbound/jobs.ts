import { firstNameOf } from '#contract/first-name.ts'
import { receipts } from '#contract/limits.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import { writeMemoryReceiptMail } from '#server/modules/contributions/emails.tsx'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { makeMemory } from './make-memory.ts'
import { findMail, findSender } from './queries.ts'

export function inboundJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, publicUrl, replyAddresses } = context
  return {
    'inbound.forgotten': { concurrency: 1, cron: '52 * * * *', handle: () => lookAfterMails(context) },
    // One after the other: each holds a whole mail in memory.
    'inbound.file': { concurrency: 1, handle: ({ mailUuid }, job) => makeMemory(context, mailUuid, job) },

    // Goes to the address that was written to, never to the one in the mail.
    ...mail(mailer, 'inbound.receipt', {
      async read({ mailUuid }) {
        const reply = await findMail(db, mailUuid)
        const sender = reply && (await findSender(db, reply))
        if (!reply || reply.state === 'RECEIVED' || !sender?.address) return null
        const { filedUuid, contactUuid, answeredUuid, droppedFor } = reply
        const keys = { secret: sender.linkSecret, address: sender.address }
        const { photos } = await db
          .selectFrom('media')
          .select((eb) => eb.fn.countAll<number>().as('photos'))
          .where('contributionUuid', '=', filedUuid)
          .where('deletedAt', 'is', null)
          .executeTakeFirstOrThrow()
        const replyAddress = replyAddresses?.addressOf(
          contactUuid ? { kind: 'contact', uuid: contactUuid } : { kind: 'memory', uuid: answeredUuid ?? '' },
        )
        return {
          ...reply,
          email: sender.address,
          language: sender.language,
          host: sender.host,
          replyTo: replyAddress ? [{ name: '', address: replyAddress }] : [],
          nameOfPerson: mailableName(sender.nameOfPerson),
          greeted: mailableName(firstNameOf(mailableName(sender.name))),
          outcome: outcomes.find((outcome) => outcome === (droppedFor ?? 'FILED')) ?? 'EMPTY',
          photos,
          takesReplies: true,
          pageLink: `${publicUrl}/view/${sender.shareSlug}`,
          ownLink:
            filedUuid && receiptLink(publicUrl, { kind: 'memory', uuid: filedUuid }, keys, clock.now()),
          days: receipts.days,
        } as const
      },
      write: writeMemoryReceiptMail,
    }),
  }
}

const outcomes = ['FILED', 'CLOSED', 'BROKEN'] as const
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Longer than any mail server tries to send the same mail again. */
const REMEMBERED_MS = 30 * DAY_MS
/** A mail that could not be filed for so long never will be. */
const UNFILED_MS = 7 * DAY_MS

/** Queues mails again whose job gave up, and deletes what is left of old ones. */
async function lookAfterMails({ db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const forgotten = await db
    .selectFrom('inboundMails')
    .select('uuid as mailUuid')
    .where('state', '=', 'RECEIVED')
    .where('receivedAt', '<', before(HOUR_MS))
    .orderBy('receivedAt')
    .limit(500)
    .execute()
  for (const { mailUuid } of forgotten)
    await jobs.enqueue(db, 'inbound.file', { mailUuid }, { key: mailUuid })
  await db
    .deleteFrom('inboundMails')
    .where((eb) =>
      eb.or([
        eb('receivedAt', '<', before(REMEMBERED_MS)),
        eb('state', '=', 'RECEIVED').and('receivedAt', '<', before(UNFILED_MS)),
      ]),
    )
    .execute()
}
