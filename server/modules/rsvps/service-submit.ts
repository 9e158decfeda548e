import type { Body } from '#contract/endpoint.ts'
import type { EventAnswer } from '#contract/events.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import type { RefusedAnswer, submitRsvp as submitCall } from '#contract/visitors.ts'
import { textsOf } from '#languages/all.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { type LanguagePreferences, preferredLanguage } from '#server/lib/language.ts'
import { networkKeyOf } from '#server/lib/network-key.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as events from '#server/modules/events/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import type { CountedUnder } from '#server/ports/limits.ts'
import { presentOwn } from './present.ts'
import { isMailToken, readKnown } from './repo-known.ts'
import { insertAnswer, updateAnswer } from './repo-submit.ts'
import {
  claimedAnswer,
  formerAnswer,
  isTypedBeside,
  mailedAnswer,
  nameOf,
  ownAnswer,
  personOf,
  strayAnswers,
} from './rules.ts'
import { isReceiptOf, readReceiptToken, sealReceipt } from './rules-receipt.ts'
import { answerByEvent } from './service-by-event.ts'

const nobody = { firstName: '', surname: '' }

type Answer = Body<typeof submitCall>

/** Where an answer came from: for its limits, and for its sender's language. */
interface Origin {
  ip: string
  languages: LanguagePreferences
  /** Sent by a browser that runs no script. */
  isForm?: boolean
}

/** The stored answer, and the receipt that only its sender gets. */
interface Noted {
  rsvp: Rsvp
  receipt: string
  /** To events, as stored; who proves nothing is told only what they sent. */
  answers: EventAnswer[]
  refused: RefusedAnswer[]
}

/**
 * Stores an answer, or changes the one given before by this account, contact or form, or with this name and address. The
 * public page shows no answers, so it does not change. An unproved answer never replaces a proved one, does not show what it replaces, and keeps its words for the hosts
 * (docs/decisions/0022).
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
): Promise<Noted> {
  const { memorialUuid, language } = await access.requireReadable(context, slug, visitor)
  const counted = await context.networkLimits.count({
    ...(await budgetsOf(context, memorialUuid, visitor, answer, ip)),
    proof: answer.captcha,
    isForm,
  })
  const arriving = {
    language: preferredLanguage(languages, language),
    pageLanguage: language ?? defaultLanguage,
    waits: counted === 'waits',
  }
  return events.queueAnswer(context, memorialUuid, (tx) =>
    note(context, tx, memorialUuid, visitor, answer, arriving),
  )
}

/**
 * The limits that an answer counts toward. A personal link has its own, so it uses up nothing of its network. An
 * unproved address has its own as well, so that nobody uses up somebody else's answers.
 */
async function budgetsOf(
  context: Context,
  memorialUuid: string,
  visitor: Visitor,
  { inviteToken, answerToken, email }: Answer,
  ip: string,
): Promise<{ person: CountedUnder | null; network: CountedUnder | null }> {
  const person = (who: string): CountedUnder => ['actByPerson', `answer ${who} ${memorialUuid}`]
  const link = await access.linkKind(context, memorialUuid, inviteToken)
  if (link === 'PERSONAL') return { person: person(`link ${inviteToken}`), network: null }
  if (answerToken && (await isMailToken(context.db, memorialUuid, answerToken)))
    return { person: person(`mail ${answerToken}`), network: null }
  const network = networkKeyOf(link, 'answer', { ip, memorialUuid })
  const caller = provenCaller(visitor)
  if (caller) return { person: person(caller.uuid), network }
  return { person: email ? person(`${email.toLowerCase()} ${ip}`) : null, network }
}

