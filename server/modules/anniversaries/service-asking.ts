import type { askForYearlyNote as askCall } from '#contract/anniversaries.ts'
import type { Body } from '#contract/endpoint.ts'
import { dateOf, LINK_MS } from '#server/lib/anniversary.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { type LanguagePreferences, preferredLanguage } from '#server/lib/language.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import type { Context } from '#server/ports/context.ts'
import { withinLimit } from '#server/ports/limits.ts'
import * as repo from './repo.ts'

// Visitors ask for a note once a year, and end it.

interface AskedFrom {
  ip: string
  languages: LanguagePreferences
  /** Sent as a plain form. */
  isForm?: boolean
}

/** The day of the note, and whether the caller's account gets it. Rejects as `access.readable` does. */
export async function getYearlyNote(context: Context, slug: string, visitor: Visitor) {
  const { memorialUuid } = await access.readable(context, slug, visitor)
  return present(context, memorialUuid, visitor)
}

async function present({ db }: Pick<Context, 'db'>, memorialUuid: string, visitor: Visitor) {
  const dates = await repo.readDates(db, memorialUuid)
  const caller = provenCaller(visitor)
  const note = caller && (await repo.findNote(db, memorialUuid, caller.uuid))
  return {
    day: dates ? dateOf('DEATH', dates) : null,
    account: caller?.email ?? null,
    end: note?.onDeath ? note.token : null,
  }
}

/**
 * Turns the note on for the caller's account. To an address it mails a link, which turns it on; the answer is the same
 * whether or not a mail goes there. Rejects as `access.readable` does, or with NO_ANNIVERSARY, UNAUTHENTICATED, BLOCKED,
 * TOO_MANY_ATTEMPTS or CAPTCHA_NEEDED.
 */
export async function askForYearlyNote(
  context: Context,
  slug: string,
  visitor: Visitor,
  { email, captcha }: Body<typeof askCall>,
  { ip, languages, isForm = false }: AskedFrom,
) {
  const { memorialUuid, language: ofPage } = await access.readable(context, slug, visitor)
  const dates = await repo.readDates(context.db, memorialUuid)
  if (!dates || dateOf('DEATH', dates) === null) throw new DomainError('NO_ANNIVERSARY')
  const caller = provenCaller(visitor)
  if (!email && !caller) throw new DomainError('UNAUTHENTICATED')
  const isOwn = caller !== null && (!email || email.toLowerCase() === caller.email.toLowerCase())
  await context.networkLimits.count({
    person: ['actByPerson', `note ${isOwn ? caller.uuid : `${email?.toLowerCase()} ${ip}`} ${memorialUuid}`],
    network: ['actByIp', `note ${ip} ${memorialUuid}`],
    proof: captcha,
    isForm,
  })
  if (isOwn) await askWithAccount(context, memorialUuid, caller.uuid)
  else if (email)
    await askByAddress(context, memorialUuid, email.toLowerCase(), preferredLanguage(languages, ofPage))
  return present(context, memorialUuid, visitor)
}

async function askWithAccount({ db, clock }: Context, memorialUuid: string, userUuid: string) {
  await db.transaction().execute(async (tx) => {
    await blocking.requireNotBlocked(tx, memorialUuid, { userUuid })
    const before = await repo.findNote(tx, memorialUuid, userUuid)
    const wants = { onDeath: true, onBirth: before?.onBirth ?? false }
    await repo.setNote(tx, { memorialUuid, userUuid }, wants, clock.now())
  })
}

/**
 * Nothing is stored or mailed for an address that was mailed often, or whose owner wants no mail about the memorial or ended
 * the notes; whoever typed it is told the same.
 */
async function askByAddress(
  { db, clock, jobs, limits }: Context,
  memorialUuid: string,
  email: string,
  language: Parameters<typeof repo.putUnconfirmed>[1]['language'],
) {
  if (!(await withinLimit(limits, 'mailToTypedAddress', `note ${memorialUuid} ${mailboxKey(email)}`))) return
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await blocking.requireNotBlocked(tx, memorialUuid, { userUuid: null, email })
    if (await isUnsubscribed(tx, memorialUuid, email)) return
    const noteUuid = await repo.putUnconfirmed(tx, { memorialUuid, email, language }, now)
    if (noteUuid === null) return
    await jobs.enqueue(tx, 'anniversary.confirm', { noteUuid, askedAt: now.toISOString() })
  })
}

/** By the mailed link alone. Rejects with YEARLY_NOTE_UNKNOWN. */
export async function confirmYearlyNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock.now()
  if (!(await repo.confirm(db, token, now, new Date(now.getTime() - LINK_MS))))
    throw new DomainError('YEARLY_NOTE_UNKNOWN')
}

/** Needs only the token of a mail, since mail programs call it without a session. Rejects with YEARLY_NOTE_UNKNOWN. */
export async function endYearlyNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const isEnded = await db.transaction().execute((tx) => repo.endByToken(tx, token, clock.now()))
  if (!isEnded) throw new DomainError('YEARLY_NOTE_UNKNOWN')
}

/** The memorial that such a link is about; null where it leads nowhere. Whoever has the link was mailed its name. */
export const memorialOfToken = async ({ db }: Pick<Context, 'db'>, token: string) =>
  (await repo.readMemorialOfToken(db, token)) ?? null
