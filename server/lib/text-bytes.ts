import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { ownTextNames } from '#contract/memorial-texts.ts'

const ownColumns = sql.join(ownTextNames.map((name) => sql.ref(name)))

/**
 * Bytes of all texts that hosts wrote for memorials: stories, captions, contacts, funds, programme and the memorial's own fields.
 *
 * @param memorialUuids a list or query of their ids, for `in`
 */
export async function readTextBytes(
  db: QueryExecutorProvider,
  memorialUuids: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
  select coalesce(sum(octet_length(texts.words)), 0)::float8 as bytes from (
    select concat(name_of_person, ${ownColumns}) from memorials where uuid in (${memorialUuids})
    union all select concat(title, text) from stories where memorial_uuid in (${memorialUuids})
    union all select title from media where memorial_uuid in (${memorialUuids}) and role in ('PHOTO', 'PROFILE_PHOTO', 'FILM', 'HOST_VIDEO')
    union all select concat(email, phone, first_name, surname) from contacts where memorial_uuid in (${memorialUuids})
    union all select concat(title, description, recipient, payout, charity) from funds where memorial_uuid in (${memorialUuids})
    union all select concat(title, place, details, stream_url, recording_url) from events where memorial_uuid in (${memorialUuids})
  ) texts (words)`.execute(db)
  return rows[0]?.bytes ?? 0
}
