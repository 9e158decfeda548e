import { sql } from 'kysely'
import { timeZone as productZone } from '#app/messages/formats.ts'
import { dateOf, type Occasion } from '#server/lib/anniversary.ts'
import { fullName } from '#server/lib/full-name.ts'
import { isBlockedAt } from '#server/lib/is-blocked.ts'
import { memorialDate } from '#server/lib/programme.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { JobData, JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeAnniversaryMail, writeConfirmNoteMail } from './emails.tsx'
import { dayOfNotes, daysOfYear, yearsSince } from './rules.ts'

/** How many notes are queued in one transaction. */
const BATCH = 500

/** A schedule finds who is due; each mail is its own job, so that one address does not hold up the others. */
export function anniversaryJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, jobs, publicUrl } = context

  async function queueDue(): Promise<void> {
    const now = clock.now()
    for (const zone of new Set([productZone, ...(await listZones(db))])) {
      const day = dayOfNotes(now, zone)
      if (!day) continue
      const { today, began } = day
      const due = { zone, days: daysOfYear(today), year: Number(today.slice(0, 4)), began, now }
      for (const occasion of ['DEATH', 'BIRTH'] as const) while ((await queueBatch(occasion, due)) === BATCH);
    }
  }

  const queueBatch = (occasion: Occasion, due: DueDay): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const notes = await takeDue(tx, occasion, due)
      await jobs.enqueueAll(tx, 'anniversary.send', notes)
      return notes.length
    })

  const stopLinkOf = (token: string) => `${publicUrl}/yearly-note/end/${token}`

  /** Nothing more is sent to an address that refuses mail. */
  const removeNote = (noteUuid: string) =>
    db.deleteFrom('anniversaryNotes').where('uuid', '=', noteUuid).where('endedAt', 'is', null)

  return {
    // A few minutes after the hour, which is eight o'clock somewhere.
    'anniversary.due': { concurrency: 1, cron: '17 * * * *', handle: queueDue },

    ...mail(mailer, 'anniversary.send', {
      concurrency: 2,
      async read({ noteUuid, occasion, year }) {
        const now = clock.now()
        const note = await selectNotes(db, noteUuid)
          .leftJoin('events', (join) =>
            join
              .onRef('events.memorialUuid', '=', 'memorials.uuid')
              .onRef('events.uuid', '=', 'memorials.uuid'),
          )
          .select((eb) => eb.fn.coalesce('events.zone', 'memorials.zone').as('zone'))
          .select(['anniversaryNotes.onDeath', 'anniversaryNotes.onBirth'])
          .where(isWelcome(now))
          .executeTakeFirst()
        const today = note && dayOfNotes(now, note.zone ?? productZone)?.today
        // The date was changed, or the day is over: the mail would not be true any more.
        if (!note || !today?.startsWith(`${year}-`)) return null
        if (occasion === 'DEATH' ? !note.onDeath : !note.onBirth) return null
        const years = yearsSince(dateOf(occasion, note), today)
        if (years === null) return null
        const isMemorialDate =
          occasion === 'DEATH' && dateOf('DEATH', { ...note, anniversaryOnMemorialDate: false }) === null
        return {
          ...note,
          years,
          nameOfPerson: mailableName(note.nameOfPerson),
          occasion: isMemorialDate ? ('MEMORIAL' as const) : occasion,
          link: `${publicUrl}/view/${note.shareSlug}`,
          stopLink: stopLinkOf(note.token),
        }
      },
      write: writeAnniversaryMail,
      afterGivingUp: async (_, refusal, { noteUuid }) => refusal && removeNote(noteUuid).execute(),
    }),

    ...mail(mailer, 'anniversary.confirm', {
      async read({ noteUuid }) {
        const note = await selectNotes(db, noteUuid)
          .where('anniversaryNotes.email', 'is not', null)
          .where('anniversaryNotes.endedAt', 'is', null)
          .where('memorials.deletedAt', 'is', null)
          .executeTakeFirst()
        const day = note && dateOf('DEATH', note)
        if (!note || !day) return null
        const { token } = note
        const confirmLink = `${publicUrl}/yearly-note/confirm/${token}`
        const nameOfPerson = mailableName(note.nameOfPerson)
        return { ...note, nameOfPerson, day, confirmLink, stopLink: stopLinkOf(token) }
      },
      write: writeConfirmNoteMail,
      // A stranger may have asked for the link: what is confirmed stays.
      afterGivingUp: async (_, refusal, { noteUuid }) =>
        refusal && removeNote(noteUuid).where('confirmedAt', 'is', null).execute(),
    }),
  }
}

