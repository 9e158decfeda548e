import { type ReactNode, useEffect } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { CodeFields } from '#app/parts/sign-up/CodeFields.tsx'
import { codeSent } from '#app/parts/sign-up/code-sent.tsx'
import { EmailField } from '#app/parts/sign-up/EmailField.tsx'
import { NewPasswordFields } from '#app/parts/sign-up/NewPasswordFields.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { account as limits } from '#contract/limits.ts'
import styles from './Account.module.css'
import type { AccountField } from './problems.ts'
import type { Account } from './use-account.ts'

const selectors: Record<AccountField, string> = {
  name: '[name=name]',
  email: '[name=email]',
  password: '[type=password]',
  again: '[name=confirm-password]',
  code: '[name=code]',
}

interface AccountFieldsProps {
  account: Account
  /** Text above name and address, above the fields of an account with a password, and what is stored and shown. */
  intro: ReactNode
  passwordIntro: ReactNode
  consent: ReactNode
}

/** The fields of the account's current view. Needs the messages `visitAccount`, `signUp` and `common`. */
export function AccountFields({ account, ...words }: AccountFieldsProps) {
  const t = useTranslations('visitAccount')
  const { view, first, form } = account
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
      {view === 'code' ? (
        <Code account={account} />
      ) : view === 'logIn' ? (
        <LogIn account={account} />
      ) : (
        <NewAccount account={account} {...words} />
      )}
    </div>
  )
}

/** Name and address, to which a code is mailed; with a password only for whoever wants one. */
function NewAccount({ account, intro, passwordIntro, consent }: AccountFieldsProps) {
  const t = useTranslations('visitAccount')
  const { view, typed, errors, set } = account
  const withPassword = view === 'credentials'
  return (
    <>
      <p className={`quiet ${styles.quiet}`}>{withPassword ? passwordIntro : intro}</p>
      <div className={`stack high ${styles.pair}`}>
        <TextField
          label={t('nameLabel')}
          error={errors.name}
          name="name"
          autoComplete="name"
          maxLength={limits.nameMax}
          required
          value={typed.name}
          onChange={({ target }) => set('name', target.value)}
        />
        <Email account={account} />
        {withPassword && (
          <NewPasswordFields
            typed={typed}
            errors={errors}
            help={t('passwordHelp', { min: limits.passwordMin })}
            onType={set}
          />
        )}
      </div>
      <p className={`quiet ${styles.quiet}`}>{consent}</p>
      <p className="wrap links">
        {!withPassword && (
          <Button look="link" onPress={() => account.show('credentials')}>
            {t('who.password')}
          </Button>
        )}
        <Button look="link" onPress={() => account.show('logIn')}>
          {t('credentials.haveAccount')}
        </Button>
      </p>
    </>
  )
}

function Email({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  return (
    <EmailField
      label={t('email')}
      error={account.errors.email}
      required
      maxLength={limits.emailMax}
      value={account.typed.email}
      onChange={({ target }) => account.set('email', target.value)}
    />
  )
}

function LogIn({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  const words = useTranslations('signUp')
  const { typed, errors, set, submitByCode } = account
  const byCode = (label: string) => (
    <Button look="link" disabled={account.busy} onPress={submitByCode}>
      {label}
    </Button>
  )
  return (
    <>
      {account.taken ? (
        <Notice action={byCode(t('logIn.mailCode'))}>
          {t.rich('logIn.taken', {
            email: typed.email.trim(),
            b: () => (
              <b className={`anywhere ${styles.address}`}>
                <Breakable text={typed.email.trim()} />
              </b>
            ),
          })}
        </Notice>
      ) : (
        <p className={`quiet ${styles.quiet}`}>{t('logIn.intro')}</p>
      )}
      <Email account={account} />
      <PasswordField
        label={words('password')}
        error={errors.password}
        name="password"
        autoComplete="current-password"
        required
        value={typed.password}
        onChange={({ target }) => set('password', target.value)}
      />
      <p className="wrap links">
        {!account.taken && byCode(t('logIn.byCode'))}
        {/* In a new tab, so that this dialog stays open. */}
        <a className="alone" href="/forgot-password" target="_blank" rel="noopener">
          {t('logIn.forgot')}
        </a>
        <Button look="link" onPress={() => account.show('who')}>
          {t('logIn.noAccount')}
        </Button>
      </p>
    </>
  )
}

/** Asks for the code from the mail; it can be sent again, and wrong details can be corrected. */
function Code({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  return (
    <CodeFields
      entry={account.code}
      intro={
        <p className={`quiet ${styles.quiet}`}>
          {t.rich('code.intro', codeSent(account.typed.email.trim()))}
        </p>
      }
      comfort={t('kept')}
      onChangeEmail={() => account.show(account.isByCode ? 'who' : 'credentials', 'email')}
      {...(!account.isByCode && { onChangePassword: () => account.show('credentials', 'password') })}
    />
  )
}
