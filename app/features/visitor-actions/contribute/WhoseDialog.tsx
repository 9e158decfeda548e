import { useState } from 'react'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { visitWhose } from '#languages/en/screens/visit-whose.ts'
import { StartAnewDialog } from './StartAnewDialog.tsx'

export interface WhoseDialogProps {
  slug: string
  /** Who began it; empty where they have not said. */
  whose: { name: string; email: string }
  onGoOn: () => void
  onClose: () => void
}

const messages = { visitWhose }

/** Says who began what is kept on this device before anything of it is shown. */
export function WhoseDialog(props: WhoseDialogProps) {
  return (
    <MessagesProvider messages={messages}>
      <Whose {...props} />
    </MessagesProvider>
  )
}

function Whose({ slug, whose, onGoOn, onClose }: WhoseDialogProps) {
  const t = useTranslations('visitWhose')
  const contributing = useTranslations('visitContributing')
  const [startsAnew, setStartsAnew] = useState(false)
  const called = whose.name || whose.email
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('title')}
        closable
        actions={
          <>
            <Button look="plain" onPress={() => setStartsAnew(true)}>
              {called ? contributing('notYou', { name: firstNameOf(called) }) : contributing('startAnewNow')}
            </Button>
            <Button look="primary" onPress={onGoOn}>
              {t('goOn')}
            </Button>
          </>
        }
      >
        <p>
          {called ? t.rich('by', { name: called, b: (words) => <b dir="auto">{words}</b> }) : t('unsaid')}
        </p>
      </Dialog>
      <StartAnewDialog
        open={startsAnew}
        onClose={() => setStartsAnew(false)}
        slug={slug}
        name={firstNameOf(called)}
        isUnsent
      />
    </>
  )
}
