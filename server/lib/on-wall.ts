import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a row of `contributions` stands on the wall: let in, not removed, and with something to read or to see. One
 * of photos alone waits until the first of them is ready.
 */
export const isOnWall: RawBuilder<boolean> = sql`
  contributions.state = 'VISIBLE' and contributions.deleted_at is null and (
    contributions.message <> '' or exists (
      select from media
      where media.contribution_uuid = contributions.uuid and media.state = 'READY' and media.deleted_at is null
    )
  )`
