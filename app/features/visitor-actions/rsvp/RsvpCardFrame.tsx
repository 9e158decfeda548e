import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { KnownAnswerer } from './known-answerer.ts'
import styles from './Rsvp.module.css'
import type { AnswerCard } from './use-rsvp-card.ts'

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
  const { card, before, isGiven, isOther, noteTyped } = state
  return (
    <div className={styles.card} ref={card}>
      <h2>{t('title')}</h2>
      <p className={styles.lede}>{lede}</p>
      {isGiven ? (
        given
      ) : (
        <div onInput={(event) => noteTyped((event.target as HTMLInputElement).name)}>
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
export function formParts({ submission, who, isOther, keep, typeWho, answerForAnother }: AnswerCard) {
  const { form, problems, trouble, busy, send } = submission
  return {
    form,
    problems,
    trouble,
    busy,
    knownAs: who && <KnownAs who={who} onOther={who.mayDiffer ? typeWho : answerForAnother} />,
    asks: who?.asks,
    onSubmit: send,
    onCancel: keep,
    key: isOther ? 'other' : 'own',
  }
}

/** Name, address and words that a form begins with. */
export const begunWith = ({ answer, who }: AnswerCard) => ({
  name: answer?.name || who?.name || '',
  email: answer?.email || who?.email || '',
  message: answer?.message ?? '',
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
