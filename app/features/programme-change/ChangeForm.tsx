import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { noticeTopic, type ProgrammeChange } from '#contract/change-notices.ts'
import { events as limits } from '#contract/host-limits.ts'
import styles from './Change.module.css'
import { ChangedFacts } from './ChangedFacts.tsx'
import { dropWords, keepWords, readWords } from './kept-words.ts'

interface Props {
  memorialUuid: string
  change: ProgrammeChange
  /** Null: the proposed words, which each reader gets in their language. Rejects with `ApiError`. */
  onTell: (message: string | null, invitedToo: boolean) => Promise<void>
  onLeave: () => Promise<void>
  /** Reads again what there is to tell. */
  onStale: () => Promise<void>
  redirectOnAuthError: (reason: unknown) => boolean
}

/** A change that nobody was told of: what it is, whom it reaches, and the words to send. */
export function ChangeForm({ memorialUuid, change, onTell, onLeave, onStale, redirectOnAuthError }: Props) {
  const t = useTranslations('programmeChange.form')
  const news = noticeTopic(change.events)
  const proposed = t(`proposed.${news}`)
  const [words, setWords] = useState(() => readWords(memorialUuid) ?? proposed)
  const [problem, setProblem] = useState<{ field: boolean; text: string } | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  useFocusFirstError(box, refusals)
  const { invited } = change
  const [invitedToo, setInvitedToo] = useState(true)
  const mail = change.counts.mail + (invitedToo ? invited : 0)

  function type(text: string) {
    setWords(text)
    setProblem(null)
    keepWords(memorialUuid, text)
  }

  async function attempt(work: () => Promise<void>) {
    setProblem(null)
    try {
      await work()
      dropWords(memorialUuid)
    } catch (reason) {
      setAsked(false)
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setProblem({ field: reason.field === 'message', text: reason.message })
      setRefusals((count) => count + 1)
      if (reason.code === 'CHANGE_STALE' || reason.code === 'CHANGE_TOLD') await onStale()
    }
  }

  return (
    <form
      ref={box}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
      }}
    >
      <section aria-labelledby="changed">
        <h2 id="changed">{t(`changed.${news}`)}</h2>
        <ChangedFacts events={change.events} />
      </section>
      <Reached change={change} />
      {invited > 0 && (
        <Checkbox checked={invitedToo} onChange={({ target }) => setInvitedToo(target.checked)}>
          {t('invited', { count: invited })}
        </Checkbox>
      )}
      <TextArea
        label={t('words')}
        help={t('wordsHelp')}
        look="plain"
        rows={4}
        count={limits.noticeMax}
        value={words}
        error={problem?.field ? problem.text : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {problem && !problem.field && <FieldError>{problem.text}</FieldError>}
      <p className={styles.actions}>
        {(mail > 0 || change.counts.unaddressed > 0) && (
          <Button type="submit" look="primary" icon={Send}>
            {t(mail > 0 ? 'send' : 'sendNone', { count: mail })}
          </Button>
        )}
        <Button look="tool" onPress={() => attempt(onLeave)}>
          {t('leave')}
        </Button>
      </p>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t(mail > 0 ? 'sure' : 'sureNone', { count: mail })}
        primary={{
          label: t(mail > 0 ? 'sendNow' : 'goOn'),
          busyLabel: t('sending'),
          onPress: () =>
            attempt(() => onTell(words.trim() === proposed ? null : words, invitedToo && invited > 0)),
        }}
        secondary={{ label: t('notYet'), onPress: () => setAsked(false) }}
      >
        <p>{t(mail > 0 ? 'sureText' : 'sureNoneText')}</p>
      </ConfirmDialog>
    </form>
  )
}

/** Who answered what changed, and how many of them a mail reaches. */
function Reached({ change: { counts, people } }: { change: ProgrammeChange }) {
  const t = useTranslations('programmeChange.form')
  return (
    <section aria-labelledby="reached">
      <h2 id="reached">{t('reached')}</h2>
      {counts.mail > 0 && <p>{t('mail', { count: counts.mail })}</p>}
      {counts.unaddressed > 0 && <p>{t('unaddressed', { count: counts.unaddressed })}</p>}
      {counts.skipped > 0 && <p>{t('skipped', { count: counts.skipped })}</p>}
      <details className={styles.people}>
        <summary>{t('who')}</summary>
        <ul>
          {people.map(({ rsvpId, name, way }) => (
            <li key={rsvpId}>
              <bdi>{name}</bdi> <span className="quiet small">{t(`ways.${way}`)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
