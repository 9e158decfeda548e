import { useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { operators as limits } from '#contract/limits.ts'
import { askHandOver } from '#contract/operating.ts'
import type { KnownMemorial } from '#contract/safety.ts'
import { askDesk, messageOf, useDesk } from '../desk-context.ts'
import { words } from '../words.ts'

const t = words.handOver

interface Props {
  /** Null: closed. */
  memorial: KnownMemorial | null
  onClose: () => void
}

/** Asks that a memorial becomes that of another account. */
export function HandOverDialog({ memorial, onClose }: Props) {
  const { ask, tell } = useDesk()
  const [email, setEmail] = useState('')
  const [grounds, setGrounds] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)

  function close() {
    setEmail('')
    setGrounds('')
    setRefusals(0)
    setFailure(null)
    onClose()
  }

  async function submit() {
    if (busy || !memorial) return
    if (email.trim() === '' || grounds.trim() === '') return setRefusals(refusals + 1)
    setBusy(true)
    setFailure(null)
    try {
      const params = { memorialUuid: memorial.uuid }
      await ask(() => askDesk(askHandOver, { params, body: { email, grounds } }))
      tell(t.asked)
      close()
    } catch (reason) {
      setFailure(messageOf(reason))
    } finally {
      setBusy(false)
    }
  }

  const missing = (value: string) => refusals > 0 && value.trim() === '' && t.missing
  return (
    <Dialog
      open={memorial !== null}
      onClose={close}
      title={t.title(memorial?.nameOfPerson ?? '')}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t.ask}
          </Button>
        </>
      }
    >
      <div ref={form} className="stack">
        <p>{t.help}</p>
        <TextField
          label={t.email}
          help={t.emailHelp}
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          error={missing(email)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextArea
          label={t.grounds}
          help={t.groundsHelp}
          look="plain"
          name="grounds"
          count={limits.groundsMax}
          value={grounds}
          error={missing(grounds)}
          onChange={(event) => setGrounds(event.target.value)}
        />
        {failure && (
          <Notice kind="error" title={words.notDone}>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
