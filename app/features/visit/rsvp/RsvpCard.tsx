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
  /** Written out; '' for none. */
  date: string
  /** The name of the place alone; '' for none. */
  place: string
  /** The card is not shown once it is over. */
  day: Exclude<DayState, 'over'>
}

/** Loaded when it is needed; without it the page is as fresh as it was. */
const refresh = () =>
  import('../refresh.ts').then(
    ({ refreshPage }) => refreshPage(AFTER),
    () => {},
  )

/** Milliseconds until the page is brought up to date: what was said is read first. */
const AFTER = 1500

/** Whether a visitor comes. Whoever is known sees what they answered, and need not type. */
export function RsvpCard({ shareSlug, date, place, day }: Props) {
  const t = useTranslations('visitRsvp')
  const card = useRef<HTMLDivElement>(null)
  const mine = useVisitorData(shareSlug)
  const [sent, setSent] = useState<SentAnswer | null>(null)
  const [kept, setKept] = useState<SentAnswer | null>(null)
  // null: until something is typed or pressed, what is known of the visitor decides.
  const [asks, setAsks] = useState<boolean | null>(null)
  const [typesWho, setTypesWho] = useState(false)
  const [isOther, setIsOther] = useState(false)
  // What was sent last is of somebody else than whoever is known here.
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

  // They may need it on the way there, where there may be no network.
  const isAnswered = before !== null
  useEffect(() => {
    if (isAnswered)
      void import('#app/lib/offline-cache/cache-memorial-day.ts').then(
        ({ cacheMemorialDay }) => cacheMemorialDay(),
        () => {},
      )
  }, [isAnswered])

  /** What is typed is not taken away by what turns out to be known. */
  function noteTyped(field: string) {
    void loadCalls().catch(() => {})
    setAsks(true)
    if (field === 'name' || field === 'email') setTypesWho(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed while the page was HTML alone, once
  useEffect(() => {
    for (const [field, value] of new FormData(form.current ?? undefined)) if (value !== '') noteTyped(field)
  }, [])

  const isOpened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose answer it is decides which form stands there
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
          {/* The page is the same for everyone: whose link it is, the next one finds in the address of this one. */}
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
