import { ArrowLeft, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Word } from '#app/ui/Word.tsx'
import type { AccountFieldsProps } from './AccountFields.tsx'
import type { Account } from './use-account.ts'

/** Rejects without a connection; the next call tries again. */
export const loadAccountFields = async () => (await import('./AccountFields.tsx')).AccountFields

/** The fields of an account, in a dialog in which something else comes first. */
export function AccountStep(props: AccountFieldsProps) {
  const t = useTranslations('visitAccount')
  const { Part: Fields, failed, again } = useLazyComponent(loadAccountFields, true)
  if (Fields) return <Fields {...props} />
  if (!failed)
    return (
      <LoadingLine>
        <Word of="moment" />
      </LoadingLine>
    )
  return (
    <Notice
      kind="error"
      isAnswer
      title={networkFailureMessage()}
      action={<Button icon={RotateCw} onPress={again} word="tryAgain" />}
    >
      {t('kept')}
    </Notice>
  )
}

interface ActionsProps {
  account: Account
  /** Goes to the dialog's own step before the account; from the other views, Back goes to the first one. */
  onBack?: (() => void) | undefined
  /** Label of the last button: 'Send my memory', 'Donate $10.48'. */
  finish: ReactNode
}

/** Buttons of the dialog while an account is created or opened. The dialog's `onSubmit` must be `account.submit`. */
export function AccountActions({ account, onBack, finish }: ActionsProps) {
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
