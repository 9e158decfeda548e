import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { canUsePasskeys } from '#app/lib/passkeys.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Desk } from '#contract/operators.ts'
import { messageOf } from './desk-context.ts'
import { enterDesk } from './operator-passkeys.ts'
import { words } from './words.ts'

interface Props {
  /** A session ended while the desk was open. */
  wasEnded: boolean
  onEntered: (desk: Desk) => void
}

export function LogIn({ wasEnded, onEntered }: Props) {
  const [canUse, setCanUse] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => setCanUse(canUsePasskeys()), [])

  async function enter() {
    setFailure(null)
    try {
      onEntered((await enterDesk()).desk)
    } catch (reason) {
      setFailure(messageOf(reason))
    }
  }

  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.logIn.title}</h1>
      <p className="lead">{words.logIn.intro}</p>
      {wasEnded && <Notice title={words.logIn.ended} />}
      {canUse ? (
        <Button look="primary" wide icon={KeyRound} busyLabel={words.logIn.busy} onPress={enter}>
          {words.logIn.button}
        </Button>
      ) : (
        <Notice kind="error" title={words.cannot} />
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <p className="quiet small">{words.logIn.help}</p>
    </div>
  )
}
