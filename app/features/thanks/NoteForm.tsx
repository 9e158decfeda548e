import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { responses } from '#contract/limits.ts'
import type { ThanksLine } from '#contract/thanks.ts'
import { ChangedNotice } from './ChangedNotice.tsx'
import { withLine } from './kept.ts'
import type { Shared } from './shared.ts'
import styles from './Thanks.module.css'
import { useAttempt } from './use-attempt.ts'
import { useSays } from './use-says.ts'

/** The note to one person: a proposal to start from, the host's words once they type. It is sent once, or kept for a card. */
export function NoteForm({
  line,
  thanks,
  kept,
  keep,
  signature,
  redirectOnAuthError,
}: Shared & { line: ThanksLine }) {
  const t = useTranslations('thanks.note')
  const notSent = useTranslations('thanks.notSent')
  const says = useSays()
  const showToast = useToast()
  const { error, clear, attempt } = useAttempt(redirectOnAuthError)
  const [problem, setProblem] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const proposal = [line.greeting, line.proposal, signature].filter(Boolean).join('\n\n')
  const typed = kept.lines[line.uuid]?.note
  const words = typed ?? (line.note || proposal)

  const type = (note: string | undefined) => keep((now) => withLine(now, line.uuid, { note }))

  function isEmpty(): boolean {
    clear()
    setProblem(words.trim() === '' ? t('empty') : null)
    if (words.trim() === '') area.current?.focus()
    return words.trim() === ''
  }

  async function send() {
    if (isEmpty()) return
    await attempt(async () => {
      const [skipped] = await thanks.send([{ lineUuids: [line.uuid], words }])
      if (skipped) return setProblem(notSent(skipped.reason, { name: says.nameOf(line) }))
      type(undefined)
      showToast({ message: t('sent') })
    })
  }

  async function keepForCard(version?: number) {
    if (isEmpty()) return
    await attempt(async () => {
      await thanks.save(line, { note: words }, version)
      type(undefined)
      showToast({ message: t('kept') })
    })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (line.canMail ? send() : keepForCard())
      }}
    >
      <TextArea
        ref={area}
        label={line.name === null ? t('labelAnonymous') : t('label', { name: line.name })}
        help={`${line.canMail ? t(line.name === null ? 'helpAnonymous' : 'help') : t('noMail')} ${t('onDevice')}`}
        count={responses.thanksMax}
        value={words}
        error={problem ?? (error?.field ? error.message : null)}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {error?.code === 'THANKS_CHANGED' ? (
        <ChangedNotice
          read={() => thanks.read(line.uuid)}
          wordsOf={({ note }) => note}
          onMine={(version) => keepForCard(version)}
          onTheirs={() => {
            type(undefined)
            clear()
          }}
        />
      ) : (
        error && !error.field && <FieldError>{error.message}</FieldError>
      )}
      <div className={styles.acts}>
        {line.canMail && (
          <Button look="primary" icon={Mail} busyLabel={t('sending')} onPress={send}>
            {t('send')}
          </Button>
        )}
        <Button onPress={() => keepForCard()}>{t('keep')}</Button>
      </div>
    </form>
  )
}
