import { sql } from 'kysely'
import { donations as limits } from '#contract/limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName } from '#server/lib/spam.ts'
import { translateSomeoneLoved } from '#server/mails/translator.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { donationMail, donationRefundMail } from './emails.tsx'
import { countGivenBefore, donorAddress, donorLanguage, readReceipt } from './queries.ts'
import { sweep } from './settle-gift.ts'

export function donationJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context
  return {
    'donation.receipt': {
      async handle({ donationUuid, askedAt }) {
        const donation = await readReceipt(db, donationUuid)
        if (!donation) return
        // A guest may have typed another person's address.
        if (!askedAt && (await countGivenBefore(db, donation.intentId)) >= limits.guestReceiptsPerDay) return
        const language = donation.language ?? defaultLanguage
        // A donor keeps this mail as a receipt, so it is sent whatever the memorial's name contains.
        const facts = {
          ...donation,
          nameOfPerson: mailableName(donation.nameOfPerson, translateSomeoneLoved(language)),
          fundTitle: mailableName(donation.fundTitle),
          reference: donation.uuid.slice(0, 8).toUpperCase(),
          isTest: donation.provider === 'sandbox',
          link: `${publicUrl}/view/${donation.shareSlug}`,
          changeLink: receiptLink(
            publicUrl,
            { kind: 'gift', uuid: donation.uuid },
            { secret: donation.linkSecret, address: donation.address },
            context.clock.now(),
          ),
        }
        const mail = donationMail(facts, language)
        await sendUnlessRefused(mailer, {
          id: `donation-${donation.uuid}${askedAt ? `-${Date.parse(askedAt)}` : ''}`,
          to: donation.address,
          toName: donation.name,
          ...mail,
        })
      },
    },
    'donation.refunded': {
      async handle({ intentId, donationUuid }) {
        const refund = await readRefund(db, intentId)
        if (!refund) return
        const language = refund.language ?? defaultLanguage
        const facts = {
          ...refund,
          nameOfPerson: mailableName(refund.nameOfPerson, translateSomeoneLoved(language)),
          reference: donationUuid?.slice(0, 8).toUpperCase() ?? null,
          isTest: refund.provider === 'sandbox',
        }
        const mail = donationRefundMail(facts, language)
        await sendUnlessRefused(mailer, {
          id: `donation-refund-${intentId}`,
          to: refund.address,
          toName: refund.name,
          ...mail,
        })
      },
    },
    'donation.settle': { concurrency: 1, cron: '*/10 * * * *', handle: () => sweep(context) },
  }
}

/** What the mail about a refund says; undefined when there is no recipient, or nothing to name. */
function readRefund(db: Db, intentId: string) {
  return db
    .selectFrom('donationIntents')
    .leftJoin('users', 'users.uuid', 'donationIntents.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'donationIntents.memorialUuid')
    .select([
      'donationIntents.refundedMinor as amountMinor',
      'donationIntents.currency',
      'donationIntents.provider',
      'memorials.nameOfPerson',
    ])
    .select([donorAddress.as('address'), donorLanguage.as('language')])
    .select(sql<string>`coalesce(${fullName}, donation_intents.donor_name, '')`.as('name'))
    .where('donationIntents.intentId', '=', intentId)
    .where(donorAddress, 'is not', null)
    .where('donationIntents.refundedAt', 'is not', null)
    .executeTakeFirst()
}
