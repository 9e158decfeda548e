import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { AnswerDrafts } from './answer-draft.ts'
import type { KnownAnswerer } from './known-answerer.ts'
import styles from './Rsvp.module.css'
import type { AnswerCard } from './use-rsvp-card.ts'
import { useSteadyHeight } from './use-steady-height.ts'

interface Props {
  shareSlug: string
  state: AnswerCard
  lede: ReactNode
  /** The answer that was given. */
  given: ReactNode
  /** The form; its `key` changes when somebody else answers. */
  form: ReactNode
}

/** Around an answer and its form: the heading, who answers, and the ways between the two. */
export function RsvpCardFrame({ shareSlug, state, lede, given, form }: Props) {
  const t = useTranslations('visitRsvp')
  const { card, before, isGiven, isNew, isOther, isOutdated, isAsked, draft, noteTyped, noteEntered } = state
  useSteadyHeight(card, isGiven || isAsked, isNew)
  return (
    <div className={styles.card} ref={card}>
      <h2>{t('title')}</h2>
      <p className={styles.lede}>{lede}</p>
      {isGiven ? (
        <>
          {given}
          <Unsent {...state.kept} />
        </>
      ) : isAsked ? (
        <AskedDraft state={state} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields in it
        <div
          onInput={(event) => noteTyped((event.target as HTMLInputElement).name)}
          onFocus={(event) => noteEntered((event.target as HTMLElement as HTMLInputElement).name)}
        >
          {/* The HTML is the same for everyone: the next page finds the personal link's token in the referring
              address. */}
          <noscript>
            <p className={styles.lede}>
              {t.rich('ownLink', {
                a: (words) => (
                  <a className="way" href={`/view/${shareSlug}/rsvp`}>
                    {words}
                  </a>
                ),
              })}
            </p>
          </noscript>
          {isOutdated && <Outdated />}
          {draft && (
            <p className={styles.lede} role="status">
              {t('unsent')}
            </p>
          )}
          {(draft || (isOutdated && !isOther)) && (
            <p className={styles.lede}>
              <NotMe state={state} />
            </p>
          )}
          {isOther && before && (
            <p className={styles.lede}>
              {t.rich('together', {
                name: before.name || before.email || '',
                b: (words) => <b dir="auto">{words}</b>,
              })}
            </p>
          )}
          {form}
        </div>
      )}
    </div>
  )
}

/** Before anything that is kept is shown, it is asked for: the form opens where nothing moves under a thumb. */
function AskedDraft({ state }: { state: AnswerCard }) {
  const t = useTranslations('visitRsvp')
  return (
    <>
      {state.isOutdated && <Outdated />}
      <p className={styles.lede} role="status">
        {t('unsent')}
      </p>
      <p className={styles.actions}>
        <Button look="primary" onPress={state.goOn}>
          {t('goOn')}
        </Button>
        <NotMe state={state} />
      </p>
    </>
  )
}

function Outdated() {
  const t = useTranslations('visitRsvp')
  return (
    <p className={styles.lede} role="status">
      {t('outdated')}
    </p>
  )
}

/** Beside what is kept of somebody: phones go round. */
function NotMe({ state: { shownOf, notMe } }: { state: AnswerCard }) {
  const t = useTranslations('visitRsvp')
  return (
    <Button look="link" onPress={notMe}>
      {shownOf ? t('notYou', { name: shownOf }) : t('notMine')}
    </Button>
  )
}

/** Below an answer: what else was begun on this device. */
function Unsent({ own, other }: AnswerDrafts) {
  const t = useTranslations('visitRsvp')
  if (!own && !other) return null
  return (
    <p className={styles.lede} role="status">
      {own && t('unsentChange')}
      {own && other && ' '}
      {other && t('unsentOther')}
    </p>
  )
}

/** What both forms take of the card's state. */
export function formParts(state: AnswerCard) {
  const { submission, who, before, isOther, isAskedAnew, draft, keep, typeWho, answerForAnother } = state
  const { form, problems, meant, trouble, busy, send } = submission
  return {
    form,
    problems,
    meant,
    trouble,
    busy,
    knownAs: who && (
      // The same way stands beside a draft that is shown.
      <KnownAs who={who} onOther={who.mayDiffer ? typeWho : draft ? undefined : answerForAnother} />
    ),
    asks: who?.asks,
    isNameOptional: who?.mayDiffer,
    onSubmit: send,
    onCancel: keep,
    isAnswered: before !== null,
    key: `${isOther ? 'other' : isAskedAnew ? 'anew' : 'own'}${draft ? ' kept' : ''}`,
  }
}

/** Name, address and words that a form begins with. */
export const begunWith = ({ answer, begun, draft }: AnswerCard) => ({
  name: draft?.name ?? (answer?.name || begun?.name || ''),
  email: draft?.email ?? (answer?.email || begun?.email || ''),
  message: draft ? (draft.message ?? '') : (answer?.message ?? ''),
})

interface KnownAsProps {
  who: KnownAnswerer
  onOther: (() => void) | undefined
}

function KnownAs({ who: { name, email, mayDiffer }, onOther }: KnownAsProps) {
  const t = useTranslations('visitRsvp')
  const who = name && email ? `${name} (${email})` : name || email
  if (!who) return null
  return (
    <div className={styles.known}>
      <p>
        {t.rich('knownAs', { who, b: (words) => <b dir="auto">{words}</b> })}
        {onOther && (
          <>
            <br />
            <Button look="link" onPress={onOther}>
              {mayDiffer ? t('notMe') : t('notYou', { name: name || email })}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
