import { useRef, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { askHandOver } from '#contract/hand-overs.ts'
import { operators as limits } from '#contract/limits.ts'
import type { KnownMemorial } from '#contract/safety.ts'
import { NotDone } from '../Part.tsx'
import { useAct, useDesk } from '../use-desk.ts'

/** Asks that a memorial becomes that of another account. */
export function HandOverDialog({ memorial, onClose }: { memorial: KnownMemorial; onClose: () => void }) {
  const { tell } = useDesk()
  const { failure, run } = useAct()
  const [email, setEmail] = useState('')
  const [grounds, setGrounds] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)

  async function submit() {
    if (busy) return
    if (email.trim() === '' || grounds.trim() === '') return setRefusals(refusals + 1)
    setBusy(true)
    await run(async () => {
      await call(askHandOver, { params: { memorialUuid: memorial.uuid }, body: { email, grounds } })
      tell('It is asked for. The hosts and the new owner are mailed.')
      onClose()
    })
    setBusy(false)
  }

  const missing = (value: string) => refusals > 0 && value.trim() === '' && 'This is needed.'
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Hand over the memorial of ${memorial.nameOfPerson}`}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={busy}>
            Ask for it
          </Button>
        </>
      }
    >
      <div ref={form} className="stack">
        <p>
          Nothing changes yet. Every host and the new owner are mailed now, and each host can stop it. After
          fourteen days an operator can hand it over. The former owner stays a co-host.
        </p>
        <TextField
          label="Address of the new owner’s account"
          help="They need a confirmed account here."
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          error={missing(email)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextArea
          label="What you saw"
          help="Which papers, and where they are kept. Not what they say about people."
          look="plain"
          name="grounds"
          count={limits.groundsMax}
          value={grounds}
          error={missing(grounds)}
          onChange={(event) => setGrounds(event.target.value)}
        />
        <NotDone failure={failure} />
      </div>
    </Dialog>
  )
}
