import { type ExpressionBuilder, sql } from 'kysely'
import { isGiven } from '#server/lib/donor-names.ts'
import { fullName, fullNameOf } from '#server/lib/full-name.ts'
import type { DB, Db } from '#server/ports/database.ts'

/** The recipient of a mail, and the memorial it is about. */
export interface Recipient {
  memorialUuid: string
  userUuid: string
}

type Hosts = ExpressionBuilder<DB, 'relationships' | 'users'>

/** What came after this is new to the recipient: the last digest, or the day they joined. */
const since = sql`coalesce(relationships.digest_sent_at, relationships.date_created)`

// A person's own answers, contributions and gifts are no news to them. A changed answer or waiting contribution of
// others is news again, since its content may differ. What an owner brought from an archive is none.

const isNewRsvp = (until: Date) => sql<boolean>`
  rsvps.memorial_uuid = relationships.memorial_uuid and rsvps.brought_from is null
  and rsvps.updated_at > ${since} and rsvps.updated_at <= ${until}
  and rsvps.user_uuid is distinct from relationships.user_uuid
  and lower(rsvps.email) is distinct from lower(users.email)`

/** When a contribution reached the state that hosts should see. */
const arrived = sql`case when contributions.state = 'PENDING' then contributions.updated_at
  else contributions.date_created end`

const isNewContribution = (until: Date) => sql<boolean>`
  contributions.memorial_uuid = relationships.memorial_uuid
  and contributions.deleted_at is null and contributions.state <> 'HIDDEN' and contributions.brought_from is null
  and contributions.updated_at > ${since}
  and ${arrived} > ${since} and ${arrived} <= ${until}
  and contributions.user_uuid is distinct from relationships.user_uuid`

const isNewDonation = (until: Date) => sql<boolean>`
  payments.memorial_uuid = relationships.memorial_uuid and ${isGiven}
  and payments.completed_at > ${since} and payments.completed_at <= ${until}
  and payments.user_uuid is distinct from relationships.user_uuid`

/** Hosts who want the daily mail, have not had today's, and have news. */
export function findDue(db: Db, until: Date): Promise<Recipient[]> {
  return recipients(db)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where((eb) => hasNotHadIt(eb, until))
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('rsvps').select('rsvps.uuid').where(isNewRsvp(until))),
        eb.exists(
          eb.selectFrom('contributions').select('contributions.uuid').where(isNewContribution(until)),
        ),
        eb.exists(eb.selectFrom('payments').select('payments.uuid').where(isNewDonation(until))),
      ]),
    )
    .execute()
}

const hasNotHadIt = (eb: Hosts, until: Date) =>
  eb.or([eb('relationships.digestSentAt', 'is', null), eb('relationships.digestSentAt', '<', until)])

/** Hosts and moderators who want mail about a memorial that exists. */
function recipients(db: Db) {
  return db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['relationships.memorialUuid', 'relationships.userUuid'])
    .where('relationships.digest', '=', true)
    .where('memorials.deletedAt', 'is', null)
    .where('users.emailVerifiedAt', 'is not', null)
}

/** The head of the mail; undefined when this host has had the mail up to `until`, or wants none. */
export function readHead(db: Db, recipient: Recipient, until: Date) {
  return oneOf(db, recipient)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where((eb) => hasNotHadIt(eb, until))
    .executeTakeFirst()
}

const oneOf = (db: Db, { memorialUuid, userUuid }: Recipient) =>
  recipients(db)
    .select([
      'memorials.nameOfPerson',
      'users.email',
      'users.language',
      fullName.as('toName'),
      'relationships.digestToken',
      'relationships.digestSentAt',
    ])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.userUuid', '=', userUuid)

/** How many of each are listed; the others are counted. */
const TOLD = 8

/** The newest answers, those that need a second look last; every row has the total. */
export function newRsvps(db: Db, recipient: Recipient, until: Date) {
  return oneOf(db, recipient)
    .clearSelect()
    .innerJoin('rsvps', (join) => join.on(isNewRsvp(until)))
    .select(['rsvps.name', 'rsvps.status', 'rsvps.guests', 'rsvps.message', 'rsvps.awaitsLook'])
    .select((eb) => [
      sql<boolean>`rsvps.date_created <= ${since}`.as('isChange'),
      eb.fn.countAll<number>().over().as('count'),
    ])
    .orderBy('rsvps.awaitsLook')
    .orderBy('rsvps.updatedAt', 'desc')
    .orderBy('rsvps.uuid')
    .limit(TOLD)
    .execute()
}

