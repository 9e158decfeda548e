import { randomUUID } from 'node:crypto'
import { contactFields } from '#contract/contacts-text.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import type { submitRsvp as submitCall } from '#contract/visitors.ts'
import { newToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { type LanguagePreferences, preferredLanguage } from '#server/lib/language.ts'
import { networkKeyOf } from '#server/lib/network-key.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import type { Context } from '#server/ports/context.ts'
import type { CountedUnder } from '#server/ports/limits.ts'
import { identifySender, type Sender } from './identify-sender.ts'
import { planAnswers } from './plan-answers.ts'
import { presentOwn } from './present.ts'
import { queueAnswer } from './queue-answer.ts'
import { nameOf, sealReceipt } from './rules.ts'

type Answer = Body<typeof submitCall>

/** Where an answer came from: for its limits, and for its sender's language. */
interface Origin {
  ip: string
  languages: LanguagePreferences
  /** Sent as a plain form. */
  isForm?: boolean
}

/**
 * Changes the answer that its sender proved to be theirs, or else stores a new one, and mails them what they answered.
 * The public page shows no answers, so it does not change.
 *
 * Answers to single events may be refused (`refused`) while the rest is stored; a call that names no events is refused
 * as a whole then. Rejects with PUBLIC_…, BLOCKED, ADDRESS_UNPROVEN, TOO_MANY_ATTEMPTS, CAPTCHA_NEEDED, EVENT_…, or
 * BAD_INPUT when a name or an address is missing.
 */
export async function submitRsvp(
  context: Context,
  slug: string,
  visitor: Visitor,
  answer: Answer,
  { ip, languages, isForm = false }: Origin,
): Promise<Reply<typeof submitCall>> {
  const { memorialUuid, language } = await access.requireReadable(context, slug, visitor)
  const caller = provenCaller(visitor)
  const counted = await context.networkLimits.count({
    ...(await budgetsOf(context, memorialUuid, caller?.uuid, answer, ip)),
    proof: answer.captcha,
    isForm,
  })
  return queueAnswer(context, memorialUuid, async (tx) => {
    const { inviteToken, answerToken, replaces: receipt, email: typedEmail } = answer
    const proofs = { caller, inviteToken, answerToken, receipt, typedEmail }
    const sender = await identifySender(tx, memorialUuid, proofs)
    if (!sender) throw new DomainError('PUBLIC_MISSING')
    requireSender(sender, answer)

    const { own, isProven, linkSecret, events } = sender
    const now = context.clock.now()
    const { first, kept, refused, answers } = planAnswers(sender, answer, memorialUuid, now)
    const fields = {
      ...fieldsOf(sender, caller, answer, now),
      status: first.status === 'WATCHING' ? ('NOT_ATTENDING' as const) : first.status,
      watches: first.status === 'WATCHING',
      guests: first.guests,
      food: (answer.food === undefined ? own?.food : answer.food) ?? '',
      accessNeeds: (answer.accessNeeds === undefined ? own?.accessNeeds : answer.accessNeeds) ?? '',
      message: answer.message ?? '',
      awaitsLook: counted === 'waits' && !isProven && (own?.awaitsLook ?? true),
      awaitsDay: events.every(({ uuid, date }) => uuid !== memorialUuid || date === null),
      language: preferredLanguage(languages, language),
      updatedAt: now,
    }
    const row = await tx
      .insertInto('rsvps')
      .values({ ...fields, uuid: own?.uuid ?? randomUUID(), memorialUuid, dateCreated: now })
      .onConflict((conflict) => conflict.column('uuid').doUpdateSet(fields))
      .returning(['uuid', 'name', 'email', 'phone', 'status', 'guests', 'message'])
      .returning(['dateCreated', 'updatedAt'])
      .executeTakeFirstOrThrow()
    const others = kept.filter(({ eventUuid }) => eventUuid !== memorialUuid)
    if (others.length > 0)
      await tx
        .insertInto('eventAnswers')
        .values(others.map((one) => ({ ...one, memorialUuid, answerUuid: row.uuid })))
        .onConflict((conflict) =>
          conflict.columns(['answerUuid', 'eventUuid']).doUpdateSet(({ ref }) => ({
            status: ref('excluded.status'),
            guests: ref('excluded.guests'),
          })),
        )
        .execute()

    const key = { key: row.uuid, isNewKey: !own }
    if (row.email && !fields.awaitsLook)
      await context.jobs.enqueue(tx, 'rsvp.confirm', { rsvpUuid: row.uuid }, key)
    return { rsvp: presentOwn(row), receipt: sealReceipt(row, linkSecret), answers, refused }
  })
}

/**
 * The limits that an answer counts toward. A personal link has its own, so it uses up nothing of its network; so has an
 * address that was only typed, from where it was typed, so that nobody uses up somebody else's answers.
 */
async function budgetsOf(
  context: Context,
  memorialUuid: string,
  userUuid: string | undefined,
  { inviteToken, answerToken, email }: Answer,
  ip: string,
): Promise<{ person: CountedUnder | null; network: CountedUnder | null }> {
  const link = await access.linkKind(context, memorialUuid, inviteToken)
  const typed = email?.toLowerCase() || answerToken
  const who = link === 'PERSONAL' ? `link ${inviteToken}` : (userUuid ?? (typed && `${typed} ${ip}`))
  return {
    person: who ? ['actByPerson', `answer ${who} ${memorialUuid}`] : null,
    network: networkKeyOf(link, 'answer', { ip, memorialUuid }),
  }
}

/** Whoever proves nothing says who they are; nobody who is blocked answers. */
function requireSender({ isProven, isShutOut, isAddressShutOut }: Sender, { name, email }: Answer): void {
  if (!isProven && !name)
    throw new DomainError('BAD_INPUT', { field: 'name', problem: fieldProblem('enterName') })
  if (!isProven && !email)
    throw new DomainError('BAD_INPUT', { field: 'email', problem: fieldProblem('enterEmail') })
  if (isShutOut) throw new DomainError('BLOCKED')
  if (isAddressShutOut && !isProven) throw new DomainError('ADDRESS_UNPROVEN')
}

/** Whose answer it is. A known person need not repeat who they are. */
function fieldsOf(
  { own, linked, addressed, contact }: Sender,
  caller: ReturnType<typeof provenCaller>,
  answer: Answer,
  now: Date,
) {
  const email = caller?.email ?? (answer.email || own?.email || linked?.email || null)
  // By who they are, or as the family calls them: never a bare address where a name is known.
  const names = [answer.name, own?.name, ...[caller, linked, addressed].map((one) => one && nameOf(one))]
  const isMoved = own !== undefined && own.email?.toLowerCase() !== email?.toLowerCase()
  const isProven = caller !== null || linked !== null || (own?.isMailed && !isMoved)
  return {
    name: names.find(Boolean) ?? '',
    email,
    phone: contactFields(answer.phone ?? '').phone ?? contact?.phone ?? own?.phone ?? null,
    userUuid: caller?.uuid ?? own?.userUuid ?? null,
    contactUuid: own?.contactUuid ?? contact?.uuid ?? null,
    // A receipt or a mail proves no other address than the one before.
    provenAt: isProven ? now : isMoved ? null : (own?.provenAt ?? null),
    // The mail that went to the address before opens the answer no longer.
    ...(isMoved && { mailToken: newToken() }),
  }
}
