import { type Insertable, sql } from 'kysely'
import type { AppearAtOnce } from '#contract/memorials.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { DB, Tx } from '#server/ports/database.ts'
import { type Arriving, arrivalOf } from './rules-arrival.ts'
import { type Arranged, arrangeFiles, captionsOf, type FilesSent } from './rules-submit.ts'

// How a memory is stored, changed and taken away, whichever way it comes.

interface Contributor {
  memorialUuid: string
  /** Null for a memory that came by mail. */
  userUuid: string | null
  email: string
  inviteToken?: string | null | undefined
}

interface Sent {
  contributorName: string | null
  message: string
  files: FilesSent
}

type Before = { uuid: string; state: NonNullable<Arriving['before']>['state'] } & Pick<
  Sent,
  'contributorName' | 'message'
>

/**
 * Stores a memory with its files, or changes the one before. Rejects with CONTRIBUTION_EMPTY, CONTRIBUTION_TOO_MANY_PHOTOS,
 * TOO_MANY_RECORDINGS and MEDIA_NOT_FOUND.
 *
 * @param setting.keepsState a change that leaves the words as they are leaves its state, too
 * @returns its uuid, and who added it
 */
export async function writeContribution(
  tx: Tx,
  contributor: Contributor,
  before: Before | undefined,
  sent: Sent,
  { appearAtOnce, keepsState = false, now }: { appearAtOnce: AppearAtOnce; keepsState?: boolean; now: Date },
) {
  const { memorialUuid, userUuid } = contributor
  const { message, contributorName } = sent
  const own = await listOwnFiles(tx, contributor, before?.uuid ?? null)
  const arranged = arrangeFiles(own, sent.files)
  if (message === '' && arranged.files.length === 0) throw new DomainError('CONTRIBUTION_EMPTY')
  const shown = own.filter(({ used, removed }) => used && !removed).map(({ title }) => title)
  const arriving = await readArriving(tx, contributor, message)
  const arrival = arrivalOf({
    ...arriving,
    appearAtOnce,
    message,
    lines: [contributorName ?? '', ...captionsOf(arranged, own)],
    before: before ? { ...before, lines: [before.contributorName ?? '', ...shown] } : null,
  })
  const isSame = message === before?.message && (contributorName ?? '') === (before.contributorName ?? '')
  const written = { message, contributorName, updatedAt: now, ...(!(keepsState && isSame) && arrival) }
  if (before) await tx.updateTable('contributions').set(written).where('uuid', '=', before.uuid).execute()
  const uuid =
    before?.uuid ??
    (await insertContribution(tx, { ...written, ...arrival, memorialUuid, userUuid, dateCreated: now }))
  await placeFiles(tx, uuid, arranged, now)
  return { uuid, by: arriving.by }
}

