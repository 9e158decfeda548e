import { type RawBuilder, sql } from 'kysely'
import { ownTextNames } from '#contract/memorial-texts.ts'
import { lifeDates } from '#server/lib/life-span.ts'
import { firstDay } from '#server/lib/programme.ts'
import type { Db } from '#server/ports/database.ts'
import { describeFile, selectFiles } from './read-personal-data.ts'

// What of a person's data belongs to memorials that they look after (see read-personal-data.ts).

/** Includes deleted memorials that can still be restored. */
export function readHosted(db: Db, userUuid: string) {
  return db
    .selectFrom('memorials')
    .innerJoin('relationships', 'relationships.memorialUuid', 'memorials.uuid')
    .select(['memorials.uuid', 'memorials.shareSlug', 'memorials.nameOfPerson'])
    .select([...lifeDates, ...firstDay])
    .select([...ownTextNames, 'memorials.profilePhotoUuid', 'memorials.visibility'])
    .select(['memorials.searchIndexed', 'memorials.photoOrder', 'memorials.language'])
    .select(['memorials.createdAt', 'memorials.updatedAt', 'memorials.deletedAt'])
    .select(['memorials.paymentCompletedAt', 'memorials.retainedUntil', 'memorials.promoApplied'])
    .select(['relationships.relationshipType'])
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .orderBy('memorials.createdAt')
    .execute()
}

type HostedRow = Awaited<ReturnType<typeof readHosted>>[number]

/** A memorial that the person hosts, with all its parts. */
export async function readHostedMemorial(db: Db, row: HostedRow, publicUrl: string) {
  const { uuid, shareSlug, profilePhotoUuid, ...facts } = row
  const read = async (part: RawBuilder<object>) => (await part.execute(db)).rows
  const files = selectFiles(db).where('contributionUuid', 'is', null).where('memorialUuid', '=', uuid)
  const all = await files.orderBy('position').execute()
  const stories = sql<{ text: string }>`
    select concat_ws(e'\\n\\n', nullif(title, ''), nullif(text, '')) as text
    from stories where memorial_uuid = ${uuid} order by position`
  const file = describeFile(publicUrl)
  const inRole = (role: (typeof all)[number]['role']) => all.filter((one) => one.role === role).map(file)
  const [order] = await read(
    sql`select content, saved_at from orders_of_service where memorial_uuid = ${uuid}`,
  )
  return {
    ...facts,
    link: `${publicUrl}/view/${shareSlug}`,
    portrait: all.filter((one) => one.uuid === profilePhotoUuid).map(file)[0] ?? null,
    videoMessages: inRole('HOST_VIDEO'),
    photos: inRole('PHOTO'),
    films: inRole('FILM'),
    stories: (await stories.execute(db)).rows.map(({ text }) => text),
    contacts: await read(sql`
      select email, phone, first_name, surname, invite_state, date_invite_sent
      from contacts where memorial_uuid = ${uuid} order by position`),
    donationFunds: await read(sql`
      select title, description, recipient, payout, charity, goal_minor, created_at, deleted_at
      from funds where memorial_uuid = ${uuid} order by position`),
    programme: await read(sql`
      select kind, title, date, begins, end_date, ends, zone, place, details, audience, asks_food, asks_access,
        stream_url, recording_url, is_not_streamed, cancelled_at
      from events where memorial_uuid = ${uuid} order by position`),
    orderOfService: order ?? null,
    // What its hosts typed: the answers, memories and gifts of others are theirs.
    whomToThank: await read(sql`
      select kind, name, words, email, note, thanked_at, removed_at
      from thanks where memorial_uuid = ${uuid} order by created_at`),
  }
}
