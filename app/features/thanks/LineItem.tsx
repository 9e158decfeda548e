import { useState } from 'react'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { FieldError } from '#app/ui/Field.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import type { ThankedHow, ThanksLine } from '#contract/thanks.ts'
import { HowPicks } from './HowPicks.tsx'
import { KindChips } from './KindChips.tsx'
import styles from './LineList.module.css'
import { LinePanel } from './LinePanel.tsx'
import type { Shared } from './shared.ts'
import { useAttempt } from './use-attempt.ts'
import { useSays } from './use-says.ts'

interface Props extends Shared {
  line: ThanksLine
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** null: nobody is being chosen, and the box says whether the person is thanked. */
  isChosen: boolean | null
  onChosen: (isChosen: boolean) => void
}

/** One person: what they did, whether they are thanked, and, opened, the note to them. */
export function LineItem({ line, isOpen, onOpen, isChosen, onChosen, ...shared }: Props) {
  const t = useTranslations('thanks')
  const says = useSays()
  const showToast = useToast()
  const { thanks, kept, redirectOnAuthError } = shared
  const { error, attempt } = useAttempt(redirectOnAuthError)
  /** Somebody ticked it here, and may say how. */
  const [asksHow, setAsksHow] = useState(false)
  /** As pressed, until the server has answered. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  const name = says.nameOf(line)
  const isThanked = line.dateThanked !== null
  const isNote = line.thankedHow === 'NOTE'
  const action = isNote ? t('open.read') : t('open.write')

  const mark = (how: Exclude<ThankedHow, 'NOTE'> | null) => attempt(() => thanks.mark([line.uuid], how))

  async function tick(isTicked: boolean) {
    setAsksHow(false)
    setPressed(isTicked)
    const isDone = await mark(isTicked ? 'OTHER' : null)
    setPressed(null)
    if (!isDone || !isTicked) return
    setAsksHow(true)
    showToast({ message: t('ticked', { name }), onUndo: () => void tick(false), group: 'ticked' })
  }

  return (
    <li className={classes(isThanked && styles.done, isOpen && styles.open)} data-line={line.uuid}>
      <label className={styles.mark}>
        <input
          type="checkbox"
          checked={isChosen ?? pressed ?? isThanked}
          // A note that was sent is not taken back.
          disabled={isChosen === null && isNote}
          aria-label={isChosen === null ? t('tick', { name }) : t('several.box', { name })}
          onChange={(event) => {
            if (isChosen === null) void tick(event.currentTarget.checked)
            else onChosen(event.currentTarget.checked)
          }}
        />
        <span>
          <b dir="auto">{name}</b>
          <KindChips line={line} />
          <span className={styles.what} dir="auto">
            {says.all(line)}
          </span>
        </span>
      </label>
      <div className={styles.side}>
        {isThanked && (
          <span className={styles.when}>
            {line.thankedHow === null || line.thankedHow === 'OTHER'
              ? t('thankedOn', { date: formatDay(line.dateThanked) })
              : t('thankedOnHow', { date: formatDay(line.dateThanked), how: t(`ways.${line.thankedHow}`) })}
          </span>
        )}
        {kept.lines[line.uuid] && <span className="quiet small">{t('open.unsaved')}</span>}
        {isChosen === null && (
          <Button
            look="link"
            aria-expanded={isOpen}
            aria-label={t('open.named', { action: isOpen ? t('open.close') : action, name })}
            onPress={() => onOpen(!isOpen)}
          >
            {isOpen ? t('open.close') : action}
          </Button>
        )}
      </div>
      {asksHow && isThanked && !isNote && <HowPicks how={line.thankedHow} onHow={mark} />}
      {error && <FieldError>{error.message}</FieldError>}
      {line.dateRefused !== null && <FieldError>{t('refused')}</FieldError>}
      {isOpen && isChosen === null && <LinePanel line={line} {...shared} />}
    </li>
  )
}
