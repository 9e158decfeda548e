import { sql } from 'kysely'
import type { AnniversarySettings, changeAnniversary as changeCall } from '#contract/anniversaries.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Language } from '#languages/index.ts'
import { type Dates, dateOf, LINK_MS } from '#server/lib/anniversary.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { type LanguagePreferences, preferredLanguage } from '#server/lib/language.ts'
import { lifeDates } from '#server/lib/life-span.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { memorialDate } from '#server/lib/programme.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as blocking from '#server/modules/blocking/block-person.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { withinLimit } from '#server/ports/limits.ts'

// Visitors ask for a note once a year, and end it.

/**
 * Mails a link to the address, which turns the note on; the answer is the same whether or not a mail goes there. Rejects as
 * `access.requireReadable` does, or with NO_ANNIVERSARY, BLOCKED or TOO_MANY_ATTEMPTS.
 */
export async function askForYearlyNote(
  context: Context,
  slug: string,
  visitor: Visitor,
  typed: string,
  { ip, languages }: { ip: string; languages: LanguagePreferences },
): Promise<void> {
  const { memorialUuid, language: ofPage } = await access.requireReadable(context, slug, visitor)
  const dates = await readDates(context.db, memorialUuid)
  if (!dates || dateOf('DEATH', dates) === null) throw new DomainError('NO_ANNIVERSARY')
  const email = typed.toLowerCase()
  await context.networkLimits.count({
    person: ['actByPerson', `note ${email} ${ip} ${memorialUuid}`],
    network: ['actByIp', `note ${ip} ${memorialUuid}`],
    isForm: true,
  })
  await askByAddress(context, { memorialUuid, email, language: preferredLanguage(languages, ofPage) })
}

/**
 * Nothing is stored or mailed for an address that was mailed often, or whose owner wants no mail about the memorial or ended
 * the notes; whoever typed it is told the same. The note does nothing until it is confirmed.
 */
async function askByAddress(
  { db, clock, jobs, limits }: Context,
  note: { memorialUuid: string; email: string; language: Language | null },
) {
  const { memorialUuid, email } = note
  if (!(await withinLimit(limits, 'mailToTypedAddress', `note ${memorialUuid} ${mailboxKey(email)}`))) return
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await blocking.requireNotBlocked(tx, memorialUuid, { userUuid: null, email })
    if (await isUnsubscribed(tx, memorialUuid, email)) return
    // Asked again, its link is good for another week. One that is confirmed stays: anybody may type its address.
    const asked = await tx
      .insertInto('anniversaryNotes')
      .values({ ...note, createdAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['memorialUuid', 'email'])
          .where('email', 'is not', null)
          .doUpdateSet({
            createdAt: sql`case when anniversary_notes.confirmed_at is null then excluded.created_at
              else anniversary_notes.created_at end`,
            language: sql`case when anniversary_notes.confirmed_at is null then excluded.language
              else anniversary_notes.language end`,
          })
          .where('anniversaryNotes.endedAt', 'is', null),
      )
      .returning('uuid as noteUuid')
      .executeTakeFirst()
    if (asked) await jobs.enqueue(tx, 'anniversary.confirm', { ...asked, askedAt: now.toISOString() })
  })
}

/**
 * By the mailed link alone. Confirmed again, it stays as it is; who ended it begins anew. Rejects with
 * YEARLY_NOTE_UNKNOWN, also for a link that ended.
 */
export async function confirmYearlyNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('anniversaryNotes')
    .set({ confirmedAt: sql`coalesce(confirmed_at, ${now})`, endedAt: null })
    .where('token', '=', token)
    .where((eb) =>
      eb.or([
        eb('confirmedAt', 'is not', null),
        eb('endedAt', 'is not', null),
        eb('createdAt', '>', new Date(now.getTime() - LINK_MS)),
      ]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('YEARLY_NOTE_UNKNOWN')
}

/**
 * Ends the notes to whoever has this token, those of their account and those to its address, and keeps that the address
 * wants none. Mail programs call it without a session. Rejects with YEARLY_NOTE_UNKNOWN, also when they ended before.
 */
export async function endYearlyNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const note = await tx
      .selectFrom('anniversaryNotes')
      .leftJoin('users', 'users.uuid', 'anniversaryNotes.userUuid')
      .select(['anniversaryNotes.uuid', 'anniversaryNotes.memorialUuid', 'anniversaryNotes.userUuid'])
      .select(sql<string>`lower(coalesce(anniversary_notes.email, users.email))`.as('email'))
      .where('anniversaryNotes.token', '=', token)
      .where('anniversaryNotes.endedAt', 'is', null)
      .executeTakeFirst()
    if (!note) throw new DomainError('YEARLY_NOTE_UNKNOWN')
    const { uuid, memorialUuid, userUuid, email } = note
    if (userUuid) await tx.deleteFrom('anniversaryNotes').where('uuid', '=', uuid).execute()
    const ended = { confirmedAt: null, endedAt: now }
    await tx
      .insertInto('anniversaryNotes')
      .values({ memorialUuid, email, createdAt: now, ...ended })
      .onConflict((conflict) =>
        conflict.columns(['memorialUuid', 'email']).where('email', 'is not', null).doUpdateSet(ended),
      )
      .execute()
  })
}

