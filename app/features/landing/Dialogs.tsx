import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog, MessageDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Actions } from './useActions.ts'

/** What the visitor has to be told, or asked, before anything is lost. */
export function Dialogs({ actions }: { actions: Actions }) {
  const t = useTranslations('landing')
  const { dialog, closeDialog } = actions
  return (
    <>
      <MessageDialog open={dialog === 'failed'} onClose={closeDialog} title={t('failed.title')}>
        <p>{t('failed.text')}</p>
      </MessageDialog>
      <ConfirmDialog
        open={dialog === 'unsaved'}
        onClose={closeDialog}
        title={t('unsaved.title')}
        primary={{ label: t('unsaved.stay'), onPress: closeDialog }}
        secondary={{ label: t('unsaved.logout'), onPress: actions.logoutAnyway }}
      >
        <p>{t('unsaved.text')}</p>
      </ConfirmDialog>
    </>
  )
}
