import { expressionBuilder, sql } from 'kysely'
import { responses } from '#contract/limits.ts'
import type { RsvpCounts } from '#contract/rsvps.ts'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import { isGiven } from '#server/lib/donor-names.ts'
import { fullName, hostName } from '#server/lib/full-name.ts'
import { isOnWall } from '#server/lib/is-on-wall.ts'
import { listRows, readRow } from '#server/lib/json-rows.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { photoColumns, recordingColumns } from '#server/lib/photo-columns.ts'
import { chosenTimeKey } from '#server/lib/photo-date.ts'
import { firstDay, hostEvents, publicEvents } from '#server/lib/programme.ts'
import { listContacts } from '#server/modules/contacts/list-contacts.ts'
import {
  selectContributions,
  selectGallery,
  selectGalleryPage,
  selectWall,
} from '#server/modules/contributions/select-contributions.ts'
import { selectDonations } from '#server/modules/funds/select-donations.ts'
import { selectForHosts } from '#server/modules/rsvps/select-rsvps.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { contributionCount, memorial, portrait, selectFiles, stories, waitingCount } from './queries.ts'
import { readLife } from './read-life.ts'

// One memorial, as its hosts or its visitors see it. Of what others left there are the newest.

/** Builds subqueries that take the memorial of the query around. */
const within = expressionBuilder<DB, never>()
const ofMemorial = sql.ref<string>('memorials.uuid')

const selectRole = (role: DB['media']['role']) =>
  selectFiles().whereRef('media.memorialUuid', '=', 'memorials.uuid').where('media.role', '=', role)

/** Photos of the hosts, as they placed them. */
const photos = selectRole('PHOTO').select(photoColumns).orderBy('media.position').orderBy('media.createdAt')

/** Theirs in the order that they chose for everybody else: as they placed them, or that of time. */
const inChosenOrder = sql`${chosenTimeKey} nulls last`

/** What hosts and visitors see alike. */
const shared = [
  portrait.as('profilePhoto'),
  readRow(selectFiles().select(recordingColumns).whereRef('media.uuid', '=', 'memorials.hostVideoUuid')).as(
    'hostVideoMessage',
  ),
  stories.as('stories'),
  memorialLanguage.as('writtenIn'),
  ...firstDay,
] as const

/** With what everybody who sees a fund sees, its sum included. */
const funds = memorial
  .selectFrom('funds')
  .innerJoinLateral(
    sql<{ raisedMinor: number; formerMinor: number; donationCount: number }>`(
      select coalesce(sum(amount_minor), 0) as raised_minor, count(*) as donation_count,
        coalesce(sum(amount_minor) filter (where former_server is not null), 0) as former_minor
      from payments where payments.fund_uuid = funds.uuid and ${isGiven})`.as('given'),
    (join) => join.onTrue(),
  )
  .select(['funds.uuid', 'title', 'description', 'recipient', 'payout', 'charity', 'goalMinor'])
  .select(['given.raisedMinor', 'given.donationCount'])
  .whereRef('funds.memorialUuid', '=', 'memorials.uuid')

const inPlace = sql`funds.position, funds.created_at, funds.uuid`

