import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { latestToday } from '#contract/life-dates.ts'
import type { Media } from '#contract/media.ts'
import type { dateMedia as endpoint } from '#contract/media-dates.ts'
import { isPhotoDateAhead } from '#contract/photo-date.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { distinct } from '#server/lib/distinct.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentOwnPhoto } from './present.ts'
import { setDates } from './repo-dates.ts'

/**
 * Says when photos and films were taken, all or none. Rejects with MEDIA_NOT_FOUND if one of them is none of this memorial, or was
 * removed; with BAD_INPUT for a date that lies ahead.
 */
export function dateMedia(
  context: Context,
  host: HostAccess,
  { mediaUuids, date }: Body<typeof endpoint>,
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
