import { type ReactNode, useEffect } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { CodeView } from './CodeView.tsx'
import { CredentialsView } from './CredentialsView.tsx'
import { LogInView } from './LogInView.tsx'
import type { AccountField } from './problems.ts'
import type { Account } from './use-account.ts'
import { WhoView } from './WhoView.tsx'

const views = { who: WhoView, credentials: CredentialsView, logIn: LogInView, code: CodeView }

const selectors: Record<AccountField, string> = {
  name: '[name=name]',
  email: '[name=email]',
  password: '[type=password]',
  again: '[name=confirm-password]',
  code: '[name=code]',
}

export interface AccountFieldsProps {
  account: Account
  /** Text above name and address, and above the fields of an account with a password; by default for a memory. */
  intro?: ReactNode
  passwordIntro?: ReactNode
  consent?: ReactNode
}

/** The fields of the account's current view. Needs the messages `visitAccount` and `common`. */
export function AccountFields({ account, intro, passwordIntro, consent }: AccountFieldsProps) {
  const t = useTranslations('visitAccount')
  const { view, first, form } = account
  const View = views[view]
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when another view opens
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(selectors[first])?.focus()
  }, [view, first, form])
  return (
    <div className="stack" ref={form}>
      {account.trouble && (
        <Notice kind="error" isAnswer title={account.trouble.title}>
          {account.trouble.reason} {t('kept')}
        </Notice>
      )}
      <View account={account} intro={intro} passwordIntro={passwordIntro} consent={consent} />
    </div>
  )
}
