import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { signIn } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { signInByPasskey } from '#contract/passkeys.ts'
import { ApiError } from '../../lib/api.ts'
import { readFallback } from '../../lib/network-failure.ts'
import { canUsePasskeys, logInByPasskey, PasskeyDeclined } from '../../lib/passkeys.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/Field.tsx'

interface Props {
  onBegun: () => void
  onSignedIn: (answer: Answer<typeof signInByPasskey>) => Promise<void> | void
}

/** Offers login with a passkey where the browser supports it. */
export function PasskeyLogin({ onBegun, onSignedIn }: Props) {
  const t = useTranslations('account')
  const [canUse, setCanUse] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => setCanUse(canUsePasskeys()), [])

  async function logIn() {
    onBegun()
    setBusy(true)
    setError(null)
    try {
      await onSignedIn(await logInByPasskey())
    } catch (reason) {
      if (reason instanceof PasskeyDeclined) setError(t('passkey.declined'))
      else setError(reason instanceof ApiError ? reason.message : readFallback(signIn.path))
    } finally {
      setBusy(false)
    }
  }

  if (!canUse) return null
  return (
    <div className="stack">
      <Button wide icon={KeyRound} busy={busy} busyLabel={t('passkey.asking')} onPress={logIn}>
        {t('passkey.logIn')}
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
