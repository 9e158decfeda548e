import type { Answerer } from '#app/context.ts'
import type { Caller } from '#server/lib/caller.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import { presentChosen } from '#server/modules/events/present.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { identifySender, type Proofs, type Sender } from './identify-sender.ts'
import { presentOwn } from './present.ts'
import { isShown, nameOf } from './rules.ts'

/**
 * A person's own answer, the contact of their personal link, and the events for chosen people that they are one of.
 *
 * @param caller with a confirmed address
 */
export async function findOwnAnswer(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  caller: Caller | null,
  inviteToken: string | undefined,
) {
  const { own, linked, events = [] } = (await findSender(db, memorialUuid, { caller, inviteToken })) ?? {}
  return {
    userRsvp: own ? presentOwn(own) : null,
    ...presentByEvent(own),
    invited: linked ? { name: nameOf(linked), email: linked.email ?? '' } : null,
    programme: presentChosen(events),
  }
}

/** Most visitors bring nothing that proves whose answer is theirs: then none is looked for. */
const findSender = async (db: Db, memorialUuid: string, proofs: Proofs): Promise<Sender | undefined> =>
  Object.values(proofs).some(Boolean) ? identifySender(db, memorialUuid, proofs) : undefined

interface Shown extends Pick<Proofs, 'inviteToken' | 'answerToken'> {
  /** In the form, or in the address that was opened, where it expires. */
  receipt: string | null
  /** Stored on the device that answered. */
  deviceReceipt: string | null
  isForm: boolean
}

/**
 * What the card of an answer knows of its visitor, and their answer, by whatever they proved. A link or receipt that is
 * none, or is of another memorial, counts as none, and at a page that is closed to them nobody is known.
 */
export async function findAnswerer(
  context: Context,
  slug: string,
  visitor: Visitor,
  { inviteToken, answerToken, receipt, deviceReceipt, isForm }: Shown,
): Promise<Omit<Answerer, 'invite'>> {
  const admitted = await access.admit(context, slug, visitor)
  const find = async (proofs: Proofs) =>
    admitted.kind === 'open' ? findSender(context.db, admitted.row.uuid, proofs) : undefined
  const caller = provenCaller(visitor)
  const sender = await find({ caller, inviteToken, answerToken })
  const { own, linked = null, events = [] } = sender ?? {}
  const person = sender ? (caller ?? linked) : null
  const shown = receipt ?? (person && own ? null : deviceReceipt)
  const sent = (await find({ receipt: shown }))?.own
  // Phones go round: where somebody is known, it is theirs only with their address.
  const isOfDevice = shown === deviceReceipt && (!person || isSameAddress(sent?.email, person.email))
  const isHolding = sent && (isOfDevice || (receipt && (isForm || isShown(sent, context.clock.now()))))
  const answer = isHolding ? sent : own
  return {
    mailToken: (own?.isMailed && answerToken) || null,
    known: person && {
      name: own?.name || nameOf(person),
      email: caller?.email ?? (own?.email || (linked?.email ?? '')),
      isLink: caller === null,
    },
    answer: answer
      ? { ...presentOwn(answer), ...presentByEvent(answer), awaitsLook: answer.awaitsLook }
      : null,
    receipt: isHolding ? shown : null,
    isOutdated: shown !== null && isOfDevice && !isHolding,
    programme: presentChosen(events),
  }
}

const isSameAddress = (one: string | null | undefined, other: string | null) =>
  one?.toLowerCase() === (other ?? '').toLowerCase()

/** What an answer says of each event. */
const presentByEvent = (own: Sender['own']) => ({
  answers: own?.events ?? [],
  food: own?.food ?? '',
  accessNeeds: own?.accessNeeds ?? '',
})
