import { Check, Eye, EyeOff, FileArchive, FileText, Hourglass, Mail, Trash2, UserX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatAgo, formatDay } from '#app/lib/dates.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import type { LifeDates } from '#contract/life-dates.ts'
import styles from './ContributionItem.module.css'
import { ContributionPhotos } from './ContributionPhotos.tsx'
import { ContributionQuestion, type Question } from './ContributionQuestion.tsx'
import { ContributionRecordings } from './ContributionRecordings.tsx'
import { ExpandableText } from './ExpandableText.tsx'
import { MemoryDates } from './MemoryDates.tsx'
import { countUnseen } from './rules.ts'
import { ThankDialog } from './ThankDialog.tsx'
import { TypeOff } from './TypeOff.tsx'
import type { Contributions } from './use-contributions.ts'

interface Props {
  contribution: HostContribution
  isNew: boolean
  /** Whose memorial it is. */
  person: string
  /** Absent for helpers, who say of no photo when it was taken. */
  life?: LifeDates | undefined
  actions: Contributions
}

/** One memory, with the host's actions below it. */
export function ContributionItem({ contribution, isNew, person, life, actions }: Props) {
  const t = useTranslations('dashboard.contributions')
  const [asking, setAsking] = useState<Question | 'thank' | null>(null)
  const { error, attempt, clear } = useAction()
  const [hasThanked, setHasThanked] = useState(false)
  const [hasApproved, setHasApproved] = useState(false)
  const memory = useRef<HTMLElement>(null)
  const {
    message,
    dateCreated,
    state,
    pendingReason,
    mailSender,
    canThank,
    dateThanked,
    onPaper,
    isBrought,
    isInvited,
  } = contribution
  const name = contribution.contributorName ?? t('anonymous')
  const when = formatAgo(dateCreated, new Date())
  const named = (action: string) => t('named', { action, name, when })
  const isShown = state === 'VISIBLE'

  /** Runs once the dialog was confirmed. */
  async function confirm(what: Question) {
    await attempt(() => (what === 'unseen' ? approve() : actions[what](contribution)))
    setAsking(null)
  }

  async function approve() {
    await actions.show(contribution)
    setHasApproved(true)
  }

  async function thank(words: string) {
    await actions.thank(contribution, words)
    setHasThanked(true)
  }

  // The button that was pressed, or that opened the dialog, no longer exists by then.
  useEffect(() => {
    if (hasThanked || hasApproved) memory.current?.focus()
  }, [hasThanked, hasApproved])

  const toggle = t(isShown ? 'hide' : 'showAgain')
  const ask = (what: Question | 'thank') => {
    clear()
    setAsking(what)
  }
  return (
    <article ref={memory} className={`stack s2 paper ${styles.memory}`} tabIndex={-1}>
      <p className={`wrap baseline s3 flat ${styles.who}`}>
        <b className="fits strong" dir="auto">
          {name}
        </b>
        {isNew && <span className={styles.new}>{t('isNew')}</span>}
        <time dateTime={dateCreated}>{when}</time>
      </p>
      <div className={styles.state} role="status">
        {onPaper && <Chip icon={FileText}>{t('onPaper')}</Chip>}
        {isBrought && <Chip icon={FileArchive}>{t('fromArchive')}</Chip>}
        {state === 'HIDDEN' && <Chip icon={EyeOff}>{t('hidden')}</Chip>}
        {state === 'PENDING' && (
          <Chip tone="unsure" icon={Hourglass}>
            {t('pending')}
          </Chip>
        )}
        {isShown && hasApproved && (
          <Chip tone="yes" icon={Check}>
            {t('approved')}
          </Chip>
        )}
        {pendingReason && pendingReason !== 'APPROVAL' && (
          <p className="small quiet">{t(`reasons.${pendingReason}`)}</p>
        )}
        {state === 'PENDING' && !onPaper && !isBrought && (
          <p className="small quiet">{t(isInvited ? 'onList' : 'hasLink')}</p>
        )}
        {isBrought && <p className="small quiet">{t('fromArchiveHelp')}</p>}
        {mailSender && <p className="small quiet">{t(`mail.${mailSender}`)}</p>}
      </div>
      {message && <ExpandableText whole={state === 'PENDING'}>{message}</ExpandableText>}
      <ContributionPhotos
        photos={contribution.media}
        name={name}
        size={state === 'PENDING' ? 'large' : 'small'}
      />
      <ContributionRecordings
        contribution={contribution}
        writeDown={actions.writeDown}
        readWords={actions.readWords}
        setSound={actions.setSound}
      />
      {life && <MemoryDates {...{ contribution, life }} date={actions.date} />}
      {state === 'PENDING' && (
        <p className="top2">
          <Button
            icon={Check}
            aria-label={named(t('approve'))}
            onPress={() => (countUnseen(contribution) > 0 ? ask('unseen') : attempt(approve))}
          >
            {t('approve')}
          </Button>
        </p>
      )}
      <div className={`wrap s4 flat ${styles.actions}`}>
        {dateThanked ? (
          <Chip tone="plain" icon={Check}>
            {t('thanked', { date: formatDay(dateThanked) })}
          </Chip>
        ) : (
          canThank &&
          state !== 'PENDING' && (
            <Button look="tool" icon={Mail} aria-label={named(t('thank'))} onPress={() => ask('thank')}>
              {t('thank')}
            </Button>
          )
        )}
        {state !== 'PENDING' && (
          <Button
            look="tool"
            icon={isShown ? EyeOff : Eye}
            aria-label={named(toggle)}
            onPress={() => attempt(() => actions[isShown ? 'hide' : 'show'](contribution))}
          >
            {toggle}
          </Button>
        )}
        {onPaper && (
          <TypeOff
            contribution={contribution}
            nameOf={named}
            onSave={(typed, before) => actions.typeOff(contribution, typed, before)}
          />
        )}
        <Button
          look="tool"
          icon={Trash2}
          aria-label={named(t('remove'))}
          onPress={() => ask('remove')}
          word="remove"
        />
        {contribution.canBlock && (
          <Button look="tool" icon={UserX} aria-label={named(t('shutOut'))} onPress={() => ask('block')}>
            {t('shutOut')}
          </Button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      <ContributionQuestion
        asked={asking === 'thank' ? null : asking}
        contribution={contribution}
        onKeep={() => setAsking(null)}
        onConfirm={confirm}
      />
      {canThank && (
        <ThankDialog
          open={asking === 'thank'}
          to={{ name: contribution.contributorName, email: contribution.contributorEmail }}
          person={person}
          onClose={() => setAsking(null)}
          onSend={thank}
        />
      )}
    </article>
  )
}
