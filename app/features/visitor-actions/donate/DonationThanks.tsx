import { useEffect } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { refreshPage } from '../refresh.ts'
import { reloadVisitorData } from '../visitor-data.ts'
import styles from './Giving.module.css'

interface Props {
  slug: string
  name: string
  fund: string
  /** '$10.00' */
  amount: string
  anonymous: boolean
  email: string
  isTest: boolean
  onClose: () => void
}

/** Milliseconds until the page is refreshed, while the donor reads the thanks. */
const AFTER = 2000

/** The gift was paid. Meanwhile the page behind is refreshed with the new totals. */
export function DonationThanks({ slug, name, fund, amount, anonymous, email, isTest, onClose }: Props) {
  const t = useTranslations('visitGiving.done')
  useEffect(() => {
    void refreshPage(AFTER)
    void reloadVisitorData(slug)
  }, [slug])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      width="wide"
      actions={<Button look="primary" onPress={onClose} word="backToMemorial" />}
    >
      <div className={`stack centred s4 anywhere ${styles.thanks}`} role="status">
        <HalfSunRule />
        <p>{t('given', { amount, fund, name })}</p>
        {anonymous && <p>{t('anonymous')}</p>}
        <p className={`quiet ${styles.quiet}`}>{t('receipt', { email })}</p>
        {isTest && <p className={`quiet ${styles.quiet}`}>{t('test')}</p>}
      </div>
    </Dialog>
  )
}
