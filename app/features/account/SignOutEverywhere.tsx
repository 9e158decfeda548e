import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { draftStore } from '../../draft/hooks.ts'
import { ApiError } from '../../lib/api.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Asks first, and tells what would be lost on this device. */
export function SignOutEverywhere({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const t = useTranslations('settings.devices')
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const stay = () => setAsked(false)

  function ask() {
    setFailure(null)
    setAsked(true)
  }

  async function confirm() {
    setFailure(null)
    try {
      await onConfirm()
    } catch (reason) {
      setFailure(reason instanceof ApiError ? reason.message : t('failed'))
    }
  }

  return (
    <>
      <p>
        <Button icon={LogOut} onPress={ask}>
          {t('ask')}
        </Button>
      </p>
      <ConfirmDialog
        open={asked}
        onClose={stay}
        title={t('question')}
        primary={{ label: t('stay'), onPress: stay }}
        secondary={{ label: t('confirm'), onPress: confirm, busyLabel: t('confirming') }}
      >
        <p>{t('text')}</p>
        {draftStore.listUnsavedDrafts().length > 0 && <p>{t('unsaved')}</p>}
        {failure && (
          <Notice kind="error" title={t('failed')}>
            {failure}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
