import { sql } from 'kysely'
import type { Tx } from '#server/ports/database.ts'

/**
 * Sets what hosts say of photos and films: of their own beside nothing else, of those of others beside what these said. Gives the
 * rows that it changed: photos and films of this memorial that are not removed.
 */
export const setDates = (tx: Tx, memorialUuid: string, uuids: readonly string[], date: string | null) =>
  tx
    .updateTable('media')
    .set({
      saidDate: sql`case when role in ('PHOTO', 'FILM') then ${date} else said_date end`,
      hostDate: sql`case when role in ('PHOTO', 'FILM') then host_date else ${date} end`,
    })
    .where('uuid', 'in', uuids)
    .where('memorialUuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('role', 'in', ['PHOTO', 'FILM']),
        eb.and([
          eb('role', 'in', ['CONTRIBUTION', 'MEMORY_FILM']),
          eb.exists(
            eb
              .selectFrom('contributions')
              .select('contributions.uuid')
              .where(sql<boolean>`contributions.uuid = coalesce(media.contribution_uuid, media.recording_of)`)
              .where('contributions.deletedAt', 'is', null),
          ),
        ]),
      ]),
    )
    .returningAll()
    .execute()
