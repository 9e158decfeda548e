import { type RefObject, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { namesIn } from '#app/lib/full-name.ts'
import { readToken } from '#app/lib/token.ts'
import { useCooldown } from '#app/lib/use-cooldown.ts'
import { forgetVisitor, keepVisitor, signInVisitor } from '#app/lib/visitor-session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { User } from '#contract/accounts.ts'
import { account as limits } from '#contract/limits.ts'
import { confirmCode, getUser, resendCode, saveUser, signIn, signUp } from './calls.ts'
import { type AccountField, type AccountView, problemsIn, type Typed } from './problems.ts'

interface Options {
  /** Name and email belong to the dialog, which sends them and may store them. */
  who: { name: string; email: string }
  onWho: (who: { name: string; email: string }) => void
  /** Requires a name ('Please enter your name.'). */
  needsName?: boolean
  /** The first view; by default a new account. */
  begins?: AccountView | undefined
  /**
   * Called once the visitor is signed in and their address is confirmed. The button stays busy until the promise
   * settles.
   */
  onSignedIn: (user: User) => Promise<unknown> | unknown
}

/** An error that belongs to no field. */
interface AccountTrouble {
  title: string
  reason: string | null
}

/** State of a visitor's account while it is created or opened in a dialog. */
export interface Account {
  view: AccountView
  typed: Typed
  /** Messages by field; a field without an error is missing. */
  errors: Partial<Record<AccountField, string>>
  trouble: AccountTrouble | null
  /** The address already has an account: the visitor is asked to log in. */
  taken: boolean
  /** A new code was sent. */
  resent: boolean
  /** Seconds until another code may be requested. */
  wait: number
  busy: boolean
  needsName: boolean
  /** There is a token: probably the visitor need not sign in before the dialog sends. */
  isKnown: boolean
  /** Ref for the element around the fields, to focus the first invalid one. */
  form: RefObject<HTMLDivElement | null>
  /** The field that gets the focus when a view opens. */
  first: AccountField
  set(field: AccountField, value: string): void
  /** @param first the field that gets the focus; by default the first of the view */
  show(view: AccountView, first?: AccountField): void
  /** Called on Enter or the primary button. */
  submit(): Promise<void>
  resend(): Promise<void>
  /**
   * Asks the server who is signed in on this device. null: nobody, and `view` is where to begin (with the code, if an
   * account exists that is not confirmed). Rejects with `ApiError` when there was no answer.
   */
  check(): Promise<User | null>
  /** Whether a failed call of the dialog means that the visitor must sign in again; `view` is then where to begin. */
  refused(reason: unknown): boolean
}

export function useAccount(options: Options): Account {
  const { who, onWho, needsName = false, begins = 'credentials', onSignedIn } = options
  const t = useTranslations('visitAccount')
  const cooldown = useCooldown()
  const [{ view, first }, setView] = useState<{ view: AccountView; first: AccountField }>(opened[begins])
  const [secret, setSecret] = useState({ password: '', again: '', code: '' })
  const [errors, setErrors] = useState<Account['errors']>({})
  const [trouble, setTrouble] = useState<AccountTrouble | null>(null)
  const [taken, setTaken] = useState(false)
  const [resent, setResent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)
  const typed = { ...who, ...secret }

  function show(next: AccountView, focus?: AccountField): void {
    setView({ ...opened[next], ...(focus && { first: focus }) })
    setErrors({})
    setTrouble(null)
    setTaken(false)
    setResent(false)
  }

  function refuse(field: AccountField, words: string): void {
    setErrors({ [field]: words })
    setRefusals((count) => count + 1)
  }

  /** Shows an error with the server's reason below it. */
  const fail = (title: string, reason: unknown) =>
    setTrouble({ title, reason: reason instanceof ApiError && reason.message ? reason.message : null })

  async function createAccount(): Promise<void> {
    try {
      const account = { email: who.email.trim(), password: secret.password }
      const { token, user } = await call(signUp, { body: account })
      signInVisitor(token, user)
      show('code')
      cooldown.start(limits.resendSeconds)
    } catch (reason) {
      const code = reason instanceof ApiError ? reason.code : null
      if (code === 'EMAIL_TAKEN') {
        show('logIn', 'password')
        return setTaken(true)
      }
      if (reason instanceof ApiError && (code === 'PASSWORD_IS_EMAIL' || code === 'PASSWORD_TOO_COMMON'))
        return refuse('password', reason.message)
      if (reason instanceof ApiError && code === 'EMAIL_LETTERS') return refuse('email', reason.message)
      if (reason instanceof ApiError && reason.field === 'email') return refuse('email', t('emailProblem'))
      fail(t('startFailed'), reason)
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
      await sendCode(t('startFailed'))
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'BAD_CREDENTIALS')
        return refuse('password', t('logIn.refused'))
      fail(t('logIn.failed'), reason)
    }
  }

  async function verify(): Promise<void> {
    if (readToken() === null) return setTrouble({ title: t('tokenMissing'), reason: null })
    try {
      const { user } = await call(confirmCode, { body: { code: secret.code } })
      keepVisitor(user)
      await finish(await named(user))
    } catch (reason) {
      if (!(reason instanceof ApiError) || reason.field !== 'code') return fail(t('code.failed'), reason)
      // A code that can no longer become valid is cleared for the next one.
      if (reason.code !== 'CODE_WRONG') setSecret({ ...secret, code: '' })
      refuse('code', reason.message)
    }
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

  async function sendCode(failure: string): Promise<boolean> {
    try {
      await call(resendCode)
      setSecret((before) => ({ ...before, code: '' }))
      cooldown.start(limits.resendSeconds)
      return true
    } catch (reason) {
      const isSent = reason instanceof ApiError && reason.code === 'RESEND_TOO_SOON'
      if (reason instanceof ApiError && reason.retryAfter) cooldown.start(reason.retryAfter)
      if (!isSent) fail(failure, reason)
      return isSent
    }
  }

  return {
    view,
    first,
    typed,
    errors,
    trouble,
    taken,
    resent,
    wait: cooldown.seconds,
    busy,
    needsName,
    isKnown: readToken() !== null && view !== 'code',
    form,
    set(field, value) {
      if (field === 'name' || field === 'email') onWho({ ...who, [field]: value })
      else setSecret({ ...secret, [field]: value })
      const { [field]: _, ...others } = errors
      setErrors(others)
      setTrouble(null)
      setResent(false)
    },
    show,
    async submit() {
      if (busy) return
      setTrouble(null)
      const problems = Object.entries(problemsIn(view, typed, needsName))
      if (problems.length > 0) {
        setErrors(Object.fromEntries(problems.map(([field, key]) => [field, t(key, words)])))
        return setRefusals((count) => count + 1)
      }
      setErrors({})
      setBusy(true)
      await { credentials: createAccount, logIn, code: verify }[view]()
      setBusy(false)
    },
    async resend() {
      setErrors({})
      setTrouble(null)
      setResent(false)
      setResent(await sendCode(t('code.resendFailed')))
      // The button is disabled during the countdown and would lose the focus.
      form.current?.querySelector('input')?.focus()
    },
    async check() {
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
        forgetVisitor()
        show('logIn')
      }
      return null
    },
    refused(reason) {
      if (!(reason instanceof ApiError)) return false
      const isUnproved = reason.code === 'EMAIL_UNVERIFIED'
      if (!isUnproved && reason.status !== 401) return false
      if (!isUnproved) forgetVisitor()
      show(isUnproved ? 'code' : 'logIn')
      return true
    },
  }
}

const opened = {
  credentials: { view: 'credentials', first: 'name' },
  logIn: { view: 'logIn', first: 'email' },
  code: { view: 'code', first: 'code' },
} as const

/** Values for placeholders in the messages. */
const words = { min: limits.passwordMin, max: limits.passwordMax, length: limits.codeLength }
