import { type RefObject, useRef, useState } from 'react'
import { useSecrets } from '#app/draft/secrets.ts'
import { codeProblem } from '#app/lib/problems.ts'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { Verification } from './use-verification.ts'

/** State of the field for a mailed code, used by several screens. */
export interface CodeEntry {
  verification: Verification
  /** Ref for the element around the field, to find what gets the focus. */
  form: RefObject<HTMLDivElement | null>
  busy: boolean
  /** What is wrong with the typed code. */
  error: string | false | undefined
  /** To be called when the code was changed. */
  changed(): void
  verify(): Promise<void>
  resend(): Promise<void>
}

export function useCodeEntry(verification: Verification): CodeEntry {
  const { code } = useSecrets()
  const [asked, setAsked] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)

  async function verify(): Promise<void> {
    if (busy) return
    setAsked(true)
    if (!codeProblem(code)) {
      setBusy(true)
      const proved = await verification.verify()
      setBusy(false)
      setAsked(false)
      if (proved) return
    }
    setRefusals((count) => count + 1)
  }

  /** The button is disabled during the countdown and would lose the focus. */
  async function resend(): Promise<void> {
    await verification.resend()
    form.current?.querySelector('input')?.focus()
  }

  return {
    verification,
    form,
    busy,
    error: verification.codeError ?? (asked && codeProblem(code)),
    changed() {
      setAsked(false)
      verification.forget()
    },
    verify,
    resend,
  }
}
