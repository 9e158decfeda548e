import { useEffect, useRef, useState } from 'react'
import type { DayState } from '#app/lib/memorial-day.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { loadVisitorData, updateVisitorData, useVisitorData } from '../visitor-data.ts'
import { type KnownAnswerer, knownAnswerer } from './known-answerer.ts'
import styles from './Rsvp.module.css'
import { RsvpForm } from './RsvpForm.tsx'
import { SentAnswerView } from './SentAnswerView.tsx'
import { type SentAnswer, storeAnswer, storedAnswer } from './stored-answer.ts'
import { loadCalls, useRsvp } from './use-rsvp.ts'

interface Props {
  shareSlug: string
  /** Formatted date; '' for none. */
  date: string
  /** Only the name of the place; '' for none. */
  place: string
  /** The card is not shown once it is over. */
  day: Exclude<DayState, 'over'>
}

/** Loaded on demand; if that fails, the page is not refreshed. */
const refresh = () =>
  import('../refresh.ts').then(
    ({ refreshPage }) => refreshPage(AFTER),
    () => {},
  )

/** Milliseconds until the page is refreshed, while the visitor reads the confirmation. */
const AFTER = 1500

/** Asks whether a visitor comes. Known visitors see what they answered before and need not type their name. */
export function RsvpCard({ shareSlug, date, place, day }: Props) {
  const t = useTranslations('visitRsvp')
  const card = useRef<HTMLDivElement>(null)
  const mine = useVisitorData(shareSlug)
  const [sent, setSent] = useState<SentAnswer | null>(null)
  const [kept, setKept] = useState<SentAnswer | null>(null)
  // null: until something is typed or pressed, it depends on what is known of the visitor.
  const [asks, setAsks] = useState<boolean | null>(null)
  const [typesWho, setTypesWho] = useState(false)
  const [isOther, setIsOther] = useState(false)
  // The last answer was given for somebody else than the known visitor.
  const [wasOther, setWasOther] = useState(false)
  const known = knownAnswerer(mine)
  const before = sent ?? mine?.userRsvp ?? (mine && !known ? kept : null)
  const answer = isOther ? null : before
  const asNobody = isOther || wasOther
  const who = typesWho || asNobody ? null : known
  const begun = {
    status: answer?.status ?? null,
    name: answer?.name || who?.name || '',
    email: answer?.email || who?.email || '',
    guests: answer?.guests ?? 0,
    message: answer?.message ?? '',
  }

  const sending = { sent: isOther ? null : (sent ?? kept), asNobody }
  const { form, send, ...state } = useRsvp(shareSlug, sending, (rsvp) => {
    setSent(rsvp)
    setAsks(false)
    setIsOther(false)
    setWasOther(asNobody)
    if (known && !asNobody) updateVisitorData({ userRsvp: rsvp })
    if (!known) storeAnswer(shareSlug, rsvp)
    void refresh()
  })

  useEffect(() => {
    setKept(storedAnswer(shareSlug))
    void loadVisitorData(shareSlug).then(() =>
      card.current?.closest('[data-waits]')?.removeAttribute('data-waits'),
    )
  }, [shareSlug])

  // Caches the day's details: visitors may need them on the way, where there may be no network.
  const isAnswered = before !== null
  useEffect(() => {
    if (isAnswered)
      void import('#app/lib/offline-cache/cache-memorial-day.ts').then(
        ({ cacheMemorialDay }) => cacheMemorialDay(),
        () => {},
      )
  }, [isAnswered])

  /** Keeps what is typed when data about the visitor arrives later. */
  function noteTyped(field: string) {
    void loadCalls().catch(() => {})
    setAsks(true)
    if (field === 'name' || field === 'email') setTypesWho(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what was typed before hydration
  useEffect(() => {
    for (const [field, value] of new FormData(form.current ?? undefined)) if (value !== '') noteTyped(field)
  }, [])

  const isOpened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the form for another person is shown
  useEffect(() => {
    const statuses = form.current?.querySelectorAll<HTMLInputElement>('[name=status]')
    if (asks && isOpened.current)
      ([...(statuses ?? [])].find(({ checked }) => checked) ?? statuses?.[0])?.focus()
    isOpened.current = false
  }, [asks, isOther, form])

  function change() {
    isOpened.current = true
    setAsks(true)
  }

  function answerForAnother() {
    isOpened.current = true
    setIsOther(true)
    setAsks(true)
  }

  function keep() {
    setIsOther(false)
    setAsks(false)
  }

  return (
    <div className={styles.card} ref={card}>
      <h2>{t('title')}</h2>
      <p className={styles.lede}>
        {day === 'unset' ? t('ledeUnset') : t(place ? 'ledePlace' : 'ledeDate', { date, place })}
      </p>
      {answer && !asks ? (
        <SentAnswerView
          rsvp={answer}
          isNew={sent !== null}
          calendar={day === 'ahead' ? `/view/${shareSlug}/calendar.ics` : null}
          onChange={change}
          onOther={answerForAnother}
        />
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
          <RsvpForm
            key={isOther ? 'other' : 'own'}
            {...state}
            shareSlug={shareSlug}
            begun={begun}
            knownAs={
              who && (
                <KnownAs who={who} onOther={who.mayDiffer ? () => setTypesWho(true) : answerForAnother} />
              )
            }
            asks={who?.asks}
            form={form}
            onSubmit={send}
            onCancel={before ? keep : isOther ? () => setIsOther(false) : undefined}
          />
        </div>
      )}
    </div>
  )
}

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