const hostsView = compiledOnce((db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .selectAll('memorials')
    .select(shared)
    .select([
      listRows(photos).as('media'),
      sql<number>`(select count(*) from media
        where media.memorial_uuid = memorials.uuid and role = 'FILM' and deleted_at is null)`.as('filmCount'),
      listRows(
        funds
          .select(['given.formerMinor', 'funds.deletedAt'])
          .select(
            listRows(
              selectDonations(within)
                .where('payments.fundUuid', '=', sql.ref<string>('funds.uuid'))
                .limit(responses.page),
            ).as('donations'),
          )
          // Closed funds with gifts come last.
          .where((eb) => eb.or([eb('funds.deletedAt', 'is', null), eb('given.donationCount', '>', 0)]))
          .orderBy(sql`funds.deleted_at is not null`)
          .orderBy(inPlace),
      ).as('funds'),
      listRows(selectForHosts(within, ofMemorial).limit(responses.page)).as('rsvps'),
      rsvpCounts.as('rsvpCounts'),
      listRows(
        selectContributions(within, ofMemorial)
          // Waiting ones come first.
          .orderBy('contributions.place', 'desc')
          .orderBy('contributions.uuid')
          .limit(responses.page),
      ).as('contributions'),
      contributionCount.as('contributionCount'),
      waitingCount.as('waitingCount'),
      sql<{ uuid: string; finishedAt: string } | null>`(
        select json_build_object('uuid', uuid, 'finishedAt', coalesce(finished_at, created_at)) from keepsakes
        where keepsakes.memorial_uuid = memorials.uuid and kind = 'BOOK' and state = 'READY'
        order by created_at desc, uuid limit 1)`.as('book'),
      hostEvents.as('programme'),
    ])
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.uuid', '=', memorialUuid),
)

/** People by answer, the guests they bring, and how many answers wait for a host. */
const rsvpCounts = sql<RsvpCounts>`(select json_build_object(
    'attending', count(*) filter (where status = 'ATTENDING' and not awaits_look),
    'unsure', count(*) filter (where status = 'UNSURE' and not awaits_look),
    'notAttending', count(*) filter (where status = 'NOT_ATTENDING' and not awaits_look),
    'guests', coalesce(sum(guests) filter (where status = 'ATTENDING' and not awaits_look), 0),
    'waiting', count(*) filter (where awaits_look))
  from rsvps where rsvps.memorial_uuid = memorials.uuid)`

/**
 * Everything of a memorial that its hosts see. Null when it is unknown or deleted. The contacts are read after the
 * version: if a save happens in between, this reader's next save is stale and overwrites nothing.
 */
export async function readMemorial(db: Db, memorialUuid: string) {
  const row = await hostsView(db, memorialUuid)
  return row ? { ...row, contacts: await listContacts(db, memorialUuid) } : null
}

export type MemorialRow = NonNullable<Awaited<ReturnType<typeof readMemorial>>>

const visitorsView = compiledOnce((db: Db, shareSlug: string) =>
  db
    .selectFrom('memorials')
    .selectAll('memorials')
    .select(shared)
    .select([
      hostName.as('hostName'),
      hostNames.as('hostNames'),
      listRows(
        selectRole('PHOTO')
          .select(photoColumns)
          .orderBy(inChosenOrder)
          .orderBy('media.position')
          .orderBy('media.createdAt'),
      ).as('media'),
      listRows(
        selectRole('FILM')
          .select(recordingColumns)
          .where('media.state', '=', 'READY')
          .orderBy(inChosenOrder)
          .orderBy('media.createdAt')
          .orderBy('media.uuid'),
      ).as('films'),
      listRows(funds.where('funds.deletedAt', 'is', null).orderBy(inPlace)).as('funds'),
      listRows(selectWall(within, ofMemorial)).as('wall'),
      sql<number>`(select count(*) from contributions
        where contributions.memorial_uuid = memorials.uuid and ${isOnWall})`.as('wallCount'),
      listRows(selectGalleryPage(memorial)).as('contributedPhotos'),
      selectGallery(memorial)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('contributedPhotoCount'),
      publicEvents.as('programme'),
    ])
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.shareSlug', '=', shareSlug),
)

/** Of all hosts who gave one, the owner's first. */
const hostNames = sql<string[]>`(select coalesce(json_agg(${fullName}
    order by relationship_type = 'OWNER' desc, date_created, users.uuid), '[]')
  from relationships join users on users.uuid = relationships.user_uuid
  where relationships.memorial_uuid = memorials.uuid and relationship_type in ('OWNER', 'ADMIN') and ${fullName} <> '')`

/**
 * What a visitor sees, and the facts that decide whether they may, by the present slug. The life in decades is read apart: few
 * memorials show it, and the query of all others stays short enough to be prepared.
 */
export async function readBySlug(db: Db, shareSlug: string) {
  const row = await visitorsView(db, shareSlug)
  return row && { ...row, life: row.photoOrder === 'TIME' ? await readLife(db, row.uuid) : null }
}

export type PublicRow = NonNullable<Awaited<ReturnType<typeof readBySlug>>>