async function note(
  context: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  memorialUuid: string,
  visitor: Visitor,
  answer: Answer,
  { language, pageLanguage, waits }: { language: Language | null; pageLanguage: Language; waits: boolean },
): Promise<Noted> {
  const { clock, jobs } = context
  const caller = provenCaller(visitor)
  const userUuid = caller?.uuid ?? null
  const given = caller?.email ?? (answer.email || null)
  const inviteToken = answer.inviteToken || null
  const receipt = answer.replaces ?? ''
  const answerToken = answer.answerToken ?? null
  const asking = {
    userUuid,
    email: given,
    inviteToken,
    replaces: readReceiptToken(receipt)?.rsvpUuid ?? null,
    answerToken,
  }
  const known = await readKnown(tx, memorialUuid, asking)
  const { linked, answers, linkSecret } = known
  if (!linkSecret) throw new DomainError('PUBLIC_MISSING')
  const isSent = ({ uuid, updatedAt }: (typeof answers)[number]) =>
    isReceiptOf(receipt, linkSecret, { uuid, updatedAt: new Date(updatedAt) })
  const replaces = answers.find(isSent)?.uuid ?? null
  const mailed = caller || linked ? undefined : mailedAnswer(answers, given)
  const email = given ?? linked?.email ?? mailed?.email ?? null
  const isProven = caller !== null || linked !== null || mailed !== undefined
  if (!isProven && !answer.name)
    throw new DomainError('BAD_INPUT', { field: 'name', problem: fieldProblem('enterName') })
  if (!isProven && !email)
    throw new DomainError('BAD_INPUT', { field: 'email', problem: fieldProblem('enterEmail') })
  if (known.isShutOut) throw new DomainError('BLOCKED')
  if (known.isAddressShutOut && !isProven) throw new DomainError('ADDRESS_UNPROVEN')

  // An unproved address only suggests a contact.
  const person = personOf({ ...known, userUuid, email: caller?.email ?? mailed?.email ?? null })
  const claim = { name: answer.name ?? '', email: email ?? '', replaces }
  const before = mailed ?? (isProven ? ownAnswer(answers, person) : claimedAnswer(answers, claim, waits))
  const awaitsLook = waits && !isProven && (before?.awaitsLook ?? true)
  const others = answers.filter((row) => row !== before)
  const contact = others.some((row) => row.contactUuid === person.contact?.uuid) ? null : person.contact
  const said = (isProven && before) || null
  const now = clock.now()
  const message = answer.message ?? ''
  // By who they are, or as the family calls them: never a bare address where a name is known.
  const names = [caller, linked, caller && known.addressed].map((one) => nameOf(one ?? nobody))
  const name = answer.name || said?.name || names.find((one) => one !== '') || ''
  const strays = isProven ? strayAnswers(others, person, name) : []
  const theirs = [...(before ? [before] : []), ...others.filter(({ uuid }) => strays.includes(uuid))]
  const sender = { memorialUuid, known, isSignedIn: caller !== null, theirs }
  const byEvent = answerByEvent(context, sender, answer)
  // A proved person, or one who sends the same form again, saw the words they change.
  const isKnowing = isProven || before?.uuid === replaces
  const words = { ...byEvent.columns, message }
  const mailTo = caller?.email ?? (answer.email || said?.email || email)
  const fields = {
    // A known person need not repeat who they are.
    name,
    email: mailTo,
    typedBesideLink: isTypedBeside(caller ? null : linked, mailTo),
    phone: contact?.phone ?? before?.phone ?? null,
    ...words,
    formerMessage:
      before && !isKnowing
        ? formerAnswer(before, words, textsOf(pageLanguage).tables.event)
        : (before?.formerMessage ?? ''),
    provenAt: isProven ? now : null,
    userUuid: person.userUuid ?? before?.userUuid ?? null,
    contactUuid: before?.contactUuid ?? contact?.uuid ?? null,
    awaitsDay: known.awaitsDay,
    awaitsLook,
    language,
  }
  const row = before
    ? await updateAnswer(tx, before, fields, strays, now)
    : await insertAnswer(tx, memorialUuid, fields, strays, now)
  await byEvent.store(tx, row.uuid)
  const key = { key: row.uuid, isNewKey: !before }
  if (row.email && !awaitsLook) await jobs.enqueue(tx, 'rsvp.confirm', { rsvpUuid: row.uuid }, key)
  const rsvp = { ...presentOwn(row), ...(!isProven && { dateCreated: now.toISOString() }) }
  return {
    rsvp,
    receipt: sealReceipt({ rsvpUuid: row.uuid, answeredAt: now }, linkSecret),
    answers: byEvent.told(isKnowing),
    refused: byEvent.refused,
  }
}
