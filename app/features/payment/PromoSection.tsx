import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextField } from '#app/ui/TextField.tsx'
import styles from './Payment.module.css'
import type { PromoCheck } from './use-promo-check.ts'

interface Props {
  promo: PromoCheck
  /** The promo code in use; null: none. */
  applied: string | null
  /** A promo code that was used and is no longer valid. */
  gone: string | null
}

/**
 * Takes a promo code, which lowers the price, to nothing if it is a free one. Few have one: until it is asked for, it is a line.
 */
export function PromoSection({ promo, applied, gone }: Props) {
  const t = useTranslations('payment.promo')
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) box.current?.focus()
  }, [isOpen])

  async function apply(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      if (await promo.apply(typed)) setTyped('')
      else box.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  if (applied)
    return (
      <p className={classes(`top1 ${styles.promo}`, 'apart anywhere')} role="status">
        <span>{t('applied', { code: applied })}</span>
        <Button look="link" onPress={promo.remove} word="remove" />
      </p>
    )
  const label = (
    <>
      {t('label')} <span className="quiet">{t('ifYouHave')}</span>
    </>
  )
  if (!isOpen && !gone)
    return (
      <p className={`top1 ${styles.promo}`}>
        <Button look="link" onPress={() => setOpen(true)}>
          {label}
        </Button>
      </p>
    )
  return (
    <form className={`top1 ${styles.promo}`} noValidate onSubmit={apply}>
      <TextField
        ref={box}
        label={label}
        help={gone && t('gone', { code: gone })}
        error={promo.error}
        name="promo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          promo.forget()
        }}
        beside={
          <Button type="submit" busy={busy}>
            {t('apply')}
          </Button>
        }
      />
    </form>
  )
}
