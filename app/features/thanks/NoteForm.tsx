import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { responses } from '#contract/limits.ts'
import type { ThanksLine } from '#contract/thanks.ts'
import type { Thanks } from './use-thanks.ts'
import type { UnsentWords } from './use-unsent.ts'

interface Props {
  line: ThanksLine
  thanks: Thanks
  words: UnsentWords
  /** The name that a note is signed with; empty for none. */
  signature: string
}

/** A proposal to start from, the host's words once they type. It is sent once. */
export function NoteForm({ line, thanks, words, signature }: Props) {
  const t = useTranslations('thanks.note')
  const showToast = useToast()
  const { failure, clear, attempt } = useAction()
  const [isChecked, setIsChecked] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const proposal = [line.proposal, signature].filter(Boolean).join('\n\n')
  const note = words.unsent.notes[line.uuid] ?? (line.note || proposal)
  const isEmpty = note.trim() === ''

  async function send() {
    setIsChecked(true)
    if (isEmpty) return area.current?.focus()
    const isDone = await attempt(() => thanks.send(line.uuid, note))
    if (!isDone) return
    words.setNote(line.uuid, null)
    showToast({ message: t('sent') })
  }

  return (
    <form
      className="stack s4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        ref={area}
        label={line.name === null ? t('labelAnonymous') : t('label', { name: line.name })}
        help={`${t(line.name === null ? 'helpAnonymous' : 'help')} ${t('onDevice')}`}
        count={responses.thanksMax}
        value={note}
        error={isChecked && isEmpty ? t('empty') : failure?.field ? failure.message : null}
        onChange={(event) => {
          clear()
          words.setNote(line.uuid, event.currentTarget.value)
        }}
      />
      {failure && !failure.field && <FieldError>{failure.message}</FieldError>}
      <div>
        <Button type="submit" look="primary" icon={Mail} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
