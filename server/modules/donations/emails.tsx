import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailLines, MailLink, MailSmall, MailText } from '#server/mails/parts.tsx'
import { renderMail, type WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

interface DonationReceiptFacts {
  nameOfPerson: MailableName
  /** Empty when the title contains an advertisement. */
  fundTitle: MailableName
  /** Who receives the money and when, in the family's words. */
  recipient: string | null
  payout: string | null
  /** The number of a charity, as the family gives it. */
  charity: string | null
  amountMinor: number
  feeMinor: number
  currency: string
  anonymous: boolean
  dateDonated: Date
  /** Our own reference number. */
  reference: string
  isTest: boolean
  link: string
  /** Where the name beside the gift is changed, and how to ask for the money back is said. */
  changeLink: string
}

/** The receipt: what was given, to what, and what it cost. */
export function donationMail(gift: DonationReceiptFacts, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const { amountMinor, feeMinor, currency } = gift
  const words = {
    name: gift.nameOfPerson,
    fund: gift.fundTitle,
    product: brand.name,
    amount: formatMoney(amountMinor, currency, language),
    fee: formatMoney(feeMinor, currency, language),
    total: formatMoney(amountMinor + feeMinor, currency, language),
    date: mailDay(gift.dateDonated, language),
    reference: gift.reference,
    recipient: gift.recipient ?? '',
    payout: gift.payout ?? '',
    charity: gift.charity ?? '',
  }
  const subject = t('donation.subject', words)
  const lines = [
    gift.fundTitle && t('donation.fund', words),
    t(gift.recipient ? 'donation.recipient' : 'donation.recipientUnsaid', words),
    gift.charity !== null && t('donation.charity', words),
    gift.recipient !== null && gift.payout !== null && t('donation.payout', words),
    t('donation.amount', words),
    t('donation.fee', words),
    t('donation.total', words),
    t('donation.givenOn', words),
    t('donation.reference', words),
    gift.isTest && t('donation.test'),
  ].filter((line) => line !== '' && line !== false)
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={t('donation.preheader', words)}
        helpBeside={gift.link}
        footer={t('donation.why', words)}
      >
        <MailHeading>{t('donation.heading')}</MailHeading>
        <MailText>{t('donation.thanks', words)}</MailText>
        <MailText>
          <MailLines>{lines.join('\n')}</MailLines>
        </MailText>
        <MailText>{t(gift.anonymous ? 'donation.anonymous' : 'donation.named')}</MailText>
        <MailButton href={gift.link}>{t('donation.open')}</MailButton>
        <MailSmall>
          <MailLink href={gift.changeLink}>{t('donation.change')}</MailLink>
        </MailSmall>
        <MailSmall>{t('donation.keep')}</MailSmall>
        <MailSmall>{t('donation.noTax')}</MailSmall>
      </MailLayout>,
    ),
  }
}

interface DonationRefundFacts {
  nameOfPerson: MailableName
  /** The refunded amount, including the fee. */
  amountMinor: number
  currency: string
  /** As on the receipt; null when there was none. */
  reference: string | null
  isTest: boolean
}

/** Says that a donation is being refunded, whoever started the refund. */
export function donationRefundMail(refund: DonationRefundFacts, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = {
    name: refund.nameOfPerson,
    product: brand.name,
    amount: formatMoney(refund.amountMinor, refund.currency, language),
  }
  const subject = t('donationRefund.subject', words)
  const { reference } = refund
  const lines = [
    reference && t('donationRefund.reference', { reference }),
    refund.isTest && t('donationRefund.test'),
  ].filter((line) => line !== null && line !== false)
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={t('donationRefund.preheader', words)}
        footer={t('donation.why', words)}
      >
        <MailHeading>{t('donationRefund.heading')}</MailHeading>
        <MailText>{t('donationRefund.sent', words)}</MailText>
        <MailText>{t('donationRefund.nothing')}</MailText>
        {lines.length > 0 && (
          <MailText>
            <MailLines>{lines.join('\n')}</MailLines>
          </MailText>
        )}
      </MailLayout>,
    ),
  }
}
