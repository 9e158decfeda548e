import type { EventAnswer, PublicEvent } from '#contract/events.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import { allAnswers, presentAnswer, presentChosen } from '#server/modules/events/present.ts'
import * as events from '#server/modules/events/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentOwn } from './present.ts'
import { type KnownAnswer, readKnown } from './repo-known.ts'
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
      ...byEventOf(memorialUuid, row),
      programme: presentChosen(events.visibleEvents(known.events, contactsOf(known, caller !== null))),
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

/** What an answer says of each event, without the events for chosen people. */
function byEventOf(memorialUuid: string, row: KnownAnswer | undefined): ByEvent {
  if (!row) return NOTHING
  const { food, accessNeeds } = row
  return { programme: [], answers: allAnswers(memorialUuid, row).map(presentAnswer), food, accessNeeds }
}

/** The answer that a mail is about, and what it says of each event, for a visitor who came by its link; null when it is gone. */
export async function readMailed(
  context: Context,
  slug: string,
  visitor: Visitor,
  answerToken: string,
): Promise<{ rsvp: Rsvp; byEvent: ByEvent } | null> {
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
  const asking = { userUuid: null, email: null, inviteToken: null, answerToken }
  const row = mailedAnswer((await readKnown(context.db, memorialUuid, asking)).answers, null)
  return row ? { rsvp: presentOwn(row), byEvent: byEventOf(memorialUuid, row) } : null
}
