import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { type StoredText, storedText } from '#app/lib/stored-text.ts'
import { readToken } from '#app/lib/token.ts'
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

/**
 * Counts whole seconds down to 0: `start(30)`, then 30, 29 …
 *
 * @param keptAs a key in session storage, so that the countdown continues after a reload
 */
function useCooldown(keptAs: string): { seconds: number; start: (seconds: number) => void } {
  const [stored] = useState(() => storedText(() => window.sessionStorage, keptAs))
  const [end, setEnd] = useState(() => endIn(stored))
  const [now, setNow] = useState(() => (end === 0 ? 0 : Date.now()))
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))

  useEffect(() => {
    if (end <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= end) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [end])

  return {
    seconds,
    start(wait) {
      const until = Date.now() + wait * 1000
      setNow(Date.now())
      setEnd(until)
      stored.write(String(until))
    },
  }
}

/** End in milliseconds since 1970; 0 if none is stored, if it has passed, or if a clock that was ahead wrote it. */
function endIn(stored: StoredText): number {
  const found = stored.read()
  const end = Number('text' in found ? found.text : 0)
  const left = end - Date.now()
  return left > 0 && left < LONGEST ? end : 0
}

const LONGEST = 24 * 60 * 60 * 1000
