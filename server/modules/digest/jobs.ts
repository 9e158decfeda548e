import { sql } from 'kysely'
import { timeZone } from '#app/messages/formats.ts'
import { isGiven } from '#server/lib/donor-names.ts'
import { fullName, fullNameOf } from '#server/lib/full-name.ts'
import { mailableName, screenText } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { type Digest, writeApprovalMail, writeDigestMail } from './emails.tsx'
import { digestMoment, isWakingHour, moderatorsRestUntil } from './rules.ts'

interface DigestJobDeps {
  context: Context
  mailer: Mailer
  /** Hour of the day, 0 to 23, in the product's time zone. */
  digestHour: number
}

/** Two schedules pick the recipients. Each mail is its own job, so that one address does not hold up the others. */
export function digestJobs({ context, mailer, digestHour }: DigestJobDeps): JobHandlers {
  const { db, clock, jobs, publicUrl } = context

  async function pickHosts(): Promise<void> {
    const moment = digestMoment(clock.now(), digestHour, timeZone)
    if (!moment) return
    const until = moment.toISOString()
    for (const { memorialUuid, userUuid } of await selectHosts(db, moment).execute())
      await jobs.enqueue(
        db,
        'digest.send',
        { memorialUuid, userUuid, until },
        { key: memorialUuid + userUuid },
      )
  }

  async function pickModerators(): Promise<void> {
    const now = clock.now()
    if (!isWakingHour(now, timeZone)) return
    for (const { memorialUuid, userUuid } of await selectModerators(db, moderatorsRestUntil(now)).execute())
      await jobs.enqueue(db, 'digest.approval', { memorialUuid, userUuid }, { key: memorialUuid + userUuid })
  }

  /** Everything until `until` was told. */
  const markTold = ({ memorialUuid, userUuid }: Recipient, until: Date) =>
    db
      .updateTable('relationships')
      .set({ digestSentAt: until })
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', userUuid)
      .where(isBefore(until))
      .execute()

  const stopLinkOf = (token: string) => `${publicUrl}/digest/end/${token}`

  return {
    // A few minutes after the hour, when everything from before it has been committed.
    'digest.hosts': { cron: '5 * * * *', handle: pickHosts },
    'digest.moderators': { cron: '*/10 * * * *', handle: pickModerators },

    ...mail(mailer, 'digest.send', {
      concurrency: 2,
      async read({ memorialUuid, userUuid, until }) {
        const host = await selectHosts(db, new Date(until))
          .select([newAnswers(until).as('answers'), newContributions(until).as('contributions')])
          .select(newDonations(until).as('donations'))
          .where('relationships.memorialUuid', '=', memorialUuid)
          .where('relationships.userUuid', '=', userUuid)
          .executeTakeFirst()
        if (!host) return null
        const { answers, contributions, donations } = host
        const link = `${publicUrl}/memorial/load/${memorialUuid}`
        return {
          ...host,
          link,
          waitingLink: `${link}?to=waiting`,
          stopLink: stopLinkOf(host.digestToken),
          // Words that need a second look are shown only on the dashboard, where they can be removed.
          answers: answers.map((one) => ({
            ...one,
            name: mailableName(one.name),
            message: screenText(one.message, 0) ? '' : one.message,
          })),
          answerCount: answers[0]?.count ?? 0,
          contributions: contributions.map((one) => ({ ...one, name: mailableName(one.name ?? '') })),
          contributionCount: contributions[0]?.count ?? 0,
          waitingCount: contributions[0]?.waiting ?? 0,
          donations: donations.map((one) => ({ ...one, names: one.names.map((name) => mailableName(name)) })),
        }
      },
      write: writeDigestMail,
      afterSending: (_, { until, ...recipient }) => markTold(recipient, new Date(until)),
    }),

    ...mail(mailer, 'digest.approval', {
      async read({ memorialUuid, userUuid }) {
        const helper = await selectModerators(db, moderatorsRestUntil(clock.now()))
          .where('relationships.memorialUuid', '=', memorialUuid)
          .where('relationships.userUuid', '=', userUuid)
          .executeTakeFirst()
        const link = `${publicUrl}/memorial/moderation/${memorialUuid}`
        return helper && { ...helper, link, stopLink: stopLinkOf(helper.digestToken) }
      },
      tellApart: ({ digestSentAt }) => digestSentAt?.getTime() ?? 0,
      write: writeApprovalMail,
      afterSending: (_, recipient) => markTold(recipient, clock.now()),
    }),
  }
}

/** Whom a mail goes to, and the memorial it is about. */
interface Recipient {
  memorialUuid: string
  userUuid: string
}

const isBefore = (moment: Date) =>
  sql<boolean>`(relationships.digest_sent_at is null or relationships.digest_sent_at < ${moment})`

/** Those who want mail about a memorial that exists, and got none at `moment` or after it. */
const selectRecipients = (db: Db, moment: Date) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['relationships.memorialUuid', 'relationships.userUuid', 'relationships.digestToken'])
    .select(['relationships.digestSentAt', 'memorials.nameOfPerson', 'users.email', 'users.language'])
    .select(fullName.as('toName'))
    .where('relationships.digest', '=', true)
    .where('memorials.deletedAt', 'is', null)
    .where('users.emailVerifiedAt', 'is not', null)
    .where(isBefore(moment))