/** Returns its uuid. */
export async function insertContribution(tx: Tx, row: Insertable<DB['contributions']>): Promise<string> {
  const { uuid } = await tx
    .insertInto('contributions')
    .values(row)
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** The files of a contribution, including removed ones, and those that its contributor uploaded before sending it. */
async function listOwnFiles(tx: Tx, { memorialUuid, userUuid }: Contributor, ownUuid: string | null) {
  const rows = await tx
    .selectFrom('media')
    .select(['uuid', 'role', 'deletedAt'])
    .select([
      sql<string>`case when role = 'CONTRIBUTION' then title else transcript end`.as('title'),
      sql<string | null>`coalesce(contribution_uuid, recording_of)`.as('owner'),
    ])
    .where('memorialUuid', '=', memorialUuid)
    .where('role', 'in', ['CONTRIBUTION', 'MEMORY_VOICE', 'MEMORY_FILM'])
    .where(
      sql<boolean>`(contribution_uuid = ${ownUuid} or recording_of = ${ownUuid}
        or contribution_uuid is null and recording_of is null and uploaded_by = ${userUuid})`,
    )
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
  return rows.map(({ owner, deletedAt, ...file }) => ({
    ...file,
    used: owner !== null,
    removed: deletedAt !== null,
  }))
}

/**
 * What decides whether a memory appears at once and is not in it: the person's role in the memorial, whether the family
 * invited them, by address or link, how many other contributions have exactly this text (shorter condolences are often
 * alike), and whether hosts hid or removed an earlier one of the person here that is still stored.
 */
async function readArriving(
  tx: Tx,
  { memorialUuid, userUuid, email, inviteToken = null }: Contributor,
  message: string,
): Promise<Pick<Arriving, 'by' | 'sameElsewhere' | 'takenDownBefore'>> {
  const ofPerson = sql`memorial_uuid = ${memorialUuid} and user_uuid = ${userUuid}`
  const { isHost, isInvited, ...found } = await tx
    .selectNoFrom([
      sql<boolean>`exists (select from relationships
        where ${ofPerson} and relationship_type <> 'CONTRIBUTOR')`.as('isHost'),
      sql<boolean>`exists (select from contacts where memorial_uuid = ${memorialUuid}
        and (lower(email) = lower(${email}) or invite_token = ${inviteToken}))`.as('isInvited'),
      // As in contributions_message_idx.
      sql<number>`(select count(*) from contributions
        where md5(message) = md5(${message}::text) and length(message) >= 40 and message = ${message}
          and (memorial_uuid, user_uuid) is distinct from (${memorialUuid}::uuid, ${userUuid}::uuid))`.as(
        'sameElsewhere',
      ),
      // A hidden contribution counts even after its author withdrew it.
      sql<boolean>`exists (select from contributions
        where ${ofPerson} and deleted_at is not null and (withdrawn_at is null or state = 'HIDDEN'))`.as(
        'takenDownBefore',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { ...found, by: isHost ? 'HOST' : isInvited ? 'INVITED' : 'OTHER' }
}

/** Puts files into a contribution in this order; a null title leaves the present caption, or what is said. */
export async function placeFiles(
  tx: Tx,
  contributionUuid: string,
  { files, removed }: Arranged,
  now: Date,
): Promise<void> {
  if (removed.length > 0)
    await tx.updateTable('media').set({ deletedAt: now }).where('uuid', 'in', removed).execute()
  const uuids = files.map(({ uuid }) => uuid)
  const titles = files.map(({ title }) => title)
  await sql`
    update media set position = listed.place - 1,
      contribution_uuid = case when role = 'CONTRIBUTION' then ${contributionUuid}::uuid end,
      recording_of = case when role <> 'CONTRIBUTION' then ${contributionUuid}::uuid end,
      title = case when role = 'CONTRIBUTION' then coalesce(listed.words, media.title) else media.title end,
      transcript = case when role <> 'CONTRIBUTION' then coalesce(listed.words, transcript) else transcript end
    from unnest(${uuids}::uuid[], ${titles}::text[]) with ordinality as listed (uuid, words, place)
    where media.uuid = listed.uuid
  `.execute(tx)
}

/**
 * Removes a contribution and its files, marked with the same time. What its author withdraws hosts cannot restore, and the
 * author stops being a contributor. False when it does not exist.
 */
export async function removeContributed(
  tx: Tx,
  { memorialUuid, uuid }: { memorialUuid: string; uuid: string },
  by: 'HOST' | 'AUTHOR',
  now: Date,
): Promise<boolean> {
  const removed = await tx
    .updateTable('contributions')
    .set({ deletedAt: now, ...(by === 'AUTHOR' && { withdrawnAt: now }) })
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', uuid)
    .where('deletedAt', 'is', null)
    .returning('userUuid')
    .executeTakeFirst()
  if (!removed) return false
  await tx
    .updateTable('media')
    .set({ deletedAt: now })
    .where((eb) => eb.or([eb('contributionUuid', '=', uuid), eb('recordingOf', '=', uuid)]))
    .where('deletedAt', 'is', null)
    .execute()
  if (by === 'AUTHOR')
    await tx
      .deleteFrom('relationships')
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', removed.userUuid)
      .where('relationshipType', '=', 'CONTRIBUTOR')
      .execute()
  return true
}
