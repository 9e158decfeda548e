import { type ReactNode, useState } from 'react'
import { draftStore } from '../../draft/hooks.ts'
import { useTranslations } from '../../messages/index.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Signing out removes every draft from this device, so unsaved ones are asked about first. */
export function useLogout(logOut: () => Promise<void>): {
  ask: () => Promise<void> | void
  dialog: ReactNode
} {
  const t = useTranslations('account.logout')
  const [asked, setAsked] = useState(false)
  const stay = () => setAsked(false)
  return {
    ask: () => (draftStore.listUnsavedDrafts().length > 0 ? setAsked(true) : logOut()),
    dialog: (
      <ConfirmDialog
        open={asked}
        onClose={stay}
        title={t('title')}
        primary={{ word: 'stay', onPress: stay }}
        secondary={{ word: 'logOut', onPress: logOut }}
      >
        <p>{t('text')}</p>
      </ConfirmDialog>
    ),
  }
}
