import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadVisitorData, updateVisitorData, useVisitorData, type VisitorData } from '../visitor-data.ts'
import {
  type AnswerDraft,
  readAnswerDraft,
  removeAnswerDraft,
  writeAnswerDraft,
  writtenIn,
} from './answer-draft.ts'
import { begunAs, type KnownAnswerer, knownAnswerer, type TypesWho } from './known-answerer.ts'
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
  /** Whose name and address the fields begin with. */
  begun: KnownAnswerer | null
  /** The visitor's earlier answer, also while the form is shown for somebody else. */
  before: SentAnswer | null
  /** The one that the form begins with. */
  answer: SentAnswer | null
  /** The answer is shown instead of the form. */
  isGiven: boolean
  /** It was just sent. */
  isNew: boolean
  isOther: boolean
  /** What this device sent was changed elsewhere since, and is asked anew. */
  isOutdated: boolean
  /** The form begins with who sent it. */
  isAskedAnew: boolean
  /** What was written here before and not sent; the form begins with it. */
  draft: AnswerDraft | null
  /** Somebody else holds the device: the form begins empty. */
  forgetDraft(): void
  noteTyped(field: string): void
  noteEntered(field: string): void
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
  const [typesWho, setTypesWho] = useState<TypesWho>(null)
  const [isOther, setIsOther] = useState(false)
  // The last answer was given for somebody else than the known visitor.
  const [wasOther, setWasOther] = useState(false)
  const [isAskedAnew, setAskedAnew] = useState(false)
  // The visitor's data were asked for, and came or could not.
  const [isLoaded, setLoaded] = useState(false)
  const [awaitsSending, setAwaitsSending] = useState(false)
  const [draft, setDraft] = useState<AnswerDraft | null>(null)
  const known = knownAnswerer(mine)
  const isOutdated = mine?.receiptHolds === false && !known && sent === null && kept !== null
  const before = sent ?? answerIn(mine) ?? (mine && !known && !isOutdated ? kept : null)
  const answer = isOther ? null : before
  const asNobody = isOther || wasOther
  const who = typesWho || asNobody ? null : known

  const sending = { sent: isOther ? null : (sent ?? kept), asNobody, read }
  const submission = useRsvp(shareSlug, sending, (rsvp) => {
    removeAnswerDraft(shareSlug)
    setDraft(null)
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
    void loadVisitorData(shareSlug).then(() => setLoaded(true))
  }, [shareSlug])

  // Until then it is not known who answers, and what is sent would ask them for their name.
  const sendNow = useEffectEvent(() => void submission.send())
  useEffect(() => {
    if (!isLoaded || !awaitsSending) return
    setAwaitsSending(false)
    sendNow()
  }, [isLoaded, awaitsSending])

  /** For somebody else on this device nothing is kept: who comes back to it is not asked who they are. */
  function keepWritten() {
    if (form.current && !isOther) writeAnswerDraft(shareSlug, form.current)
  }

  async function send() {
    keepWritten()
    if (isLoaded) await submission.send()
    else setAwaitsSending(true)
  }

  // Caches the day's details: visitors may need them on the way, where there may be no network.
  const isAnswered = before !== null
  useEffect(() => {
    if (isAnswered)
      void import('#app/lib/offline-cache/cache-memorial-day.ts').then(
        ({ cacheMemorialDay }) => cacheMemorialDay(),
        () => {},
      )
  }, [isAnswered])

  // Unless something was typed already.
  useEffect(() => {
    if (isOutdated && asks === null) setAskedAnew(true)
  }, [isOutdated, asks])

  /** Keeps what is typed when data about the visitor arrives later. */
  function noteTyped(field: string) {
    void loadCalls().catch(() => {})
    setAsks(true)
    // An account or link that is known already is asked only for what it lacks, and stays known.
    if (!who && (field === 'name' || field === 'email')) setTypesWho((now) => now ?? 'BEFORE_KNOWN')
  }

  /** A field that somebody is in does not go when data about the visitor arrives. */
  function noteEntered(field: string) {
    if (!isLoaded && (field === 'name' || field === 'email')) noteTyped(field)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what was typed before hydration
  useEffect(() => {
    const written = readAnswerDraft(shareSlug)
    const typed = form.current ? writtenIn(form.current) : {}
    const begun = { ...written, ...typed }
    for (const name in begun) noteTyped(name)
    if (written) setDraft(begun)
    else keepWritten()
    const field = document.activeElement
    if (field instanceof HTMLInputElement && form.current?.contains(field)) noteEntered(field.name)
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
    removeAnswerDraft(shareSlug)
    isOpened.current = true
    setIsOther(true)
    setAsks(true)
  }

  function keep() {
    removeAnswerDraft(shareSlug)
    setDraft(null)
    setIsOther(false)
    setAsks(false)
  }

  return {
    card,
    submission: { ...submission, send, busy: submission.busy || awaitsSending },
    mine,
    who,
    begun: asNobody ? null : (begunAs(known, typesWho) ?? (isOutdated ? sentBy(kept) : null)),
    before,
    answer,
    isGiven: answer !== null && !asks,
    isNew: sent !== null,
    isOther,
    isOutdated,
    isAskedAnew,
    draft: isOther ? null : draft,
    forgetDraft() {
      removeAnswerDraft(shareSlug)
      setDraft(null)
      setTypesWho(null)
      setAsks(null)
    },
    noteTyped(field) {
      keepWritten()
      noteTyped(field)
    },
    noteEntered,
    change,
    typeWho() {
      removeAnswerDraft(shareSlug)
      setTypesWho('NOT_ME')
    },
    answerForAnother,
    keep: before ? keep : isOther ? () => setIsOther(false) : undefined,
  }
}

/** Whoever answered on this device, to begin the form with. */
const sentBy = ({ name, email }: SentAnswer): KnownAnswerer => ({
  name,
  email: email ?? '',
  asks: { name: true, email: true },
  mayDiffer: false,
})
