import { type Expression, type ExpressionBuilder, expressionBuilder, type NotNull, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { contributions as contributionLimits, responses } from '#contract/limits.ts'
import { canBlockAnswerer, isAnswererProven } from '#server/lib/can-block-answerer.ts'
import { contributionColumns } from '#server/lib/contribution-columns.ts'
import { dateDonated, donorNames, isGiven } from '#server/lib/donor-names.ts'
import { isOnWall } from '#server/lib/is-on-wall.ts'
import { microsOf } from '#server/lib/keyset.ts'
import { eventAnswersOf } from '#server/lib/programme.ts'
import { isUnprovenDuplicate } from '#server/lib/unproven-duplicate.ts'
import type { DB } from '#server/ports/database.ts'
import { filmFacts, listOf, mediaFacts, ownPhotoFacts, videoFacts } from './repo-json.ts'

/** What others left at a memorial, as part of the one query that reads it: the newest of each, and how many. */

type InMemorials = ExpressionBuilder<DB, 'memorials'>

export function newestRsvps(eb: InMemorials) {
  return eb
    .selectFrom((eb) =>
      eb
        .selectFrom('rsvps')
        .selectAll()
        .whereRef('rsvps.memorialUuid', '=', 'memorials.uuid')
        .orderBy('rsvps.dateCreated', 'desc')
        .orderBy('rsvps.uuid')
        .limit(responses.page)
        .as('newest'),
    )
    .select((eb) =>
      listOf(
        jsonBuildObject({
          uuid: eb.ref('newest.uuid'),
          memorialUuid: eb.ref('newest.memorialUuid'),
          name: eb.ref('newest.name'),
          email: eb.ref('newest.email'),
          phone: eb.ref('newest.phone'),
          status: eb.ref('newest.status'),
          guests: eb.ref('newest.guests'),
          message: eb.ref('newest.message'),
          besideProven: isUnprovenDuplicate('newest'),
          proven: isAnswererProven('newest'),
          canBlock: canBlockAnswerer('newest'),
          awaitsLook: eb.ref('newest.awaitsLook'),
          isBrought: sql<boolean>`newest.brought_from is not null`,
          watches: eb.ref('newest.watches'),
          food: eb.ref('newest.food'),
          accessNeeds: eb.ref('newest.accessNeeds'),
          events: eventAnswersOf('newest'),
          dateCreated: eb.ref('newest.dateCreated'),
        }),
        sql`newest.date_created desc, newest.uuid`,
      ).as('list'),
    )
    .$asScalar()
    .$notNull()
}

/** People by answer, the guests they bring, and how many answers wait for a host. */
export function rsvpCounts(eb: InMemorials) {
  return eb
    .selectFrom('rsvps')
    .select(({ fn }) => {
      const answered = (status: 'ATTENDING' | 'UNSURE' | 'NOT_ATTENDING') =>
        fn
          .countAll<number>()
          .filterWhere('rsvps.status', '=', status)
          .filterWhere('rsvps.awaitsLook', '=', false)
      return jsonBuildObject({
        attending: answered('ATTENDING'),
        unsure: answered('UNSURE'),
        notAttending: answered('NOT_ATTENDING'),
        guests: sql<number>`coalesce(sum(rsvps.guests) filter (where rsvps.status = 'ATTENDING' and not rsvps.awaits_look), 0)`,
        waiting: fn.countAll<number>().filterWhere('rsvps.awaitsLook', '=', true),
      }).as('counts')
    })
    .whereRef('rsvps.memorialUuid', '=', 'memorials.uuid')
    .$asScalar()
    .$notNull()
}

/** Waiting ones come first. */
export function newestContributions(eb: InMemorials) {
  return eb
    .selectFrom((eb) =>
      eb
        .selectFrom('contributions')
        .leftJoin('users', 'users.uuid', 'contributions.userUuid')
        .select(contributionColumns)
        .select((eb) => [
          'contributions.place',
          filesOf(eb, 'media.contributionUuid', ownPhotoFacts).as('photos'),
          filesOf(eb, 'media.recordingOf', filmFacts).as('recordings'),
        ])
        .whereRef('contributions.memorialUuid', '=', 'memorials.uuid')
        .where('contributions.deletedAt', 'is', null)
        .orderBy('contributions.place', 'desc')
        .orderBy('contributions.uuid')
        .limit(responses.page)
        .as('newest'),
    )
    .select((eb) =>
      listOf(
        jsonBuildObject({
          uuid: eb.ref('newest.uuid'),
          contributorName: eb.ref('newest.contributorName'),
          contributorEmail: eb.ref('newest.contributorEmail'),
          message: eb.ref('newest.message'),
          state: eb.ref('newest.state'),
          dateCreated: eb.ref('newest.dateCreated'),
          thankedAt: eb.ref('newest.thankedAt'),
          pendingReason: eb.ref('newest.pendingReason'),
          mailSender: eb.ref('newest.mailSender'),
          canBlock: eb.ref('newest.canBlock'),
          isInvited: eb.ref('newest.isInvited'),
          onPaper: eb.ref('newest.onPaper'),
          isBrought: eb.ref('newest.isBrought'),
          media: eb.ref('newest.photos'),
          recordings: eb.ref('newest.recordings'),
        }),
        sql`newest.place desc, newest.uuid`,
      ).as('list'),
    )
    .$asScalar()
    .$notNull()
}

function filesOf<T>(
  eb: ExpressionBuilder<DB, 'contributions'>,
  by: 'media.contributionUuid' | 'media.recordingOf',
  facts: (eb: ExpressionBuilder<DB, 'media'>) => Expression<T>,
  { ready = false } = {},
) {
  return eb
    .selectFrom('media')
    .select((eb) => listOf(facts(eb), sql`media.position, media.created_at, media.uuid`).as('list'))
    .whereRef(by, '=', 'contributions.uuid')
    .where('media.deletedAt', 'is', null)
    .$if(ready, (query) => query.where('media.state', '=', 'READY'))
    .$asScalar()
    .$notNull()
}

const keptContributions = (eb: InMemorials) =>
  eb
    .selectFrom('contributions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('contributions.memorialUuid', '=', 'memorials.uuid')
    .where('contributions.deletedAt', 'is', null)

export const contributionCount = (eb: InMemorials) => keptContributions(eb).$asScalar().$notNull()

/** Contributions that wait for a host or moderator. */
export const countWaiting = (eb: InMemorials) =>
  keptContributions(eb).where('contributions.state', '=', 'PENDING').$asScalar().$notNull()

/** The first page of visible contributions, plus one more if there is one, as every visitor sees them. */
export function wall(eb: InMemorials) {
  return eb
    .selectFrom((eb) =>
      eb
        .selectFrom('contributions')
        .select(['uuid', 'contributorName', 'message', 'dateCreated'])
        .select((eb) => [
          microsOf('contributions.date_created').as('micros'),
          filesOf(eb, 'media.contributionUuid', mediaFacts, { ready: true }).as('photos'),
          filesOf(eb, 'media.recordingOf', videoFacts, { ready: true }).as('recordings'),
        ])
        .whereRef('contributions.memorialUuid', '=', 'memorials.uuid')
        .where(isOnWall)
        .orderBy('contributions.dateCreated', 'desc')
        .orderBy('contributions.uuid')
        .limit(contributionLimits.wallPage + 1)
        .as('newest'),
    )
    .select((eb) =>
      listOf(
        jsonBuildObject({
          uuid: eb.ref('newest.uuid'),
          contributorName: eb.ref('newest.contributorName'),
          message: eb.ref('newest.message'),
          dateCreated: eb.ref('newest.dateCreated'),
          micros: eb.ref('newest.micros'),
          media: eb.ref('newest.photos'),
          recordings: eb.ref('newest.recordings'),
        }),
        sql`newest.date_created desc, newest.uuid`,
      ).as('list'),
    )
    .$asScalar()
    .$notNull()
}

/** How many contributions are visible. */
export const wallCount = (eb: InMemorials) =>
  eb
    .selectFrom('contributions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('contributions.memorialUuid', '=', 'memorials.uuid')
    .where(isOnWall)
    .$asScalar()
    .$notNull()

/** The open funds in their order, with the fields that every visitor gets. */
export function openFunds(eb: InMemorials) {
  return fundsAndSums(eb)
    .select(
      listOf(jsonBuildObject(fundFacts()), sql`funds.position, funds.created_at, funds.uuid`).as('list'),
    )
    .where('funds.deletedAt', 'is', null)
    .$asScalar()
    .$notNull()
}

/** The funds of a memorial, each with its sum. */
function fundsAndSums(eb: InMemorials) {
  return eb
    .selectFrom('funds')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .select((eb) => [
            sql<number>`coalesce(sum(payments.amount_minor), 0)`.as('raisedMinor'),
            sql<number>`coalesce(sum(payments.amount_minor) filter (where payments.former_server is not null), 0)`.as(
              'formerMinor',
            ),
            eb.fn.countAll<number>().as('count'),
          ])
          .whereRef('payments.fundUuid', '=', 'funds.uuid')
          .where(isGiven)
          .as('given'),
      (join) => join.onTrue(),
    )
    .whereRef('funds.memorialUuid', '=', 'memorials.uuid')
}

/** What everybody who sees a fund sees, its sum included. */
function fundFacts() {
  const eb = expressionBuilder<DB & { given: { raisedMinor: number; count: number } }, 'funds' | 'given'>()
  return {
    uuid: eb.ref('funds.uuid'),
    title: eb.ref('funds.title'),
    description: eb.ref('funds.description'),
    recipient: eb.ref('funds.recipient'),
    payout: eb.ref('funds.payout'),
    charity: eb.ref('funds.charity'),
    goalMinor: eb.ref('funds.goalMinor'),
    raisedMinor: eb.ref('given.raisedMinor'),
    donationCount: eb.ref('given.count'),
  }
}

/** In their order; closed funds with gifts come last. */
export function funds(eb: InMemorials) {
  return fundsAndSums(eb)
    .select((eb) =>
      listOf(
        jsonBuildObject({
          ...fundFacts(),
          formerMinor: eb.ref('given.formerMinor'),
          deletedAt: eb.ref('funds.deletedAt'),
          donations: newestDonations(eb),
        }),
        sql`funds.deleted_at is not null, funds.position, funds.created_at, funds.uuid`,
      ).as('list'),
    )
    .where((eb) => eb.or([eb('funds.deletedAt', 'is', null), eb('given.count', '>', 0)]))
    .$asScalar()
    .$notNull()
}

/** The account of an anonymous donor is not looked up. */
function newestDonations(eb: ExpressionBuilder<DB, 'funds'>) {
  return eb
    .selectFrom((eb) =>
      eb
        .selectFrom('payments')
        .leftJoin('users', (join) =>
          join.onRef('users.uuid', '=', 'payments.userUuid').on('payments.anonymous', '=', false),
        )
        .selectAll('payments')
        .select([...donorNames, dateDonated])
        .$narrowType<{ fundUuid: NotNull }>()
        .whereRef('payments.fundUuid', '=', 'funds.uuid')
        .where(isGiven)
        .orderBy('payments.completedAt', 'desc')
        .orderBy('payments.uuid')
        .limit(responses.page)
        .as('newest'),
    )
    .select((eb) =>
      listOf(
        jsonBuildObject({
          uuid: eb.ref('newest.uuid'),
          fundUuid: eb.ref('newest.fundUuid'),
          fundTitle: eb.ref('newest.fundTitle'),
          amountMinor: eb.ref('newest.amountMinor'),
          currency: eb.ref('newest.currency'),
          anonymous: eb.ref('newest.anonymous'),
          dateDonated: eb.ref('newest.dateDonated'),
          formerServer: eb.ref('newest.formerServer'),
          firstName: eb.ref('newest.firstName'),
          surname: eb.ref('newest.surname'),
        }),
        sql`newest.date_donated desc, newest.uuid`,
      ).as('list'),
    )
    .$asScalar()
    .$notNull()
}
