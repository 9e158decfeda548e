import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
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
  const { card, before, isGiven, isNew, isOther, isOutdated, draft, forgetDraft, noteTyped, noteEntered } =
    state
  useSteadyHeight(card, isGiven, isNew)
  return (
    <div className={styles.card} ref={card}>
      <h2>{t('title')}</h2>
      <p className={styles.lede}>{lede}</p>
      {isGiven ? (
        given
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
          {isOutdated && (
            <p className={styles.lede} role="status">
              {t('outdated')}
            </p>
          )}
          {draft && (
            <p className={styles.lede} role="status">
              {t('unsent')}
              {draft.name && (
                <>
                  <br />
                  <Button look="link" onPress={forgetDraft}>
                    {t('notYou', { name: draft.name })}
                  </Button>
                </>
              )}
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
    knownAs: who && <KnownAs who={who} onOther={who.mayDiffer ? typeWho : answerForAnother} />,
    asks: who?.asks,
    isNameOptional: who?.mayDiffer,
    onSubmit: send,
    onCancel: keep,
    isAnswered: before !== null,
    key: isOther ? 'other' : draft ? 'kept' : isAskedAnew ? 'anew' : 'own',
  }
}

/** Name, address and words that a form begins with. */
export const begunWith = ({ answer, begun, draft }: AnswerCard) => ({
  name: draft?.name ?? (answer?.name || begun?.name || ''),
  email: draft?.email ?? (answer?.email || begun?.email || ''),
  message: draft ? (draft.message ?? '') : (answer?.message ?? ''),
})

function KnownAs({ who: { name, email, mayDiffer }, onOther }: { who: KnownAnswerer; onOther: () => void }) {
  const t = useTranslations('visitRsvp')
  const who = name && email ? `${name} (${email})` : name || email
  if (!who) return null
  return (
    <div className={styles.known}>
      <p>
        {t.rich('knownAs', { who, b: (words) => <b dir="auto">{words}</b> })}
        <br />
        <Button look="link" onPress={onOther}>
          {mayDiffer ? t('notMe') : t('notYou', { name: name || email })}
        </Button>
      </p>
    </div>
  )
}
