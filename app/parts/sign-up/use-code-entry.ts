import { type RefObject, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { readToken } from '#app/lib/token.ts'
import { useCooldown } from '#app/lib/use-cooldown.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { User } from '#contract/accounts.ts'
import { account as limits } from '#contract/limits.ts'
import { confirmCode, resendCode } from './calls.ts'

/** A failure that belongs to no field, and what failed. */
interface CodeTrouble {
  with: 'verify' | 'resend'
  title: string
  reason: string | null
  retry: boolean
}

/** The mailed code while it is entered. */
export interface CodeEntry {
  /** Ref for the element around the field, to find what gets the focus. */
  form: RefObject<HTMLDivElement | null>
  code: string
  /** What is wrong with the code. */
  error: string | null
  trouble: CodeTrouble | null
  /** A new code was sent. */
  resent: boolean
  /** Seconds until another code may be requested. */
  wait: number
  busy: boolean
  write(code: string): void
  verify(): Promise<void>
  resend(): Promise<void>
  /** Has a code sent that nobody asked for; one that was sent a moment ago will do. */
  sendFirst(failure: string): Promise<void>
  /** To be called when a code was just sent. */
  codeSent(): void
  /** Clears messages about the last try. */
  forget(): void
}

interface Options {
  /** What was typed, and what keeps it: in memory only. */
  code: string
  onCode: (code: string) => void
  /** What is wrong with a code before it is sent. */
  problemOf: (code: string) => string | undefined
  /** The title of a failure. */
  failed: string
  /** Called once the address is confirmed; the button stays busy until the promise settles. */
  onConfirmed: (user: User) => Promise<unknown> | unknown
}

/** Confirms an address with the mailed code. Needs the messages `signUp`. */
export function useCodeEntry({ code, onCode, problemOf, failed, onConfirmed }: Options): CodeEntry {
  const t = useTranslations('signUp')
  const cooldown = useCooldown('memorial-code-wait')
  const [error, setError] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<CodeTrouble | null>(null)
  const [resent, setResent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)

  function forget() {
    setError(null)
    setTrouble(null)
    setResent(false)
  }

  function refuse(words: string) {
    setError(words)
    setRefusals((count) => count + 1)
  }

  const fail = (at: CodeTrouble['with'], title: string, met: unknown) =>
    setTrouble({
      with: at,
      title,
      reason: met instanceof ApiError ? met.message : null,
      retry: met instanceof ApiError ? met.retry : true,
    })

  async function send(): Promise<void> {
    await call(resendCode)
    onCode('')
    cooldown.start(limits.resendSeconds)
  }

  /** The server may say how long to wait. */
  function startWait(reason: unknown) {
    if (reason instanceof ApiError && reason.retryAfter) cooldown.start(reason.retryAfter)
  }

  return {
    form,
    code,
    error,
    trouble,
    resent,
    wait: cooldown.seconds,
    busy,
    write(typed) {
      onCode(typed)
      forget()
    },
    async verify() {
      if (busy) return
      forget()
      const problem = problemOf(code)
      if (problem) return refuse(problem)
      if (readToken() === null)
        return setTrouble({ with: 'verify', title: t('tokenMissing'), reason: null, retry: false })
      setBusy(true)
      try {
        const { user } = await call(confirmCode, { body: { code } })
        await onConfirmed(user)
      } catch (reason) {
        if (reason instanceof ApiError && reason.field === 'code') {
          // A code that can no longer become valid is cleared for the next one.
          if (reason.code !== 'CODE_WRONG') onCode('')
          refuse(reason.message)
        } else fail('verify', failed, reason)
      }
      setBusy(false)
    },
    async resend() {
      forget()
      try {
        await send()
        setResent(true)
      } catch (reason) {
        startWait(reason)
        fail('resend', t('code.resendFailed'), reason)
      }
      // The button is disabled during the countdown and would lose the focus.
      form.current?.querySelector('input')?.focus()
    },
    async sendFirst(failure) {
      try {
        await send()
      } catch (reason) {
        startWait(reason)
        if (!(reason instanceof ApiError && reason.code === 'RESEND_TOO_SOON'))
          fail('resend', failure, reason)
      }
    },
    codeSent: () => cooldown.start(limits.resendSeconds),
    forget,
  }
}
