import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadVisitorData, updateVisitorData, useVisitorData, type VisitorData } from '../visitor-data.ts'
import { type KnownAnswerer, knownAnswerer } from './known-answerer.ts'
import { type SentAnswer, storeAnswer, storedAnswer } from './stored-answer.ts'
import { type FormReading, loadCalls, type RsvpSubmission, useRsvp } from './use-rsvp.ts'

/** Loaded on demand; if that fails, the page is not refreshed. */
const refresh = () =>
  import('../refresh.ts').then(
    ({ refreshPage }) => refreshPage(AFTER),
    () => {},
  )

/** Milliseconds until the page is refreshed, while the visitor reads the confirmation. */
const AFTER = 1500

/** What an answer card knows, and what can be done at it. */
export interface AnswerCard {
  card: RefObject<HTMLDivElement | null>
  submission: RsvpSubmission
  mine: VisitorData | null
  /** Who answers, if they need not type it. */
  who: KnownAnswerer | null
  /** The visitor's earlier answer, also while the form is shown for somebody else. */
  before: SentAnswer | null
  /** The one that the form begins with. */
  answer: SentAnswer | null
  /** The answer is shown instead of the form. */
  isGiven: boolean
  /** It was just sent. */
  isNew: boolean
  isOther: boolean
  noteTyped(field: string): void
  change(): void
  typeWho(): void
  answerForAnother(): void
  /** Leaves the form as it is; undefined where there is nothing to go back to. */
  keep: (() => void) | undefined
}

/** The answer of a known visitor, to every event. */
const answerIn = (mine: VisitorData | null): SentAnswer | null =>
  mine?.userRsvp
    ? { ...mine.userRsvp, answers: mine.answers, food: mine.food, accessNeeds: mine.accessNeeds }
    : null

/** The state of an answer card: known visitors see what they answered before and need not type their name. */
export function useRsvpCard(shareSlug: string, read: (form: HTMLFormElement) => FormReading): AnswerCard {
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
  const before = sent ?? answerIn(mine) ?? (mine && !known ? kept : null)
  const answer = isOther ? null : before
  const asNobody = isOther || wasOther
  const who = typesWho || asNobody ? null : known

  const sending = { sent: isOther ? null : (sent ?? kept), asNobody, read }
  const submission = useRsvp(shareSlug, sending, (rsvp) => {
    setSent(rsvp)
    setAsks(false)
    setIsOther(false)
    setWasOther(asNobody)
    if (known && !asNobody) updateVisitorData({ userRsvp: rsvp, answers: rsvp.answers ?? [] })
    if (!known) storeAnswer(shareSlug, rsvp)
    void refresh()
  })
  const { form } = submission

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
    for (const [field, value] of new FormData(form.current ?? undefined))
      if (value !== '' && !form.current?.querySelector(`[type=hidden][name="${field}"]`)) noteTyped(field)
  }, [])

  const isOpened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the form for another person is shown
  useEffect(() => {
    const statuses = form.current?.querySelectorAll<HTMLInputElement>('[name^=status][type=radio]')
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

  return {
    card,
    submission,
    mine,
    who,
    before,
    answer,
    isGiven: answer !== null && !asks,
    isNew: sent !== null,
    isOther,
    noteTyped,
    change,
    typeWho: () => setTypesWho(true),
    answerForAnother,
    keep: before ? keep : isOther ? () => setIsOther(false) : undefined,
  }
}