/** A note with its memorial and whom it goes to. */
const selectNotes = (db: Db, noteUuid: string) =>
  db
    .selectFrom('anniversaryNotes')
    .innerJoin('memorials', 'memorials.uuid', 'anniversaryNotes.memorialUuid')
    .leftJoin('users', 'users.uuid', 'anniversaryNotes.userUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'anniversaryNotes.token'])
    .select(['memorials.birthDate', 'memorials.deathDate', memorialDate])
    .select('memorials.anniversaryOnMemorialDate')
    .select((eb) => [
      eb.fn.coalesce('anniversaryNotes.email', 'users.email').$notNull().as('email'),
      eb.fn.coalesce('users.language', 'anniversaryNotes.language').as('language'),
      sql<string>`coalesce(${fullName}, '')`.as('toName'),
    ])
    .where('anniversaryNotes.uuid', '=', noteUuid)

/** A day of the notes in one time zone. */
interface DueDay {
  zone: string
  /** Days of the year, `11-03`. */
  days: readonly string[]
  year: number
  /** Who asked since then is not written to on this day. */
  began: Date
  now: Date
}

/** The zones of memorials, or of their first events. */
async function listZones(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('zone')
    .whereRef('uuid', '=', 'memorialUuid')
    .union(
      db
        .selectFrom('memorials')
        .select('zone')
        .where('paymentCompletedAt', 'is not', null)
        .where('deletedAt', 'is', null),
    )
    .execute()
  return rows.flatMap(({ zone }) => zone ?? [])
}

const memorialUuid = sql.ref<string>('memorials.uuid')
const address = sql<string>`lower(coalesce(anniversary_notes.email, users.email))`

/** Whether somebody may be written to at all: the page is there for them, they are not blocked, and did not ask for no mail. */
const isWelcome = (now: Date) => sql<boolean>`
  memorials.deleted_at is null and memorials.payment_completed_at is not null
  and memorials.archived_at is null and memorials.hidden_at is null
  and anniversary_notes.confirmed_at is not null
  and (users.uuid is null or users.email_verified_at is not null
    and (users.deletion_due_at is null or users.deletion_due_at > ${now}))
  and (memorials.visibility <> 'PRIVATE' or exists (
    select from relationships where relationships.memorial_uuid = memorials.uuid
      and relationships.user_uuid = users.uuid and relationships.relationship_type in ('OWNER', 'ADMIN')))
  and not exists (
    select from unsubscribed where unsubscribed.memorial_uuid = memorials.uuid
      and unsubscribed.email = ${address} and unsubscribed.unsubscribed_at > anniversary_notes.confirmed_at)
  and not ${isBlockedAt(memorialUuid, {
    userUuid: sql.ref<string | null>('anniversary_notes.user_uuid'),
    email: sql.ref<string | null>('anniversary_notes.email'),
    isProven: true,
  })}`

/** Whoever asked by address and with their account gets one. */
const isAskedByAccount = sql<boolean>`anniversary_notes.email is not null and exists (
  select from anniversary_notes other join users owner on owner.uuid = other.user_uuid
  where other.memorial_uuid = anniversary_notes.memorial_uuid and other.on_death
    and lower(owner.email) = anniversary_notes.email)`

/** Whether a memorial has an anniversary on one of these days of a later year than its own. */
const isDay = {
  DEATH: ({ days, year }: DueDay) => sql<boolean>`anniversary_notes.on_death and (
    length(memorials.death_date) = 10 and right(memorials.death_date, 5) = any(${days}::text[])
      and left(memorials.death_date, 4)::int < ${year}
    or memorials.anniversary_on_memorial_date and (memorials.death_date is null or length(memorials.death_date) <> 10)
      and memorials.uuid = any(array(
        select memorial_uuid from events
        where uuid = memorial_uuid and (extract(month from date), extract(day from date)) in (
          select split_part(day, '-', 1)::int, split_part(day, '-', 2)::int from unnest(${days}::text[]) as day)
          and extract(year from date) < ${year})))`,
  BIRTH: ({ days, year }: DueDay) => sql<boolean>`anniversary_notes.on_birth
    and length(memorials.birth_date) = 10 and right(memorials.birth_date, 5) = any(${days}::text[])
    and left(memorials.birth_date, 4)::int < ${year}`,
}

/**
 * Records notes that are due and were not recorded yet, a batch of them, and returns them: of several workers each note
 * goes to one.
 */
async function takeDue(tx: Tx, occasion: Occasion, day: DueDay) {
  const { zone, year, began, now } = day
  const { rows } = await sql<JobData['anniversary.send']>`
    insert into sent_mails (memorial_uuid, kind, occasion, note_uuid, queued_at)
    select memorials.uuid, ${occasion}, ${year}::text, anniversary_notes.uuid, ${now}
    from memorials
    join anniversary_notes on anniversary_notes.memorial_uuid = memorials.uuid
    left join users on users.uuid = anniversary_notes.user_uuid
    left join events on events.memorial_uuid = memorials.uuid and events.uuid = memorials.uuid
    where ${isDay[occasion](day)} and ${isWelcome(now)} and not (${isAskedByAccount})
      and coalesce(events.zone, memorials.zone, ${productZone}) = ${zone}
      and anniversary_notes.confirmed_at < ${began}
      and not exists (
        select from sent_mails where note_uuid = anniversary_notes.uuid
          and kind = ${occasion} and occasion = ${year}::text)
    limit ${BATCH}
    on conflict do nothing
    returning note_uuid as "noteUuid", kind as occasion, occasion::int as year`.execute(tx)
  return rows
}