/** Those that wait for a host first. */
export function newContributions(db: Db, recipient: Recipient, until: Date) {
  const waits = sql<boolean>`contributions.state = 'PENDING'`
  return oneOf(db, recipient)
    .clearSelect()
    .innerJoin('contributions', (join) => join.on(isNewContribution(until)))
    .select(['contributions.contributorName as name', 'contributions.message'])
    .select((eb) => [
      waits.as('waits'),
      eb.fn.countAll<number>().over().as('count'),
      sql<number>`count(*) filter (where contributions.state = 'PENDING') over ()`.as('waiting'),
      photosOf(eb).as('photos'),
      recordingsOf(eb).as('recordings'),
    ])
    .orderBy(waits, 'desc')
    .orderBy('contributions.updatedAt', 'desc')
    .orderBy('contributions.uuid')
    .limit(TOLD)
    .execute()
}

const photosOf = (eb: ExpressionBuilder<DB, 'contributions'>) =>
  eb
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('media.contributionUuid', '=', 'contributions.uuid')
    .where('media.deletedAt', 'is', null)
    .$asScalar()
    .$notNull()

const recordingsOf = (eb: ExpressionBuilder<DB, 'contributions'>) =>
  eb
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('media.recordingOf', '=', 'contributions.uuid')
    .where('media.deletedAt', 'is', null)
    .$asScalar()
    .$notNull()

/** One row per fund: the sum, the number of donations, and the names of donors who are not anonymous. */
export function newDonations(db: Db, recipient: Recipient, until: Date) {
  return (
    oneOf(db, recipient)
      .clearSelect()
      .innerJoin('payments', (join) => join.on(isNewDonation(until)))
      .innerJoin('funds', 'funds.uuid', 'payments.fundUuid')
      // The account of an anonymous donor is not looked up.
      .leftJoin('users as donors', (join) =>
        join.onRef('donors.uuid', '=', 'payments.userUuid').on('payments.anonymous', '=', false),
      )
      .select(['funds.title', 'payments.currency'])
      .select((eb) => [
        sql<number>`sum(payments.amount_minor)`.as('amountMinor'),
        eb.fn.countAll<number>().as('count'),
        sql<string[]>`coalesce(array_agg(coalesce(${fullNameOf('donors')}, payments.donor_name)
        order by payments.completed_at)
        filter (where donors.uuid is not null or payments.donor_name is not null), '{}')`.as('names'),
      ])
      .groupBy(['funds.uuid', 'funds.title', 'funds.position', 'payments.currency'])
      .orderBy('funds.position')
      .orderBy('funds.uuid')
      .execute()
  )
}

/** Records that everything until `until` was told. */
export function markTold(db: Db, { memorialUuid, userUuid }: Recipient, until: Date) {
  return db
    .updateTable('relationships')
    .set({ digestSentAt: until })
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where((eb) => eb.or([eb('digestSentAt', 'is', null), eb('digestSentAt', '<', until)]))
    .execute()
}

/** Moderators with waiting contributions they were not told of, and without a mail in the last hour. */
export function findModerators(db: Db, restUntil: Date): Promise<Recipient[]> {
  return recipients(db)
    .where('relationships.relationshipType', '=', 'MODERATOR')
    .where((eb) => hasNotHadIt(eb, restUntil))
    .where((eb) => eb.exists(eb.selectFrom('contributions').select('contributions.uuid').where(isUntold)))
    .execute()
}

const isWaiting = sql<boolean>`
  contributions.memorial_uuid = relationships.memorial_uuid
  and contributions.deleted_at is null and contributions.state = 'PENDING'
  and contributions.user_uuid is distinct from relationships.user_uuid`

const isUntold = sql<boolean>`${isWaiting} and contributions.brought_from is null
  and contributions.updated_at > coalesce(relationships.digest_sent_at, '-infinity')`

/** The head of a moderator's mail, and how many wait; undefined when none waits any more. */
export function readWaiting(db: Db, recipient: Recipient, restUntil: Date) {
  return oneOf(db, recipient)
    .where('relationships.relationshipType', '=', 'MODERATOR')
    .where((eb) => hasNotHadIt(eb, restUntil))
    .where((eb) => eb.exists(eb.selectFrom('contributions').select('contributions.uuid').where(isUntold)))
    .select((eb) =>
      eb
        .selectFrom('contributions')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(isWaiting)
        .$asScalar()
        .$notNull()
        .as('waiting'),
    )
    .executeTakeFirst()
}
