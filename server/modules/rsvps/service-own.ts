import type { EventAnswer, PublicEvent } from '#contract/events.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import { allAnswers, presentAnswer, presentChosen } from '#server/modules/events/present.ts'
import * as events from '#server/modules/events/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentOwn } from './present.ts'
import { readKnown } from './repo-known.ts'
import { contactsOf, mailedAnswer, nameOf, ownAnswer, personOf } from './rules.ts'

/**
 * A person's own answer, the contact of their personal link, and the events for chosen people that they are one of.
 *
 * @param caller with a confirmed address
 */
export async function readOwn(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  caller: Caller | null,
  inviteToken: string | undefined,
) {
  // True of most visitors: then no answer can be theirs.
  if (!caller && !inviteToken) return { rsvp: null, invited: null, byEvent: NOTHING }
  const asking = { userUuid: caller?.uuid ?? null, email: caller?.email ?? null }
  const known = await readKnown(db, memorialUuid, { ...asking, inviteToken: inviteToken ?? null })
  const row = ownAnswer(known.answers, personOf({ ...asking, ...known }))
  const { linked } = known
  return {
    rsvp: row ? presentOwn(row) : null,
    invited: linked ? { name: nameOf(linked), email: linked.email ?? '' } : null,
    byEvent: {
      programme: presentChosen(events.visibleEvents(known.events, contactsOf(known, caller !== null))),
      answers: row ? allAnswers(memorialUuid, row).map(presentAnswer) : [],
      food: row?.food ?? '',
      accessNeeds: row?.accessNeeds ?? '',
    },
  }
}

interface ByEvent {
  programme: PublicEvent[]
  answers: EventAnswer[]
  food: string
  accessNeeds: string
}

const NOTHING: ByEvent = { programme: [], answers: [], food: '', accessNeeds: '' }

/** The answer that a mail is about, and what it says of each event, for a visitor who came by its link; null when it is gone. */
export async function readMailed(
  context: Context,
  slug: string,
  visitor: Visitor,
  answerToken: string,
): Promise<{ rsvp: Rsvp; byEvent: ByEvent } | null> {
  const { memorialUuid } = await access.readable(context, slug, visitor)
  const asking = { userUuid: null, email: null, inviteToken: null, answerToken }
  const row = mailedAnswer((await readKnown(context.db, memorialUuid, asking)).answers, null)
  if (!row) return null
  const { food, accessNeeds } = row
  const answers = allAnswers(memorialUuid, row).map(presentAnswer)
  return { rsvp: presentOwn(row), byEvent: { programme: [], answers, food, accessNeeds } }
}
