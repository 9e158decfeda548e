import { type FormEvent, useState } from 'react'
import { type ApiError, call } from '#app/lib/api.ts'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { rsvp as limits } from '#contract/limits.ts'
import { changeGift, type Receipt } from '#contract/receipts.ts'
import { errorOf } from './use-receipt.ts'

interface Props {
  token: string
  receipt: Extract<Receipt, { kind: 'GIFT' }>
  onChanged: (receipt: Receipt) => void
}

/** A gift: whether the family sees who gave, and how to ask for the money back. */
export function GiftReceipt({ token, receipt, onChanged }: Props) {
  const t = useTranslations('receipt.gift')
  const { amountMinor, currency, fundTitle, canRename, reference } = receipt
  const [anonymous, setAnonymous] = useState(receipt.anonymous)
  const [name, setName] = useState(receipt.name)
  const [state, setState] = useState<'typing' | 'saving' | 'saved'>('typing')
  const [error, setError] = useState<ApiError | null>(null)
  const typed = (change: () => void) => {
    change()
    setState('typing')
    setError(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'saving') return
    setState('saving')
    setError(null)
    try {
      const answer = await call(changeGift, { body: { token, anonymous, name: name.trim() }, asNobody: true })
      onChanged(answer.receipt)
      setState('saved')
    } catch (reason) {
      setError(errorOf(reason))
      setState('typing')
    }
  }

  return (
    <>
      <div className="stack s2">
        <p>
          <strong>{money(amountMinor, currency)}</strong>
        </p>
        {fundTitle && <p>{t('fund', { fund: fundTitle })}</p>}
        <p className="quiet">{t('reference', { reference })}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Checkbox
          name="anonymous"
          checked={anonymous}
          onChange={({ target }) => typed(() => setAnonymous(target.checked))}
        >
          {t('anonymous')}
        </Checkbox>
        {canRename && !anonymous && (
          <TextField
            label={t('name')}
            name="name"
            autoComplete="name"
            maxLength={limits.nameMax}
            value={name}
            error={error?.field === 'name' && error.message}
            onChange={({ target }) => typed(() => setName(target.value))}
          />
        )}
        {!canRename && !anonymous && <p className="quiet">{t('ofAccount', { name: receipt.name })}</p>}
        {error && error.field !== 'name' && <Notice kind="error" isAnswer title={error.message} />}
        {state === 'saved' && <Notice kind="success" isAnswer title={t('saved')} />}
        <Button type="submit" look="primary" wide busy={state === 'saving'} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </form>
      <section className="stack s2">
        <h2>{t('moneyBack')}</h2>
        <p>{t.rich('moneyBackText', { reference, support: (words) => <a href="/support">{words}</a> })}</p>
      </section>
    </>
  )
}
