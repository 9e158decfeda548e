import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Actions } from './use-actions.ts'

/** Asks before logging out would delete drafts from this device that are saved nowhere else. */
export function UnsavedDialog({ actions }: { actions: Actions }) {
  const t = useTranslations('landing')
  return (
    <ConfirmDialog
      open
      onClose={actions.dismiss}
      title={t('unsaved.title')}
      primary={{ word: 'stay', onPress: actions.dismiss }}
      secondary={{ word: 'logOut', onPress: actions.logoutAnyway }}
    >
      <p>{t('unsaved.text')}</p>
    </ConfirmDialog>
  )
}
