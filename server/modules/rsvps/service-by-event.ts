import type { EventAnswer } from '#contract/events.ts'
import { allAnswers, presentAnswer } from '#server/modules/events/present.ts'
import * as events from '#server/modules/events/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import type { Known, KnownAnswer } from './repo-known.ts'
import { contactsOf } from './rules.ts'
import { firstColumns, type SentAnswer, wantedAnswers } from './rules-events.ts'

interface Sender {
  memorialUuid: string
  known: Known
  isSignedIn: boolean
  /** The answer that this one changes, then those that it replaces. */
  theirs: readonly KnownAnswer[]
}

/**
 * What an answer says to the events of the programme. Rejects with EVENT_… when a call that names no events cannot be
 * kept.
 */
export function answerByEvent(
  context: Pick<Context, 'clock'>,
  { memorialUuid, known, isSignedIn, theirs }: Sender,
  sent: SentAnswer,
) {
  const isFirst = ({ eventUuid }: { eventUuid: string }) => eventUuid === memorialUuid
  const earlier = theirs.flatMap((row) => allAnswers(memorialUuid, row))
  const { kept, refused } = events.planAnswers(context, {
    memorialUuid,
    events: events.visibleEvents(known.events, contactsOf(known, isSignedIn)),
    isByEvent: Boolean(sent.events),
    earlier,
    wanted: wantedAnswers(sent, memorialUuid),
  })
  const all = firstOfEach([...kept, ...earlier])
  return {
    columns: {
      ...firstColumns(kept.find(isFirst), earlier.find(isFirst)),
      food: sent.food === undefined ? saidBefore(theirs, 'food') : (sent.food ?? ''),
      accessNeeds:
        sent.accessNeeds === undefined ? saidBefore(theirs, 'accessNeeds') : (sent.accessNeeds ?? ''),
    },
    refused,
    /** @param knowsAll whether they may read what was answered before */
    told: (knowsAll: boolean): EventAnswer[] => (knowsAll ? all : kept).map(presentAnswer),
    /** Those of answers that are replaced move to the one that stays. */
    store: (tx: Tx, rsvpUuid: string) =>
      events.storeAnswers(
        tx,
        memorialUuid,
        rsvpUuid,
        theirs.length > 1 || !isOf(theirs, rsvpUuid) ? all : kept,
      ),
  }
}

const isOf = (theirs: readonly KnownAnswer[], rsvpUuid: string) => theirs[0]?.uuid === rsvpUuid

/** What was said in the newest answer that says it. */
const saidBefore = (rows: readonly KnownAnswer[], field: 'food' | 'accessNeeds'): string =>
  rows.find((row) => row[field] !== '')?.[field] ?? ''

function firstOfEach<A extends { eventUuid: string }>(answers: readonly A[]): A[] {
  return answers.filter(
    ({ eventUuid }, at) => answers.findIndex((other) => other.eventUuid === eventUuid) === at,
  )
}
