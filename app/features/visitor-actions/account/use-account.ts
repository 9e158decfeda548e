import { useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { namesIn } from '#app/lib/full-name.ts'
import { readToken } from '#app/lib/token.ts'
import { forgetVisitor, keepVisitor, signInVisitor } from '#app/lib/visitor-session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { askSignInCode, getUser, saveUser, signIn, signInByCode } from '#app/parts/sign-up/calls.ts'
import { createAccount } from '#app/parts/sign-up/create-account.ts'
import { useCodeEntry } from '#app/parts/sign-up/use-code-entry.ts'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { User } from '#contract/accounts.ts'
import { account as limits } from '#contract/limits.ts'
import { type AccountField, type AccountView, codeProblem, problemsIn } from './problems.ts'

interface Options {
  /** Name and email belong to the dialog, which sends them and may store them. */
  who: { name: string; email: string }
  onWho: (who: { name: string; email: string }) => void
  /**
   * No password is asked for: a mailed code signs in. The token of the code that was asked for, which the dialog may
   * store; null: none.
   */
  mailed: {
    codeToken: string | null
    onCodeToken: (codeToken: string | null) => void
  }
  /** The first view; by default name and address. */
  begins?: AccountView | undefined
  /**
   * Called once the visitor is signed in and their address is confirmed. The button stays busy until the promise
   * settles.
   */
  onSignedIn: (user: User) => Promise<unknown> | unknown
}

/** A visitor's account while it is created or opened in a dialog. */
export function useAccount(options: Options) {
  const { who, onWho, mailed, begins = 'who', onSignedIn } = options
  const { codeToken } = mailed
  const t = useTranslations('visitAccount')
  const [{ view, first }, setView] = useState({ view: begins, first: firstOf[begins] })
  const [secret, setSecret] = useState({ password: '', again: '', code: '' })
  const [errors, setErrors] = useState<Partial<Record<AccountField, string>>>({})
  const [trouble, setTrouble] = useState<{ title: string; reason: string | null } | null>(null)
  const [taken, setTaken] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)
  const typed = { ...who, ...secret }
  const code = useCodeEntry({
    code: secret.code,
    onCode: (typedCode) => setSecret((before) => ({ ...before, code: typedCode })),
    problemOf(typedCode) {
      const key = codeProblem(typedCode)
      return key && t(key, words)
    },
    proof:
      codeToken === null
        ? undefined
        : { check: (typedCode) => signInBy(codeToken, typedCode), send: askCode },
    failed: t('code.failed'),
    async onConfirmed(user) {
      keepVisitor(user)
      await finish(await named(user))
    },
  })

  /** @param focus the field that gets the focus; by default the first of the view */
  function show(next: AccountView, focus = firstOf[next]): void {
    setView({ view: next, first: focus })
    setErrors({})
    setTrouble(null)
    setTaken(false)
    code.forget()
  }

  /** The session has ended: whoever signs in again goes on where it stopped. */
  function askAgain(): void {
    forgetVisitor()
    show('who')
    setTrouble({ title: t('ended'), reason: null })
  }

  function refuse(field: AccountField, words: string): void {
    setErrors({ [field]: words })
    setRefusals((count) => count + 1)
  }

  /** Shows an error with the server's reason below it. */
  const fail = (title: string, reason: unknown) =>
    setTrouble({ title, reason: reason instanceof ApiError && reason.message ? reason.message : null })

  async function askCode(): Promise<void> {
    const { codeToken: given } = await call(askSignInCode, {
      body: { email: who.email.trim() },
    })
    mailed.onCodeToken(given)
  }

  async function signInBy(token: string, typedCode: string): Promise<User> {
    const body = { codeToken: token, code: typedCode, ...namesIn(who.name) }
    try {
      const answer = await call(signInByCode, { body })
      signInVisitor(answer.token, answer.user)
      mailed.onCodeToken(null)
      return answer.user
    } catch (reason) {
      const user =
        reason instanceof ApiError && reason.code === 'CODE_EXPIRED' ? await signedInBeside() : null
      if (!user) throw reason
      mailed.onCodeToken(null)
      return user
    }
  }

  /** Whoever used this code in another tab of this browser a moment ago is signed in here, too. */
  async function signedInBeside(): Promise<User | null> {
    if (readToken() === null) return null
    const { user } = await call(getUser)
    return user.emailVerified && user.email.toLowerCase() === who.email.trim().toLowerCase() ? user : null
  }

  async function mailCode(): Promise<void> {
    try {
      await askCode()
      show('code')
      code.codeSent()
    } catch (reason) {
      if (reason instanceof ApiError && reason.field === 'email') return refuse('email', reason.message)
      fail(t('startFailed'), reason)
    }
  }

  async function begin(): Promise<void> {
    mailed.onCodeToken(null)
    const account = { email: who.email, password: secret.password }
    const met = await createAccount(account, ({ token, user, isCodeMailed }) => {
      signInVisitor(token, user)
      show('code')
      code.codeSent(isCodeMailed)
    })
    switch (met?.at) {
      case 'taken':
        show('logIn', 'password')
        return setTaken(true)
      case 'email':
      case 'password':
        return refuse(met.at, met.words ?? t('startFailed'))
      case 'page':
        return setTrouble({ title: t('startFailed'), reason: met.words })
    }
  }

  async function logIn(): Promise<void> {
    try {
      const { token, user } = await call(signIn, {
        body: { email: who.email.trim(), password: secret.password },
      })
      signInVisitor(token, user)
      if (user.emailVerified) return await finish(user)
      show('code')
      await code.sendFirst(t('startFailed'))
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'BAD_CREDENTIALS')
        return refuse('password', t('logIn.refused'))
      fail(t('logIn.failed'), reason)
    }
  }

  async function submitAs(way: Exclude<AccountView, 'code'>, asksName = true): Promise<void> {
    if (busy) return
    setTrouble(null)
    const problems = Object.entries(problemsIn(way, typed, asksName))
    if (problems.length > 0) {
      setErrors(Object.fromEntries(problems.map(([field, key]) => [field, t(key, words)])))
      return setRefusals((count) => count + 1)
    }
    setErrors({})
    setBusy(true)
    await { who: mailCode, credentials: begin, logIn }[way]()
    setBusy(false)
  }

  async function finish(user: User): Promise<void> {
    setSecret({ password: '', again: '', code: '' })
    await onSignedIn(user)
  }

  /** Gives an account without a name the one that was typed. If that fails, the request carries the name anyway. */
  async function named(user: User): Promise<User> {
    if (who.name.trim() === '' || user.firstName !== '' || user.surname !== '') return user
    try {
      const { user: saved } = await call(saveUser, { body: namesIn(who.name) })
      keepVisitor(saved)
      return saved
    } catch {
      return user
    }
  }

  return {
    view,
    /** The mailed code signs in without a password. */
    isByCode: codeToken !== null,
    /** The field that gets the focus when a view opens. */
    first,
    typed,
    errors,
    /** An error that belongs to no field. */
    trouble,
    /** The address already has an account: the visitor is asked to log in. */
    taken,
    code,
    busy: busy || code.busy,
    /** There is a token: probably the visitor need not sign in before the dialog sends. */
    isKnown: readToken() !== null && view !== 'code',
    /** Of the element around the fields, to focus the first invalid one. */
    form,
    set(field: AccountField, value: string): void {
      if (field === 'name' || field === 'email') onWho({ ...who, [field]: value })
      else setSecret({ ...secret, [field]: value })
      const { [field]: _, ...others } = errors
      setErrors(others)
      setTrouble(null)
    },
    show,
    /** Called on Enter or the primary button. */
    submit: () => (view === 'code' ? code.verify() : submitAs(view)),
    /** In the place of the password. The address has an account, which may have its name already. */
    submitByCode: () => submitAs('who', false),
    /**
     * Asks the server who is signed in on this device. null: nobody, and `view` is where to begin (with the code, if an
     * account exists that is not confirmed). Rejects with `ApiError` when there was no answer.
     */
    async check(): Promise<User | null> {
      if (readToken() === null) return null
      try {
        const { user } = await call(getUser)
        if (user.emailVerified) return user
        // The code goes to the address of the account, whatever was filled in.
        if (who.email !== user.email) onWho({ ...who, email: user.email })
        // If the code view is open already, a code may be half typed.
        if (view !== 'code') show('code')
      } catch (reason) {
        if (!(reason instanceof ApiError) || reason.status !== 401) throw reason
        askAgain()
      }
      return null
    },
    /** Whether a failed call of the dialog means that the visitor must sign in again; `view` is then where to begin. */
    refused(reason: unknown): boolean {
      if (!(reason instanceof ApiError)) return false
      const isUnproved = reason.code === 'EMAIL_UNVERIFIED'
      if (!isUnproved && reason.status !== 401) return false
      if (isUnproved) show('code')
      else askAgain()
      return true
    },
  }
}

export type Account = ReturnType<typeof useAccount>

const firstOf: Record<AccountView, AccountField> = {
  who: 'name',
  credentials: 'name',
  logIn: 'email',
  code: 'code',
}

/** Values for placeholders in the messages. */
const words = { min: limits.passwordMin, max: limits.passwordMax, length: limits.codeLength }
