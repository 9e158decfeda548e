import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { ContactPreview } from './ContactPreview.tsx'

interface Props {
  texts: readonly string[]
  onAnswer: (answer: 'goOn' | 'fix') => void
}

/** Shows the entries that will be dropped, because only valid contacts are kept. */
export function InvalidDialog({ texts, onAnswer }: Props) {
  const t = useTranslations('contacts.invalidDialog')
  return (
    <Dialog
      open
      onClose={() => onAnswer('fix')}
      title={t('title')}
      width="wide"
      role="alertdialog"
      actions={
        <>
          <Button onPress={() => onAnswer('goOn')}>{t('goOn')}</Button>
          <Button look="primary" onPress={() => onAnswer('fix')}>
            {t('fix')}
          </Button>
        </>
      }
    >
      <p>{t('body', { count: texts.length })}</p>
      <ContactPreview texts={texts} />
    </Dialog>
  )
}
