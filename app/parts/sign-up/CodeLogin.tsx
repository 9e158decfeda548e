import { useEffect, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { readFallback } from '#app/lib/network-failure.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { signIn } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { account as limits } from '#contract/limits.ts'
import type { signInByCode as signInCall } from '#contract/sign-in-codes.ts'
import { CodeFields } from './CodeFields.tsx'
import { askSignInCode, signInByCode } from './calls.ts'
import { useCodeEntry } from './use-code-entry.ts'

type SignedIn = Answer<typeof signInCall>

interface Props {
  email: string
  /** Of the code that was asked for: it works in this browser alone. */
  codeToken: string
  onCodeToken: (codeToken: string) => void
  /** Where the address can be corrected. */
  onChangeEmail?: () => void
  onSignedIn: (answer: SignedIn) => Promise<void> | void
}

/** Asks for the mailed code, which logs in without a password. Needs the messages `account` and `signUp`. */
export function CodeLogin({ email, codeToken, onCodeToken, onChangeEmail, onSignedIn }: Props) {
  const t = useTranslations('account')
  const [code, setCode] = useState('')
  const [answer, setAnswer] = useState<SignedIn | null>(null)
  const entry = useCodeEntry({
    code,
    onCode: setCode,
    problemOf: (typed) =>
      typed.trim() === '' ? t('login.codeMissing', { length: limits.codeLength }) : undefined,
    proof: {
      async check(typed) {
        const signedIn = await call(signInByCode, { body: { codeToken, code: typed } })
        setAnswer(signedIn)
        await onSignedIn(signedIn)
        return signedIn.user
      },
      async send() {
        const asked = await call(askSignInCode, { body: { email } })
        onCodeToken(asked.codeToken)
      },
    },
    failed: readFallback(signIn.path),
    onConfirmed: () => {},
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens: the code was just mailed
  useEffect(() => entry.codeSent(), [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Signed in already: only what comes next is loading.
        if (!answer) void entry.verify()
      }}
    >
      <CodeFields entry={entry} tryAgain {...(onChangeEmail && { onChangeEmail })} />
      <Button
        type="submit"
        look="primary"
        wide
        busy={entry.busy}
        busyLabel={t('login.submitting')}
        word="logIn"
      />
    </form>
  )
}
