import { useState } from 'react'
import { forgetSecrets, secretsStore, setSecret } from '#app/draft/secrets.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { currentSession, setUser } from '#app/lib/session.ts'
import { useCooldown } from '#app/lib/use-cooldown.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { confirmCode, resendCode } from '#contract/accounts.ts'
import { account as limits } from '#contract/limits.ts'

interface VerificationTrouble {
  with: 'verify' | 'resend'
  title: string
  reason: string | null
  retry: boolean
}

export interface Verification {
  /** Error of the code, shown at its field. */
  codeError: string | null
  /** Any other failure, and what failed. */
  trouble: VerificationTrouble | null
  /** A new code was sent. */
  resent: boolean
  /** Seconds until another code may be requested. */
  wait: number
  verify(): Promise<boolean>
  resend(): Promise<void>
  /** To be called when a code was just sent. */
  codeSent(): void
  /** The code was changed: messages about the previous one are cleared. */
  forget(): void
}

/** Confirms the address with the mailed code. */
export function useVerification(): Verification {
  const t = useTranslations('save.verify')
  const cooldown = useCooldown('memorial-code-wait')
  const [codeError, setCodeError] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Verification['trouble']>(null)
  const [resent, setResent] = useState(false)

  function forget() {
    setCodeError(null)
    setTrouble(null)
    setResent(false)
  }

  /** Returns whether the address is confirmed now. */
  async function verify(): Promise<boolean> {
    forget()
    if (currentSession().token === null) {
      setTrouble({ with: 'verify', title: t('tokenMissing'), reason: null, retry: false })
      return false
    }
    try {
      const { user } = await call(confirmCode, { body: { code: secretsStore.getState().code } })
      forgetSecrets()
      setUser(user)
      return true
    } catch (reason) {
      if (reason instanceof ApiError && reason.field === 'code') {
        setCodeError(reason.message)
        // A code that can no longer become valid is cleared for the next one.
        if (reason.code !== 'CODE_WRONG') setSecret('code', '')
      } else setTrouble({ with: 'verify', title: t('failed'), ...why(reason) })
      return false
    }
  }

  async function resend(): Promise<void> {
    forget()
    try {
      await call(resendCode)
      setSecret('code', '')
      setResent(true)
      cooldown.start(limits.resendSeconds)
    } catch (reason) {
      if (reason instanceof ApiError && reason.retryAfter) cooldown.start(reason.retryAfter)
      setTrouble({ with: 'resend', title: t('resendFailed'), ...why(reason) })
    }
  }

  return {
    codeError,
    trouble,
    resent,
    wait: cooldown.seconds,
    verify,
    resend,
    forget,
    codeSent: () => cooldown.start(limits.resendSeconds),
  }
}

const why = (reason: unknown) =>
  reason instanceof ApiError ? { reason: reason.message, retry: reason.retry } : { reason: null, retry: true }
