import type pg from 'pg'
import { seedResponses } from '../../tests/support/responses.ts'

/** As much as a large family leaves, so that every list overflows and every name is too long. */
export const BULK = { photos: 200, stories: 40, rsvps: 500, contributions: 300, contacts: 300 }

/** Gives a memorial this many photos of another one, as rows that refer to the same files. */
export async function showPhotosOf(
  database: pg.Client,
  from: string,
  { memorialUuid, photos }: { memorialUuid: string; photos: number },
): Promise<void> {
  await database.query(
    `with shown as (select *, row_number() over (order by position) as n, count(*) over () as few
       from media where memorial_uuid = $1 and role = 'PHOTO')
     insert into media (memorial_uuid, role, state, title, position, location, filename, extension, width, height,
       placeholder, widths, original_key, original_name, bytes)
     select $2, role, state, case when at % 3 = 1 and at >= few then '' when at % 3 = 0 and at >= few then title || $4 else title end,
       at, location, filename, extension, width, height, placeholder, widths, original_key, original_name, bytes
     from shown, generate_series(0, $3::int - 1) as at where at % few = n - 1`,
    [from, memorialUuid, photos, ', as we remember it from that summer, before the old jetty was taken away'],
  )
}

/** Adds none to six photos to every second of the newest memories. */
export async function sharePhotos(database: pg.Client, memorialUuid: string): Promise<void> {
  await database.query(
    `with given as (select uuid, row_number() over (order by date_created desc) as n from contributions
       where memorial_uuid = $1),
     own as (select *, row_number() over (order by position) as p from media
       where memorial_uuid = $1 and role = 'PHOTO' order by position limit 6)
     insert into media (memorial_uuid, contribution_uuid, role, state, title, position, location, filename, extension,
       width, height, placeholder, widths, original_key, original_name, bytes)
     select $1::uuid, given.uuid, 'CONTRIBUTION', own.state, own.title, own.p, location, filename, extension,
       width, height, placeholder, widths, original_key, original_name, bytes
     from given join own on own.p <= n % 7 where n % 2 = 0 and n < 60`,
    [memorialUuid],
  )
}

/** Answers, memories with photos, contacts in every state, gifts to funds; some memories wait for a host. */
export async function addBulkResponses(database: pg.Client, memorialUuid: string): Promise<void> {
  await seedResponses(database, {
    memorialUuid,
    rsvps: BULK.rsvps,
    contributions: BULK.contributions,
    contacts: BULK.contacts,
    funds: 3,
    donations: 120,
  })
  const change = (sql: string) => database.query(sql, [memorialUuid])
  await sharePhotos(database, memorialUuid)
  await change(
    `update contributions set state = 'PENDING', pending_reason = case when r % 2 = 0 then 'LINKS' else 'APPROVAL' end
     from (select uuid as one, row_number() over (order by date_created desc) as r from contributions
       where memorial_uuid = $1) as numbered where uuid = one and r in (2, 3, 5, 8)`,
  )
  await change(
    `update contacts set invite_state = (array['NONE', 'QUEUED', 'SENT', 'BOUNCED'])[1 + position % 4],
       invite_error = case when position % 4 = 3 then 'The mailbox does not exist.' end,
       date_invite_sent = case when position % 4 = 2 then now() - interval '3 days' end,
       -- Of an address that none of the answers has, every third.
       email = case when position % 3 = 2 then 'family.' else '' end || lower(email),
       unsubscribed_at = case when position % 12 = 5 then now() end
     where memorial_uuid = $1 and email is not null`,
  )
  await change(
    `update contacts set first_name = 'Wolfeschlegelsteinhausenbergerdorff', surname = 'Featherstonehaugh-Cholmondeley',
       email = 'wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@a-rather-long-domain-name.example.com'
     where memorial_uuid = $1 and position = 1`,
  )
}
