import { HandHeart, MailCheck, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { FieldError } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import type { ThanksLine } from '#contract/thanks.ts'
import { NoteForm } from './NoteForm.tsx'
import styles from './Thanks.module.css'
import type { Thanks } from './use-thanks.ts'
import type { UnsentWords } from './use-unsent.ts'

const icons = { ANSWER: MailCheck, MEMORY: MessageSquareText, GIFT: HandHeart }

interface Props {
  line: ThanksLine
  thanks: Thanks
  words: UnsentWords
  signature: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** What somebody did, whether they are thanked, and, opened, the note to them. */
export function LineItem({ isOpen, onOpen, ...shared }: Props) {
  const t = useTranslations('thanks')
  const showToast = useToast()
  const { line, thanks, words } = shared
  const { error, attempt } = useAction()
  /** As pressed, until the server has answered. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  const { uuid, kind, dateThanked, dateSent } = line
  const name = line.name ?? t('anonymous')
  const isSent = dateSent !== null
  const nameAction = (action: string) => t('open.named', { action, name })

  async function tick(isTicked: boolean) {
    setPressed(isTicked)
    const isDone = await attempt(() => thanks.mark(uuid, isTicked))
    setPressed(null)
    if (isDone && isTicked)
      showToast({ message: t('ticked', { name }), onUndo: () => void tick(false), group: 'ticked' })
  }

  const remove = () =>
    attempt(async () => {
      await thanks.remove(line)
      showToast({
        message: t('remove.done'),
        onUndo: () => void attempt(() => thanks.restore(line)),
        undoesAnywhere: true,
      })
    })

  const action = isOpen ? t('open.close') : isSent ? t('open.read') : t('open.write')
  return (
    <li className={classes(dateThanked !== null && styles.done, isOpen && styles.open)} data-line={uuid}>
      <label className={`stack s3 ${styles.mark}`}>
        <input
          type="checkbox"
          checked={pressed ?? dateThanked !== null}
          // A note that was sent is not taken back.
          disabled={isSent}
          aria-label={t('tick', { name })}
          onChange={(event) => void tick(event.currentTarget.checked)}
        />
        <span className="fits">
          <b dir="auto">{name}</b>
          {kind !== 'TYPED' && (
            <span className={styles.kind}>
              <Icon of={icons[kind]} />
              {t(`kinds.${kind}`)}
            </span>
          )}
          <Deed line={line} />
        </span>
      </label>
      <div className={`row ${styles.side}`}>
        {dateThanked !== null && (
          <span className={`note strong ${styles.when}`}>
            {t(isSent ? 'sentOn' : 'thankedOn', { date: formatDay(dateThanked) })}
          </span>
        )}
        {words.unsent.notes[uuid] !== undefined && <span className="quiet small">{t('open.unsaved')}</span>}
        {(line.canMail || isSent) && (
          <Button
            look="link"
            aria-expanded={isOpen}
            aria-label={nameAction(action)}
            onPress={() => onOpen(!isOpen)}
          >
            {action}
          </Button>
        )}
        {kind === 'TYPED' && (
          <Button look="link" aria-label={nameAction(t('remove.act'))} onPress={remove} word="remove" />
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      {line.dateRefused !== null && <FieldError>{t('refused')}</FieldError>}
      {isOpen && (
        <div className="stack s4 top4">
          {isSent ? (
            <section aria-label={t('note.sentWords')}>
              <p className="quiet small">{t('note.sentWords')}</p>
              <p className={`typed ${styles.words}`} dir="auto">
                {line.note}
              </p>
            </section>
          ) : (
            <NoteForm {...shared} />
          )}
          {kind !== 'TYPED' && line.words && (
            <figure>
              <figcaption className="quiet small">{t('note.theirs')}</figcaption>
              <blockquote className={`typed ${styles.words}`} dir="auto">
                {line.words}
              </blockquote>
            </figure>
          )}
        </div>
      )}
    </li>
  )
}

/** What its kind does not say already. */
function Deed({ line: { kind, status, guests, amountMinor, currency, words } }: { line: ThanksLine }) {
  const t = useTranslations('thanks.says')
  const answer = [status && t(status), guests > 0 && t('guests', { count: guests })].filter(Boolean).join(' ')
  const what = {
    ANSWER: answer && words ? t('withWords', { said: answer }) : answer,
    MEMORY: '',
    GIFT: amountMinor !== null && currency ? money(amountMinor, currency) : '',
    TYPED: words,
  }[kind]
  return (
    <span className={styles.what} dir="auto">
      {what}
    </span>
  )
}
