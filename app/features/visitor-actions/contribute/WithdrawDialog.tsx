import { useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { Notice } from '#app/ui/Notice.tsx'

interface Props {
  open: boolean
  onClose: () => void
  onWithdraw: () => Promise<void>
}

/** Asks for confirmation before a visitor's own contribution is deleted. */
export function WithdrawDialog({ open, onClose, onWithdraw }: Props) {
  const t = useTranslations('visitContributing')
  const [reason, setReason] = useState<string | null>(null)

  async function takeAway() {
    setReason(null)
    try {
      await onWithdraw()
      onClose()
    } catch (met) {
      setReason(met instanceof ApiError ? met.message : String(met))
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('withdrawTitle')}
      primary={{ label: t('keep'), onPress: onClose }}
      secondary={{ label: t('withdraw'), onPress: takeAway }}
    >
      <p>{t('withdrawText')}</p>
      {reason && (
        <Notice kind="error" title={t('updateFailed')}>
          {reason}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
