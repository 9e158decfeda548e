import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { latestToday } from '#contract/life-dates.ts'
import type { dateMedia, Media } from '#contract/media.ts'
import { isPhotoDateAhead } from '#contract/photo-date.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { distinct } from '#server/lib/distinct.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentOwnPhoto } from './present.ts'

/**
 * Says when photos and films were taken, all or none. Rejects with MEDIA_NOT_FOUND if one of them is none of this memorial, or was
 * removed; with BAD_INPUT for a date that lies ahead.
 */
export function setMediaDates(
  context: Context,
  host: HostAccess,
  { mediaUuids, date }: Body<typeof dateMedia>,
): Promise<{ media: Media[] }> {
  if (date && isPhotoDateAhead(date, latestToday(context.clock.now())))
    throw new DomainError('BAD_INPUT', { field: 'date', problem: fieldProblem('photoDate') })
  const uuids = distinct(mediaUuids)
  return changes.change(context, host.memorialUuid, async (tx) => {
    const rows = await setDates(tx, host.memorialUuid, uuids, date)
    if (rows.length < uuids.length) throw new DomainError('MEDIA_NOT_FOUND')
    await auditLog.record(context, tx, host, 'CHANGED_PHOTOS')
    return { media: rows.map(presentOwnPhoto) }
  })
}

/**
 * Sets what hosts say of photos and films: of their own beside nothing else, of those of others beside what these said. Gives the
 * rows that it changed: photos and films of this memorial that are not removed.
 */
const setDates = (tx: Tx, memorialUuid: string, uuids: readonly string[], date: string | null) =>
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
