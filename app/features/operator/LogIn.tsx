import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { canUsePasskeys } from '#app/lib/passkeys.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { enterDesk } from './enter-desk.ts'
import { DESK_TITLE } from './rules.ts'
import { describeFailure } from './use-desk.ts'

interface Props {
  /** Why whoever is signed in is not let in; null: nobody is. */
  refusal: string | null
  onEntered: () => Promise<void>
}

export function LogIn({ refusal, onEntered }: Props) {
  const [canUse, setCanUse] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => setCanUse(canUsePasskeys()), [])

  async function enter() {
    setFailure(null)
    try {
      await enterDesk()
      await onEntered()
    } catch (reason) {
      setFailure(describeFailure(reason))
    }
  }

  return (
    <div className="stack">
      <h1 tabIndex={-1}>{DESK_TITLE}</h1>
      <p className="lead">For those who run this site. The passkey of your account opens it.</p>
      {refusal && <Notice kind="error" title={refusal} />}
      {canUse ? (
        <Button look="primary" wide icon={KeyRound} busyLabel="Asking your device…" onPress={enter}>
          Log in with a passkey
        </Button>
      ) : (
        <Notice
          kind="error"
          title="This browser or this address cannot use passkeys. Open the desk at the product’s own address, over https."
        />
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <p className="quiet small">
        An account becomes an operator’s by the command line, and so does a passkey that it adds later: npm
        run operator -- operators add ADDRESS
      </p>
    </div>
  )
}
