import { useTranslations } from '#app/messages/index.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'

interface Props {
  amount: string
  currency: string
  checked: boolean
  /** Whether Pay was pressed without the consent. */
  missing: boolean
  onChecked: (checked: boolean) => void
}

/** The consent to charge the amount; every payment form asks for it. */
export function Authorisation({ amount, currency, checked, missing, onChecked }: Props) {
  const t = useTranslations('payment.card')
  return (
    <Checkbox
      error={missing && t('authoriseRequired')}
      required
      checked={checked}
      onChange={({ target }) => onChecked(target.checked)}
    >
      {t('authorise', { amount, currency })}
    </Checkbox>
  )
}
