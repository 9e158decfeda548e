import type { bringMemory as bringCall } from '#contract/brought.ts'
import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { brought as limits } from '#contract/host-limits.ts'
import { latestToday } from '#contract/life-dates.ts'
import { isPhotoDateAhead } from '#contract/photo-date.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { notAfter } from '#server/lib/not-after.ts'
import { screenLine, screenText } from '#server/lib/spam.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo-brought.ts'
import { listOwnRecordings, placeRecordings } from './repo-recordings.ts'
import { listOwnPhotos, placePhotos } from './repo-submit.ts'
import { arrangePhotos, arrangeRecordings } from './rules-submit.ts'

// Memories that the owner brings from the archive of a memorial that was elsewhere (docs/decisions/0036).

/** Of these ids of an archive, those whose memories are here. */
export async function findBrought(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
  ids: readonly string[],
): Promise<string[]> {
  const there = await repo.findBrought(db, memorialUuid, ids)
  return ids.filter((id) => there.has(id))
}

type Memory = Body<typeof bringCall>

/**
 * Writes a memory with its files, as it was: the owner says so, as they may approve or hide it. It is nobody's account's, has no address,
 * and nobody gets a mail about it. The same again changes nothing. Rejects with NOT_PAID, TOO_MANY_BROUGHT, CONTRIBUTION_EMPTY,
 * CONTRIBUTION_TOO_MANY_PHOTOS, TOO_MANY_RECORDINGS, MEDIA_NOT_FOUND for a file that the owner did not upload for it, and BAD_INPUT for a
 * photo of a day that has not come.
 */
export async function bringMemory(
  context: Context,
  owner: HostAccess,
  memory: Memory,
): Promise<{ isNew: boolean }> {
  await access.requirePaid(context, owner)
  refuseDateAhead(memory, latestToday(context.clock.now()))
  const { memorialUuid } = owner
  return changes.change(context, memorialUuid, async (tx) => {
    // Sent twice at once: the memorial is locked, so the second finds what the first has written.
    if ((await repo.findBrought(tx, memorialUuid, [memory.from])).size > 0) return { isNew: false }
    if ((await repo.countBrought(tx, memorialUuid)) >= limits.memoriesMax)
      throw new DomainError('TOO_MANY_BROUGHT')
    await write(context, tx, owner, memory)
    await auditLog.record(context, tx, owner, 'BROUGHT_REST')
    return { isNew: true }
  })
}

function refuseDateAhead({ photos }: Memory, today: string): void {
  const at = photos.findIndex(({ saidDate }) => saidDate && isPhotoDateAhead(saidDate, today))
  if (at >= 0)
    throw new DomainError('BAD_INPUT', { field: `photos.${at}.saidDate`, problem: fieldProblem('photoDate') })
}

async function write(context: Context, tx: Tx, owner: HostAccess, memory: Memory): Promise<void> {
  const { memorialUuid } = owner
  const { contributorName, message, state, onPaper } = memory
  const titled = (uuid: string, title: string) => ({ uuid, title })
  const photos = arrangePhotos(await listOwnPhotos(tx, owner, null), {
    removed: [],
    kept: memory.photos.map(({ id, caption }) => titled(id, caption)),
  })
  const recordings = arrangeRecordings(await listOwnRecordings(tx, owner, null), {
    removed: [],
    kept: memory.recordings.map(({ id, transcript }) => titled(id, transcript)),
  })
  if (message === '' && photos.photos.length + recordings.photos.length === 0)
    throw new DomainError('CONTRIBUTION_EMPTY')
  const now = context.clock.now()
  const date = notAfter(new Date(memory.date), now)
  const lines = [contributorName ?? '', ...memory.photos.map(({ caption }) => caption)]
  const doubt = screenText(message, 0) ?? lines.map(screenLine).find((one) => one !== null)
  const uuid = await repo.insertBrought(
    tx,
    {
      memorialUuid,
      broughtFrom: memory.from,
      contributorName,
      message,
      state,
      pendingReason: state === 'PENDING' ? (doubt ?? 'APPROVAL') : null,
      onPaper,
    },
    date,
  )
  await placePhotos(tx, uuid, photos, now)
  await placeRecordings(tx, uuid, recordings, now)
  for (const { id, saidDate } of memory.photos) await repo.releaseFile(tx, id, saidDate ?? null)
  for (const { id } of memory.recordings) await repo.releaseFile(tx, id, null)
}
