import { donations as limits } from '#contract/limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName } from '#server/lib/spam.ts'
import { translateSomeoneLoved } from '#server/mails/translator.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { donationMail, donationRefundMail } from './emails.tsx'
import { countGivenBefore, readReceipt, selectMailedGifts } from './queries.ts'

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
        const refund = await selectMailedGifts(db)
          .where('payments.intentId', '=', intentId)
          .where('payments.refundedAt', 'is not', null)
          .executeTakeFirst()
        if (!refund) return
        const language = refund.language ?? defaultLanguage
        const facts = {
          ...refund,
          amountMinor: refund.refundedMinor,
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
  }
}
