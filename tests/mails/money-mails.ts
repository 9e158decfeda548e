import type { Language } from '#languages/index.ts'
import { writeDonationMail, writeDonationRefundMail } from '#server/modules/donations/emails.tsx'
import { writeReceiptMail, writeRefundMail } from '#server/modules/payments/emails.tsx'
import { date, link, named, origin, ownLink, type Typed, type Written } from './sample.ts'

/** Every mail about money that came or went back: payments of hosts, gifts. */
export function moneyMails(typed: Typed, language: Language): Written[] {
  const [person, name, fund] = [named(typed.person), named(typed.name), named(typed.fund)]
  const money = { amountMinor: 1_000_000_00, currency: 'aud', isTest: true }
  const received = {
    ...money,
    nameOfPerson: person,
    paidAt: date,
    retainedUntil: date,
    reference: 'pi_0d9f6b1e7a1c',
    memorialUrl: link,
  }
  return [
    {
      writer: 'writeDonationMail',
      mail: writeDonationMail(
        {
          ...money,
          nameOfPerson: person,
          fundTitle: fund,
          recipient: name,
          payout: fund,
          charity: 'ABN 51 824 753 556',
          feeMinor: 48,
          anonymous: true,
          dateDonated: date,
          reference: 'don_0d9f6b1e7a1c',
          link,
          changeLink: ownLink,
        },
        language,
      ),
    },
    {
      writer: 'writeDonationRefundMail',
      mail: writeDonationRefundMail({ ...money, nameOfPerson: person, reference: '0D9F6B1E' }, language),
      isLinkless: true,
    },
    {
      writer: 'writeReceiptMail',
      mail: writeReceiptMail({ ...received, amountMinor: 0, isExtension: true }, language),
    },
    {
      writer: 'writeReceiptMail',
      mail: writeReceiptMail({ ...received, amountMinor: 0, isExtension: false }, language),
    },
    {
      writer: 'writeReceiptMail',
      mail: writeReceiptMail({ ...received, isExtension: false }, language),
    },
    {
      writer: 'writeReceiptMail',
      mail: writeReceiptMail({ ...received, isExtension: true }, language),
    },
    {
      writer: 'writeRefundMail',
      mail: writeRefundMail(
        {
          ...money,
          nameOfPerson: person,
          reference: '0D9F6B1E',
          promoMissed: null,
          profileUrl: `${origin}/profile`,
        },
        language,
      ),
    },
  ]
}
