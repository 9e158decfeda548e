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
  /** Name and email are the dialog's: they belong to what it sends, and outlive it where it keeps them. */
  who: { name: string; email: string }
  onWho: (who: { name: string; email: string }) => void
  /** Refuses to go on without a name ('Please enter your name.'). */
  needsName?: boolean
  /** Where it begins; with a new account, if not given. */
  begins?: AccountView | undefined
  /** The person is signed in and has proved their address. The button stays busy until it settles. */
  onSignedIn: (user: User) => Promise<unknown> | unknown
}

/** Something that went wrong and belongs to no field. */
interface AccountTrouble {
  title: string
  reason: string | null
}

/** The account of a visitor, made or opened within a dialog. */
export interface Account {
  view: AccountView
  typed: Typed
  /** Beside each field; null for none. */
  errors: Partial<Record<AccountField, string>>
  trouble: AccountTrouble | null
  /** The address turned out to have an account: its person is asked to log in. */
  taken: boolean
  /** A new code was sent. */
  resent: boolean
  /** Seconds until another code may be asked for. */
  wait: number
  busy: boolean
  needsName: boolean
  /** A token is here: most likely nothing is asked before the dialog sends. */
  isKnown: boolean
  /** Put it around the fields, so that the focus finds the first refused one. */
  form: RefObject<HTMLDivElement | null>
  /** Where the focus goes when a view opens. */
  first: AccountField
  set(field: AccountField, value: string): void
  /** @param first where the focus goes; the first field of the view, if not given */
  show(view: AccountView, first?: AccountField): void
  /** Enter, or the primary button. */
  submit(): Promise<void>
  resend(): Promise<void>
  /**
   * Who is signed in on this device: asks the server, once a call. null: nobody yet, and `view` is where to begin
   * (an account that was made and not confirmed begins at its code). Rejects with `ApiError` when no answer came.
   */
  check(): Promise<User | null>
  /** Whether a failed call of the dialog needs this account's steps again; `view` is where to begin. */
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

  /** Why it failed is said below, in the server's words. */
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
      // A code that can never be right any more makes room for the next one.
      if (reason.code !== 'CODE_WRONG') setSecret({ ...secret, code: '' })
      refuse('code', reason.message)
    }
  }

  async function finish(user: User): Promise<void> {
    setSecret({ password: '', again: '', code: '' })
    await onSignedIn(user)
  }

  /** An account without a name takes the one that was typed. What is sent carries it in any case. */
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
      // Its button cannot keep the focus while it counts down.
      form.current?.querySelector('input')?.focus()
    },
    async check() {
      if (readToken() === null) return null
      try {
        const { user } = await call(getUser)
        if (user.emailVerified) return user
        // The code goes to the address of the account, whatever was filled in.
        if (who.email !== user.email) onWho({ ...who, email: user.email })
        // Where it is shown already, a code may be half typed.
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

/** The numbers in the words of the rules. */
const words = { min: limits.passwordMin, max: limits.passwordMax, length: limits.codeLength }
