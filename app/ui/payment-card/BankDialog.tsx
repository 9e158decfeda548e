import { useTranslations } from '#app/messages/index.tsx'
import { brand } from '#contract/brand.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

interface Props {
  open: boolean
  amount: string
  currency: string
  /** The card's last four digits. */
  last4: string
  onAnswer: (approve: boolean) => Promise<void>
}

/** The sandbox's version of the bank's question, as 3-D Secure asks it before a payment. */
export function BankDialog({ open, amount, currency, last4, onAnswer }: Props) {
  const t = useTranslations('card.bank')
  return (
    <ConfirmDialog
      open={open}
      onClose={() => void onAnswer(false)}
      title={t('title')}
      primary={{ label: t('confirm'), onPress: () => onAnswer(true), busyLabel: t('confirming') }}
      secondary={{ label: t('decline'), onPress: () => onAnswer(false) }}
    >
      <p>{t('body', { amount, currency, last4, product: brand.name })}</p>
      <p className="quiet small">{t('test')}</p>
    </ConfirmDialog>
  )
}
