import { Check, Eye, EyeOff, Mail, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatAgo, formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { Contribution } from '#contract/contributions.ts'
import styles from './ContributionItem.module.css'
import { ContributionPhotos } from './ContributionPhotos.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { ThankDialog } from './ThankDialog.tsx'
import type { Contributions } from './use-contributions.ts'
import type { Viewed } from './viewed.ts'
import { Words } from './Words.tsx'
import { wordsFor } from './words-for.ts'

interface Props {
  contribution: Contribution
  isNew: boolean
  /** Whose memorial it is. */
  person: string
  actions: Pick<Contributions, 'hide' | 'remove' | 'thank'>
  onView: (viewed: Viewed) => void
  ledAway: (reason: unknown) => boolean
}

/** One memory on its paper, with what a host may do about it under it. */
export function ContributionItem({ contribution, isNew, person, actions, onView, ledAway }: Props) {
  const t = useTranslations('dashboard.contributions')
  const [asking, setAsking] = useState<'remove' | 'thank' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [hasThanked, setHasThanked] = useState(false)
  const memory = useRef<HTMLElement>(null)
  const { message, dateCreated, state, contributorEmail, dateThanked } = contribution
  const name = contribution.contributorName ?? t('anonymous')
  const when = formatAgo(dateCreated, new Date())
  const named = (action: string) => t('named', { action, name, when })
  const isShown = state === 'VISIBLE'

  /** A failure is told here, and everything stays as it was. */
  async function attempt(work: Promise<void>): Promise<void> {
    setError(null)
    try {
      await work
    } catch (reason) {
      if (!ledAway(reason)) setError(wordsFor(reason))
    }
  }

  async function remove() {
    await attempt(actions.remove(contribution))
    setAsking(null)
  }

  async function thank(words: string) {
    await actions.thank(contribution, words)
    setHasThanked(true)
  }

  // The button that opened the dialog is gone by then.
  useEffect(() => {
    if (hasThanked) memory.current?.focus()
  }, [hasThanked])

  const toggle = isShown ? t('hide') : state === 'PENDING' ? t('show') : t('showAgain')
  return (
    <article ref={memory} className={styles.memory} tabIndex={-1}>
      <p className={styles.who}>
        <b dir="auto">{name}</b>
        {isNew && <span className={styles.new}>{t('isNew')}</span>}
        <time dateTime={dateCreated}>{when}</time>
      </p>
      <p className={styles.state} role="status">
        {!isShown && <Chip icon={EyeOff}>{t(state === 'PENDING' ? 'pending' : 'hidden')}</Chip>}
      </p>
      {message && <Words>{message}</Words>}
      <ContributionPhotos photos={contribution.media} name={name} onView={onView} />
      <div className={styles.actions}>
        {dateThanked ? (
          <Chip tone="plain" icon={Check}>
            {t('thanked', { date: formatDay(dateThanked) })}
          </Chip>
        ) : (
          contributorEmail && (
            <Button look="tool" icon={Mail} aria-label={named(t('thank'))} onPress={() => setAsking('thank')}>
              {t('thank')}
            </Button>
          )
        )}
        <Button
          look="tool"
          icon={isShown ? EyeOff : Eye}
          aria-label={named(toggle)}
          onPress={() => attempt(actions.hide(contribution, isShown))}
        >
          {toggle}
        </Button>
        <Button
          look="tool"
          icon={Trash2}
          aria-label={named(t('remove'))}
          onPress={() => {
            setError(null)
            setAsking('remove')
          }}
        >
          {t('remove')}
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
      <RemoveDialog
        open={asking === 'remove'}
        name={name}
        photos={contribution.media.length}
        onKeep={() => setAsking(null)}
        onRemove={remove}
      />
      {contributorEmail && (
        <ThankDialog
          open={asking === 'thank'}
          to={{ name: contribution.contributorName, email: contributorEmail }}
          person={person}
          onClose={() => setAsking(null)}
          onSend={thank}
          ledAway={ledAway}
        />
      )}
    </article>
  )
}
