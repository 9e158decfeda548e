import { type FormEvent, useRef, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RecordingCard } from '#app/ui/RecordingCard.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { account, contributions as limits } from '#contract/limits.ts'
import { changeMemory, type Receipt } from '#contract/receipts.ts'
import { MemoryPhotos } from './MemoryPhotos.tsx'
import { TakeBack } from './TakeBack.tsx'
import { useReceiptForm } from './use-receipt.ts'

interface Props {
  token: string
  receipt: Extract<Receipt, { kind: 'MEMORY' }>
  onChanged: (receipt: Receipt) => void
  onGone: () => void
}

/** One's own memory: its words, name, photos and recordings; and the way to take it back. */
export function MemoryReceipt({ token, receipt, onChanged, onGone }: Props) {
  const t = useTranslations('receipt.memory')
  const { memory, canChange } = receipt
  const [message, setMessage] = useState(memory.message)
  const [name, setName] = useState(memory.contributorName ?? '')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const { state, error, type, save } = useReceiptForm(onChanged)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, refusals)
  const { media, recordings = [] } = memory
  const isEmpty =
    message.trim() === '' && recordings.length === 0 && media.every(({ uuid }) => removed.includes(uuid))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'saving') return
    setRefusals(isEmpty ? refusals + 1 : 0)
    if (isEmpty) return
    void save(async () => {
      const body = { token, message, contributorName: name.trim(), removedPhotoIds: [...removed] }
      const answer = await call(changeMemory, { body, asNobody: true })
      setRemoved([])
      return answer
    })
  }

  return (
    <>
      {!canChange && <Notice title={t('closed')} />}
      <form ref={form} noValidate onSubmit={submit}>
        <TextArea
          label={t('message')}
          name="message"
          rows={6}
          count={limits.messageMax}
          dir="auto"
          readOnly={!canChange}
          error={refusals > 0 && isEmpty && t('empty')}
          value={message}
          onChange={({ target }) => type(() => setMessage(target.value))}
        />
        <MemoryPhotos
          photos={media}
          removed={removed}
          onRemoved={canChange ? (uuids) => type(() => setRemoved(uuids)) : null}
        />
        {recordings.length > 0 && (
          <div className="stack s2">
            {recordings.map((recording) => (
              <RecordingCard key={recording.uuid} recording={recording} from={memory.contributorName} />
            ))}
          </div>
        )}
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          name="name"
          autoComplete="name"
          maxLength={account.nameMax}
          readOnly={!canChange}
          value={name}
          onChange={({ target }) => type(() => setName(target.value))}
        />
        {error && <Notice kind="error" isAnswer title={error.message} />}
        {state === 'saved' && (
          <Notice kind="success" isAnswer title={t(memory.state === 'PENDING' ? 'savedWaits' : 'saved')} />
        )}
        {canChange && (
          <Button type="submit" look="primary" wide busy={state === 'saving'} busyWord="savingIt">
            {t('save')}
          </Button>
        )}
      </form>
      <TakeBack token={token} what="memory" onGone={onGone} />
    </>
  )
}
