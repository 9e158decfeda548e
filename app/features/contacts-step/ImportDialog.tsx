import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Import } from '#app/ui/quick-import/read-import.ts'
import { contacts as limits } from '#contract/limits.ts'
import { ContactPreview } from './ContactPreview.tsx'

/** `stay` only closes the dialog. */
export type ImportAnswer = 'use' | 'ignore' | 'stay'

interface Props {
  read: Import
  onAnswer: (answer: ImportAnswer) => void
}

/** Asks what to do with pasted text that was not imported, before the next step. */
export function ImportDialog({ read, onAnswer }: Props) {
  const t = useTranslations('contacts.importDialog')
  const { found, unread, noRoom } = read
  const isUsable = found.length > 0
  return (
    <Dialog
      open
      onClose={() => onAnswer('stay')}
      title={t(isUsable ? 'title' : 'titleNone')}
      width="wide"
      role="alertdialog"
      actions={
        isUsable ? (
          <>
            <Button onPress={() => onAnswer('ignore')}>{t('ignore')}</Button>
            <Button look="primary" onPress={() => onAnswer('use')}>
              {t('use')}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={() => onAnswer('ignore')}>{t('goOn')}</Button>
            <Button look="primary" onPress={() => onAnswer('stay')}>
              {t('back')}
            </Button>
          </>
        )
      }
    >
      {isUsable && (
        <>
          <p>{t('found', { count: found.length })}</p>
          <ContactPreview texts={found.map(({ text }) => text)} />
        </>
      )}
      {unread.length > 0 && (
        <>
          <p>{t(isUsable ? 'unreadStays' : 'unread', { count: unread.length })}</p>
          <ContactPreview texts={unread} />
        </>
      )}
      {noRoom.length > 0 && (
        <>
          <p>{t('noRoom', { count: noRoom.length, limit: limits.max })}</p>
          <ContactPreview texts={noRoom} />
        </>
      )}
      {!isUsable && unread.length + noRoom.length === 0 && <p>{t('already', { count: read.already })}</p>}
    </Dialog>
  )
}
