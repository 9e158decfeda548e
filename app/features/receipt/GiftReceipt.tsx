import { type FormEvent, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { rsvp as limits } from '#contract/limits.ts'
import { changeGift, type Receipt } from '#contract/receipts.ts'
import { useReceiptForm } from './use-receipt.ts'

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
  const { state, error, type, save } = useReceiptForm(onChanged)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'saving') return
    void save(() => call(changeGift, { body: { token, anonymous, name: name.trim() }, asNobody: true }))
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
      <form noValidate onSubmit={submit}>
        <Checkbox
          name="anonymous"
          checked={anonymous}
          onChange={({ target }) => type(() => setAnonymous(target.checked))}
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
            onChange={({ target }) => type(() => setName(target.value))}
          />
        )}
        {!canRename && !anonymous && <p className="quiet">{t('ofAccount', { name: receipt.name })}</p>}
        {error && error.field !== 'name' && <Notice kind="error" isAnswer title={error.message} />}
        {state === 'saved' && <Notice kind="success" isAnswer title={t('saved')} />}
        <Button type="submit" look="primary" wide busy={state === 'saving'} busyWord="savingIt" word="save" />
      </form>
      <section className="stack s2">
        <h2>{t('moneyBack')}</h2>
        <p>{t.rich('moneyBackText', { reference, support: (words) => <a href="/support">{words}</a> })}</p>
      </section>
    </>
  )
}
