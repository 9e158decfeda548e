import { useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { readToken } from '#app/lib/token.ts'
import { useCooldown } from '#app/lib/use-cooldown.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { account as limits } from '#contract/limits.ts'
import { confirmCode, resendCode } from './calls.ts'
import type { CodeEntry, CodeEntryOptions, CodeTrouble } from './code-entry.ts'

/** Confirms an address with the mailed code. Needs the messages `signUp`. */
export function useCodeEntry({
  code,
  onCode,
  problemOf,
  proof,
  failed,
  onConfirmed,
}: CodeEntryOptions): CodeEntry {
  const t = useTranslations('signUp')
  const cooldown = useCooldown('memorial-code-wait')
  const [error, setError] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<CodeTrouble | null>(null)
  const [news, setNews] = useState<CodeEntry['news']>(null)
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)

  function forget() {
    setError(null)
    setTrouble(null)
    setNews(null)
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
    await (proof ? proof.send() : call(resendCode))
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
    news,
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
      if (!proof && readToken() === null)
        return setTrouble({ with: 'verify', title: t('tokenMissing'), reason: null, retry: false })
      setBusy(true)
      try {
        await onConfirmed(
          proof ? await proof.check(code) : (await call(confirmCode, { body: { code } })).user,
        )
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
        setNews('resent')
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
    codeSent: (isNew = true) => (isNew ? cooldown.start(limits.resendSeconds) : setNews('stillWorks')),
    forget,
  }
}
