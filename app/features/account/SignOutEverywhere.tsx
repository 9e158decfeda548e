import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { draftStore } from '../../draft/hooks.ts'
import { useAction } from '../../lib/use-action.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Asks first, and tells what would be lost on this device. */
export function SignOutEverywhere({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const t = useTranslations('settings.devices')
  const unsaved = useTranslations('common.unsaved')
  const [asked, setAsked] = useState(false)
  const { error, clear, attempt } = useAction()

  function stay() {
    clear()
    setAsked(false)
  }

  return (
    <>
      <p>
        <Button icon={LogOut} onPress={() => setAsked(true)}>
          {t('ask')}
        </Button>
      </p>
      <ConfirmDialog
        open={asked}
        onClose={stay}
        title={t('question')}
        primary={{ word: 'stay', onPress: stay }}
        secondary={{
          label: t('ask'),
          onPress: () => attempt(onConfirm),
          busyWord: 'moment',
        }}
      >
        <p>{t('text')}</p>
        {draftStore.listUnsavedDrafts().length > 0 && <p>{unsaved('text')}</p>}
        {error && (
          <Notice kind="error" title={t('failed')}>
            {error}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
