import { money } from '#app/lib/money.ts'
import type { CardTexts } from '#app/lib/payment-card/format-card.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CardFields } from '#app/ui/payment-card/CardFields.tsx'
import { TestCards } from '#app/ui/payment-card/TestCards.tsx'
import { brand } from '#contract/brand.ts'
import { NoScriptPage } from '../NoScriptPage.tsx'

interface Props {
  amountMinor: number
  currency: string
  /** The card was accepted, and its bank asks a question. */
  asks: boolean
  /** Where an unpaid checkout leads. */
  returnUrl: string
  /** What was typed before; never the security code. */
  begun: Omit<CardTexts, 'cvc'>
  /** Errors of the card by field: the provider's reason, or that it is missing. */
  problems: Partial<Record<keyof CardTexts, 'lacking' | (string & {})>>
}

/** The sandbox's payment page, in place of a real provider's: works without script, and no money moves. */
export function CheckoutPage({ amountMinor, currency, asks, returnUrl, begun, problems }: Props) {
  const t = useTranslations('visitPlain.checkout')
  const words = useTranslations('card')
  const amount = money(amountMinor, currency)
  const told = Object.fromEntries(
    Object.entries(problems).map(([field, why]) => [
      field,
      why === 'lacking' ? words(field === 'holder' ? 'holderRequired' : 'incomplete') : why,
    ]),
  )
  return (
    <NoScriptPage
      title={asks ? words('bank.title') : t('title', { amount })}
      back={{ href: returnUrl, label: t('back') }}
    >
      {asks ? (
        <form className="stack" method="post">
          <p>{t('bank', { amount, product: brand.name })}</p>
          <p className="quiet small">{t('test')}</p>
          <p className="row">
            <Button type="submit" look="primary" name="approve" value="yes">
              {words('bank.confirm')}
            </Button>
            <Button type="submit" name="approve" value="no">
              {words('bank.decline')}
            </Button>
          </p>
        </form>
      ) : (
        <form className="stack" method="post" noValidate>
          <TestCards />
          <CardFields card={{ card: { ...begun, cvc: '' }, problems: told, set: () => {} }} />
          <p>
            <Button type="submit" look="primary">
              {t('title', { amount })}
            </Button>
          </p>
        </form>
      )}
    </NoScriptPage>
  )
}