/** The memorial that such a link is about, if it leads to one. Whoever has the link was mailed its name. */
export const findMemorialByToken = async ({ db }: Pick<Context, 'db'>, token: string) =>
  (await db
    .selectFrom('anniversaryNotes')
    .innerJoin('memorials', 'memorials.uuid', 'anniversaryNotes.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug'])
    .where('anniversaryNotes.token', '=', token)
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.hiddenAt', 'is', null)
    .executeTakeFirst()) ?? null

// What each host chose for themselves, and on which day the memorial has its anniversary.

export async function getAnniversary(
  { db }: Pick<Context, 'db'>,
  host: HostAccess,
): Promise<{ anniversary: AnniversarySettings }> {
  const dates = await readDates(db, host.memorialUuid)
  if (!dates) throw new DomainError('MEMORIAL_NOT_FOUND')
  const note = await findNote(db, host)
  return {
    anniversary: {
      onDeath: note?.onDeath ?? false,
      onBirth: note?.onBirth ?? false,
      onMemorialDate: dates.anniversaryOnMemorialDate,
      deathDay: dateOf('DEATH', { ...dates, anniversaryOnMemorialDate: false }),
      birthDay: dateOf('BIRTH', dates),
      memorialDay: dates.memorialDate,
    },
  }
}

/** An absent choice stays. The day stands on the page, so that its pages are made again. */
export async function changeAnniversary(context: Context, host: HostAccess, wanted: Body<typeof changeCall>) {
  const { memorialUuid, userUuid } = host
  const { onMemorialDate } = wanted
  if (onMemorialDate !== undefined)
    await changes.change(context, memorialUuid, async (tx) => {
      await tx
        .updateTable('memorials')
        .set({ anniversaryOnMemorialDate: onMemorialDate })
        .where('uuid', '=', memorialUuid)
        .execute()
      await auditLog.record(context, tx, host, 'CHANGED_SETTINGS')
    })
  await context.db.transaction().execute(async (tx) => {
    const before = await findNote(tx, host)
    const { onDeath = before?.onDeath ?? false, onBirth = before?.onBirth ?? false } = wanted
    await setNote(tx, { memorialUuid, userUuid }, { onDeath, onBirth }, context.clock.now())
  })
  return getAnniversary(context, host)
}

/** Undefined when the memorial is unknown or deleted. */
function readDates(db: Db, memorialUuid: string): Promise<Dates | undefined> {
  return db
    .selectFrom('memorials')
    .select([...lifeDates, memorialDate, 'anniversaryOnMemorialDate'])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

interface NoteOfAccount {
  memorialUuid: string
  userUuid: string
}

function findNote(db: Db, { memorialUuid, userUuid }: NoteOfAccount) {
  return db
    .selectFrom('anniversaryNotes')
    .select(['onDeath', 'onBirth', 'token'])
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .executeTakeFirst()
}

/** What somebody with an account wants; with neither the note is deleted. */
async function setNote(
  tx: Tx,
  of: NoteOfAccount,
  wants: { onDeath: boolean; onBirth: boolean },
  now: Date,
): Promise<void> {
  if (wants.onDeath || wants.onBirth)
    await tx
      .insertInto('anniversaryNotes')
      .values({ ...of, ...wants, createdAt: now, confirmedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['memorialUuid', 'userUuid']).where('userUuid', 'is not', null).doUpdateSet(wants),
      )
      .execute()
  else
    await tx
      .deleteFrom('anniversaryNotes')
      .where('memorialUuid', '=', of.memorialUuid)
      .where('userUuid', '=', of.userUuid)
      .execute()
}
