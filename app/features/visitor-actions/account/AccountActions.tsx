import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Account } from './use-account.ts'

interface Props {
  account: Account
  /** Goes to the dialog's own step before the account; from the other views, Back goes to the first one. */
  onBack?: (() => void) | undefined
  /** Label of the last button: 'Send my memory', 'Donate $10.48'. */
  finish: ReactNode
}

/** Buttons of the dialog while an account is created or opened. The dialog's `onSubmit` must be `account.submit`. */
export function AccountActions({ account, onBack, finish }: Props) {
  const t = useTranslations('visitAccount')
  const { view } = account
  const back = view === 'who' ? onBack : () => account.show('who')
  return (
    <>
      {back && (
        <Button look="plain" icon={ArrowLeft} onPress={back}>
          {t('back')}
        </Button>
      )}
      <Button look="primary" type="submit" busy={account.busy} busyLabel={t('working')}>
        {{ who: t('who.send'), credentials: t('continue'), logIn: t('logIn.title'), code: finish }[view]}
      </Button>
    </>
  )
}
