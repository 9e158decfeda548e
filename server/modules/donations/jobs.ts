import { donations as limits } from '#contract/limits.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeDonationMail, writeDonationRefundMail } from './emails.tsx'
import { countGivenBefore, readReceipt, selectMailedGifts } from './queries.ts'

export function donationJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, publicUrl } = context
  return {
    ...mail(mailer, 'donation.receipt', {
      async read({ donationUuid, askedAt }) {
        const gift = await readReceipt(db, donationUuid)
        if (!gift) return null
        // A guest may have typed another person's address.
        if (!askedAt && (await countGivenBefore(db, gift.intentId)) >= limits.guestReceiptsPerDay) return null
        const keys = { secret: gift.linkSecret, address: gift.address }
        return {
          ...presentGift(gift),
          fundTitle: mailableName(gift.fundTitle),
          reference: gift.uuid.slice(0, 8).toUpperCase(),
          link: `${publicUrl}/view/${gift.shareSlug}`,
          changeLink: receiptLink(publicUrl, { kind: 'gift', uuid: gift.uuid }, keys, clock.now()),
        }
      },
      write: writeDonationMail,
    }),
    ...mail(mailer, 'donation.refunded', {
      async read({ intentId, donationUuid }) {
        const gift = await selectMailedGifts(db)
          .where('payments.intentId', '=', intentId)
          .where('payments.refundedAt', 'is not', null)
          .executeTakeFirst()
        const reference = donationUuid?.slice(0, 8).toUpperCase() ?? null
        return gift && { ...presentGift(gift), amountMinor: gift.refundedMinor, reference }
      },
      write: writeDonationRefundMail,
    }),
  }
}

/** A donor keeps these mails as receipts, so they are sent whatever the memorial's name contains. */
const presentGift = <
  G extends { nameOfPerson: string; address: string; name: string; provider: string | null },
>(
  gift: G,
) => ({
  ...gift,
  email: gift.address,
  toName: gift.name,
  nameOfPerson: mailableName(gift.nameOfPerson),
  isTest: gift.provider === 'sandbox',
})