/** What came after this is new to the recipient: the last digest, or the day they joined. */
const since = sql`coalesce(relationships.digest_sent_at, relationships.date_created)`

// A person's own answers, contributions and gifts are no news to them. A changed answer or waiting contribution of
// others is news again, since its content may differ. What an owner brought from an archive is none.

const isNewAnswer = (until: string) => sql`
  rsvps.memorial_uuid = relationships.memorial_uuid and rsvps.brought_from is null
  and rsvps.updated_at > ${since} and rsvps.updated_at <= ${until}
  and rsvps.user_uuid is distinct from relationships.user_uuid
  and lower(rsvps.email) is distinct from lower(users.email)`

/** When a contribution reached the state that hosts should see. */
const arrived = sql`case when contributions.state = 'PENDING' then contributions.updated_at
  else contributions.date_created end`

const isNewContribution = (until: string) => sql`
  contributions.memorial_uuid = relationships.memorial_uuid
  and contributions.deleted_at is null and contributions.state <> 'HIDDEN' and contributions.brought_from is null
  and contributions.updated_at > ${since} and ${arrived} > ${since} and ${arrived} <= ${until}
  and contributions.user_uuid is distinct from relationships.user_uuid`

const isNewGift = (until: string) => sql`
  payments.memorial_uuid = relationships.memorial_uuid and ${isGiven}
  and payments.completed_at > ${since} and payments.completed_at <= ${until}
  and payments.user_uuid is distinct from relationships.user_uuid`

/** Hosts who have not had the mail up to `moment`, and have news. */
function selectHosts(db: Db, moment: Date) {
  const until = moment.toISOString()
  return selectRecipients(db, moment)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where(
      sql<boolean>`(exists (select from rsvps where ${isNewAnswer(until)})
        or exists (select from contributions where ${isNewContribution(until)})
        or exists (select from payments where ${isNewGift(until)}))`,
    )
}

/** How many of each are listed; the others are counted. */
const TOLD = 8

/** The newest answers, those that need a second look last; each has the number of all. */
const newAnswers = (until: string) => sql<Told<'answers', { name: string; count: number }>>`(
  select coalesce(json_agg(answer), '[]') from (
    select name, day_status as status, guests, message, awaits_look as "awaitsLook",
      date_created <= ${since} as "isChange", count(*) over () as count
    from rsvps where ${isNewAnswer(until)}
    order by awaits_look, updated_at desc, uuid limit ${TOLD}) answer)`

/** Those that wait for a host first. */
const newContributions = (until: string) => sql<
  Told<'contributions', { name: string | null; count: number; waiting: number }>
>`(
  select coalesce(json_agg(contribution), '[]') from (
    select contributor_name as name, message, state = 'PENDING' as waits,
      count(*) over () as count, count(*) filter (where state = 'PENDING') over () as waiting,
      (select count(*) from media where contribution_uuid = contributions.uuid and deleted_at is null) as photos,
      (select count(*) from media where recording_of = contributions.uuid and deleted_at is null) as recordings
    from contributions where ${isNewContribution(until)}
    order by state = 'PENDING' desc, updated_at desc, uuid limit ${TOLD}) contribution)`

/** One entry for each fund. The account of an anonymous donor is not looked up. */
const newDonations = (until: string) => sql<Told<'donations', { names: string[] }>>`(
  select coalesce(json_agg(fund), '[]') from (
    select funds.title, payments.currency, sum(payments.amount_minor) as "amountMinor", count(*) as count,
      coalesce(array_agg(coalesce(${fullNameOf('donors')}, payments.donor_name) order by payments.completed_at)
        filter (where donors.uuid is not null or payments.donor_name is not null), '{}') as names
    from payments join funds on funds.uuid = payments.fund_uuid
      left join users donors on donors.uuid = payments.user_uuid and not payments.anonymous
    where ${isNewGift(until)}
    group by funds.uuid, funds.title, funds.position, payments.currency
    order by funds.position, funds.uuid) fund)`

/** What the mail lists, with names as people typed them. */
type Told<List extends 'answers' | 'contributions' | 'donations', Typed> = (Omit<
  Digest[List][number],
  keyof Typed
> &
  Typed)[]

/** What waits for whoever reads it. */
const isWaiting = sql`contributions.memorial_uuid = relationships.memorial_uuid
  and contributions.deleted_at is null and contributions.state = 'PENDING'
  and contributions.user_uuid is distinct from relationships.user_uuid`

/** Moderators with waiting contributions they were not told of, and without a mail since `rest`. */
const selectModerators = (db: Db, rest: Date) =>
  selectRecipients(db, rest)
    .select(sql<number>`(select count(*) from contributions where ${isWaiting})::int`.as('count'))
    .where('relationships.relationshipType', '=', 'MODERATOR')
    .where(
      sql<boolean>`exists (select from contributions where ${isWaiting} and contributions.brought_from is null
        and contributions.updated_at > coalesce(relationships.digest_sent_at, '-infinity'))`,
    )
