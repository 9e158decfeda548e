import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import type { MediaRow } from './queries.ts'
import { isPlayedRole, isRendered, playedRoles } from './rules.ts'

/** Queues what restored files of a memorial still need: jobs ran, and skipped them, while they were removed. */
export async function renderSkipped(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  memorialUuid: string,
): Promise<void> {
  const unrendered = await tx
    .selectFrom('media')
    .select(['uuid', 'role', 'state', 'widths', 'mp4State'])
    .where('memorialUuid', '=', memorialUuid)
    // No served file yet, or no MP4 that was tried.
    .where((eb) =>
      eb.or([
        eb('state', '=', 'PROCESSING'),
        eb.and([eb('role', 'in', playedRoles), eb('state', '=', 'READY'), eb('mp4State', 'is', null)]),
      ]),
    )
    .where('deletedAt', 'is', null)
    .execute()
  for (const file of unrendered) await queueAnew({ jobs }, tx, file)
}

/** Queues what a new or restored file still needs. */
export async function queueAnew(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  { uuid, role, state, widths, mp4State }: Pick<MediaRow, 'uuid' | 'role' | 'state' | 'widths' | 'mp4State'>,
): Promise<void> {
  const task = { mediaUuid: uuid }
  if (!isPlayedRole(role)) {
    if (!isRendered({ state, widths })) await jobs.enqueue(tx, 'media.render', task, { key: uuid })
  } else if (state === 'PROCESSING') await jobs.enqueue(tx, 'media.film', task, { key: uuid })
  else if (mp4State === null) await jobs.enqueue(tx, 'media.mp4', task, { key: uuid })
}
