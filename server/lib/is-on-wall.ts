import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a row of `contributions` is on the wall: approved, not removed, and with something to read or see. One with
 * files only waits until the first is ready.
 */
export const isOnWall: RawBuilder<boolean> = sql`
  contributions.state = 'VISIBLE' and contributions.deleted_at is null and (
    contributions.message <> '' or exists (
      select from media
      where (media.contribution_uuid = contributions.uuid or media.recording_of = contributions.uuid)
        and media.state = 'READY' and media.deleted_at is null
    )
  )`
