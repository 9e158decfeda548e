import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Word } from '#app/ui/Word.tsx'
import type { Account } from './use-account.ts'

interface ActionsProps {
  account: Account
  /** Label of the last button: 'Donate $10.48'. */
  finish: ReactNode
}

/** Buttons of the dialog while an account is created or opened. The dialog's `onSubmit` must be `account.submit`. */
export function AccountActions({ account, finish }: ActionsProps) {
  const t = useTranslations('visitAccount')
  const { view } = account
  return (
    <>
      {view !== 'who' && (
        <Button look="plain" icon={ArrowLeft} onPress={() => account.show('who')}>
          {t('back')}
        </Button>
      )}
      <Button look="primary" type="submit" busy={account.busy} busyWord="moment">
        {
          { who: t('who.send'), credentials: <Word of="continue" />, logIn: t('logIn.title'), code: finish }[
            view
          ]
        }
      </Button>
    </>
  )
}
