import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Import } from '#app/ui/quick-import/read-import.ts'
import { Found } from './Found.tsx'

/** `stay` closes the question and nothing else. */
export type ImportAnswer = 'use' | 'ignore' | 'stay'

/** Asked when going on with pasted text that was not imported. */
export function ImportDialog({ read, onAnswer }: { read: Import; onAnswer: (answer: ImportAnswer) => void }) {
  const t = useTranslations('contacts.importDialog')
  const { found, already, unread, noRoom } = read
  const texts = found.map(({ text }) => text)
  const left = [...unread, ...noRoom]
  const isUsable = texts.length > 0
  return (
    <Dialog
      open
      onClose={() => onAnswer('stay')}
      title={t('title')}
      width="wide"
      role="alertdialog"
      actions={
        <>
          <Button onPress={() => onAnswer('ignore')}>{t('ignore')}</Button>
          <Button look="primary" onPress={() => onAnswer(isUsable ? 'use' : 'stay')}>
            {isUsable ? t('use') : t('back')}
          </Button>
        </>
      }
    >
      {isUsable ? (
        <>
          <p>{t('found', { count: texts.length })}</p>
          <Found texts={texts} />
          {left.length > 0 && <p>{t('unread', { count: left.length })}</p>}
        </>
      ) : (
        <p>{left.length > 0 ? t('foundNone') : t('already', { count: already })}</p>
      )}
      {left.length > 0 && <Found texts={left} />}
    </Dialog>
  )
}
