import type { Language } from '#languages/index.ts'
import { donationMail, donationRefundMail } from '#server/modules/donations/emails.tsx'
import { freeMail, receiptMail, refundMail } from '#server/modules/payments/emails.tsx'
import { date, link, named, origin, ownLink, type Typed, type Written } from './sample.ts'

/** Every mail about money that came or went back: payments of hosts, gifts. */
export function moneyMails(typed: Typed, language: Language): Written[] {
  const [person, name, fund] = [named(typed.person), named(typed.name), named(typed.fund)]
  const money = { amountMinor: 1_000_000_00, currency: 'aud', isTest: true }
  return [
    {
      writer: 'donationMail',
      mail: donationMail(
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
      writer: 'donationRefundMail',
      mail: donationRefundMail({ ...money, nameOfPerson: person, reference: '0D9F6B1E' }, language),
      isLinkless: true,
    },
    {
      writer: 'freeMail',
      mail: freeMail(
        { nameOfPerson: person, retainedUntil: date, isExtension: true, memorialUrl: link },
        language,
      ),
    },
    {
      writer: 'freeMail',
      mail: freeMail(
        { nameOfPerson: person, retainedUntil: date, isExtension: false, memorialUrl: link },
        language,
      ),
    },
    {
      writer: 'receiptMail',
      mail: receiptMail(
        {
          ...money,
          nameOfPerson: person,
          paidAt: date,
          retainedUntil: date,
          isExtension: false,
          reference: 'pi_0d9f6b1e7a1c',
          memorialUrl: link,
        },
        language,
      ),
    },
    {
      writer: 'receiptMail',
      mail: receiptMail(
        {
          ...money,
          nameOfPerson: person,
          paidAt: date,
          retainedUntil: date,
          isExtension: true,
          reference: 'pi_0d9f6b1e7a1c',
          memorialUrl: link,
        },
        language,
      ),
    },
    {
      writer: 'refundMail',
      mail: refundMail(
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
