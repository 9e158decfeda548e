import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadVisitorData, updateVisitorData, useVisitorData, type VisitorData } from '../visitor-data.ts'
import {
  type AnswerDraft,
  type AnswerDrafts,
  draftOwner,
  removeAnswerDraft,
  writtenIn,
} from './answer-draft.ts'
import { begunAs, type KnownAnswerer, knownAnswerer, type TypesWho } from './known-answerer.ts'
import { removeStoredAnswer, type SentAnswer, storeAnswer, storedAnswer } from './stored-answer.ts'
import { useAnswerDrafts } from './use-answer-drafts.ts'
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
  /** What the form begins with: it was written here before and not sent. */
  draft: AnswerDraft | null
  /** What is kept on this device and not sent. */
  kept: AnswerDrafts
  /** Whether to go on with what is kept is asked, in place of the form. */
  isAsked: boolean
  goOn(): void
  /** Whose draft or outdated answer is shown; '' where nothing says it. */
  shownOf: string
  /** Whoever reads it is somebody else. */
  notMe(): void
  /** Whose answer is shown is forgotten on this device; undefined for whoever is known otherwise. */
  forgetAnswer: (() => void) | undefined
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
  const known = knownAnswerer(mine)
  const isOutdated = mine?.receiptHolds === false && !known && sent === null && kept !== null
  const before = sent ?? answerIn(mine) ?? (mine && !known && !isOutdated ? kept : null)
  const answer = isOther ? null : before
  const asNobody = isOther || wasOther
  const who = typesWho || asNobody ? null : known

  const drafts = useAnswerDrafts(shareSlug, () => draftOwner(mine))
  // Where nobody is known, who answered last is whom the device answers for.
  const slot = isOther || (wasOther && known) ? 'other' : 'own'
  const isAsked = drafts.kept[slot] !== null && answer === null && !asks && !isOther

  const onPlain = () => drafts.forget(slot)
  const sending = {
    sent: isOther ? null : (sent ?? kept),
    asNobody,
    read,
    onPlain,
    onUnknown: () => setTypesWho('BEFORE_KNOWN'),
  }
  const submission = useRsvp(shareSlug, sending, (rsvp) => {
    if (slot === 'other' && !known) drafts.passOn()
    else drafts.forget(slot)
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

  const hasKept = useRef(false)
  function keepWritten() {
    drafts.keep(slot, form.current)
    hasKept.current = true
  }

  async function send() {
    keepWritten()
    if (isLoaded) await submission.send()
    else setAwaitsSending(true)
  }

  // It turned out whose drafts are read, or somebody signed in meanwhile: what stands in the form is theirs.
  const ownerBefore = useRef('')
  const enteredBefore = useRef('')
  const noteOwner = useEffectEvent(() => {
    const before = ownerBefore.current
    const owner = draftOwner(mine)
    if (before === owner) return
    ownerBefore.current = owner
    if (hasKept.current) removeAnswerDraft(shareSlug, before, slot)
    const found = drafts.read()[slot]
    if (!asks || !form.current) return
    if (!found || drafts.begun) return keepWritten()
    enteredBefore.current = fieldIn(form.current)?.name ?? ''
    beginWith({ ...found, ...writtenIn(form.current) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is known changes whose drafts they are
  useEffect(() => {
    if (isLoaded) noteOwner()
    else ownerBefore.current = draftOwner(null)
  }, [isLoaded, mine])

  // The form begins anew with it; whoever is in a field stays there.
  useEffect(() => {
    if (drafts.begun && enteredBefore.current)
      form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(enteredBefore.current)}"]`)?.focus()
    enteredBefore.current = ''
  }, [drafts.begun, form])

  function beginWith(draft: AnswerDraft | null) {
    drafts.begin(draft)
    // Fields that are not asked of who is known, and say something else.
    if (who && draft && ((draft.name && !who.asks.name) || (draft.email && !who.asks.email)))
      setTypesWho('BEFORE_KNOWN')
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
    for (const name in form.current ? writtenIn(form.current) : {}) noteTyped(name)
    const field = fieldIn(form.current)
    if (field) noteEntered(field.name)
  }, [])

  /** The form that was opened by a press has the focus. */
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    if (opened === 0) return
    const statuses = form.current?.querySelectorAll<HTMLInputElement>('[name^=status][type=radio]')
    ;([...(statuses ?? [])].find(({ checked }) => checked) ?? statuses?.[0])?.focus()
  }, [opened, form])

  function open(draft: AnswerDraft | null) {
    beginWith(draft)
    setAsks(true)
    setOpened((times) => times + 1)
  }

  function answerForAnother() {
    setIsOther(true)
    open(drafts.read().other)
  }

  function keep() {
    if (isOther) drafts.read()
    else drafts.forget(slot)
    drafts.begin(null)
    setIsOther(false)
    setAsks(false)
  }

  /** Of the form for somebody else, where there was no answer: what is kept of who is known stands in theirs again. */
  function back() {
    beginWith(drafts.read().own)
    setIsOther(false)
  }

  /** The form begins empty. */
  function forget() {
    drafts.forget(slot)
    if (isOutdated && !isOther) forgetAnswer()
    // A personal link that was passed on.
    setTypesWho(who?.mayDiffer && !shown?.name ? 'NOT_ME' : null)
    open(null)
  }

  function forgetAnswer() {
    removeStoredAnswer(shareSlug)
    setKept(null)
    setSent(null)
    setAskedAnew(false)
  }

  const draft = drafts.begun
  const shown = isAsked ? drafts.kept[slot] : draft
  const shownOf = isOther ? null : (before ?? who ?? (isOutdated ? kept : null))
  const isTheirs = !isOther && (before !== null || who?.mayDiffer === false)

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
    draft,
    kept: { own: drafts.kept[slot], other: slot === 'own' ? drafts.kept.other : null },
    isAsked,
    goOn: () => open(drafts.kept[slot]),
    shownOf: shown?.name || shown?.email || shownOf?.name || shownOf?.email || '',
    notMe: isTheirs ? answerForAnother : forget,
    forgetAnswer: known ? undefined : forgetAnswer,
    noteTyped(field) {
      keepWritten()
      noteTyped(field)
    },
    noteEntered,
    change: () => open(drafts.kept[slot]),
    typeWho: () => setTypesWho('NOT_ME'),
    answerForAnother,
    keep: before ? keep : isOther ? back : undefined,
  }
}

/** The field that somebody is in. */
function fieldIn(form: HTMLFormElement | null): HTMLInputElement | HTMLTextAreaElement | null {
  const field = document.activeElement
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField && form?.contains(field) ? field : null
}

/** Whoever answered on this device, to begin the form with. */
const sentBy = ({ name, email }: SentAnswer): KnownAnswerer => ({
  name,
  email: email ?? '',
  asks: { name: true, email: true },
  mayDiffer: false,
})
