import { useTranslations } from '#app/messages/index.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'

interface Props {
  amount: string
  currency: string
  checked: boolean
  /** It was pressed to pay without it. */
  missing: boolean
  onChecked: (checked: boolean) => void
}

/** That the amount may be taken: asked by every payment form, whoever takes it. */
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
