import type {
  fileMemoryCard as addCall,
  HostContribution,
  typeOffContribution as typeCall,
} from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import type { ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { requireQuota } from '#server/modules/media/require-quota.ts'
import { type ArrivedFile, takeUpload } from '#server/modules/media/take-upload.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentOne } from './moderate-contributions.ts'
import { insertContribution, placeFiles } from './write-contribution.ts'

// Memories that somebody wrote on paper: a host or helper files a picture of each, and types off what it says.

/** Called before the picture is read. Rejects with TOO_MANY_ATTEMPTS or NO_ROOM. */
export async function admitMemoryCard(
  context: Context,
  viewer: ModeratorAccess,
  clientId: string,
  bytes: number,
): Promise<void> {
  if ((await findFiled(context.db, viewer, clientId))?.deletedAt === null) return
  await requireQuota(context, 'card', viewer, bytes)
}

/**
 * Files a picture as a memory that waits, whoever files it. A picture that was filed before gives that memory, unchanged.
 * Rejects with the `PHOTO_…` codes, TOO_MANY_ATTEMPTS, and CONTRIBUTION_NOT_FOUND for one that was removed since.
 */
export async function addMemoryCard(
  context: Context,
  viewer: ModeratorAccess,
  { clientId, contributorName, message }: Body<typeof addCall>,
  files: readonly ArrivedFile[],
): Promise<{ contribution: HostContribution }> {
  const { memorialUuid } = viewer
  const [file] = files
  if (!file) throw new DomainError('FILE_MISSING')
  const there = await findFiled(context.db, viewer, clientId)
  if (there) return presentOne(context.db, viewer, there.uuid)
  const destination = { kind: 'card', sender: viewer } as const
  const { mediaUuid } = await takeUpload(context, destination, file, { title: '', clientId })
  return changes.change(context, memorialUuid, async (tx) => {
    // Sent twice at once: the memorial is locked, so the second finds what the first has written.
    const first = await findFiled(tx, viewer, clientId)
    if (first) return presentOne(tx, viewer, first.uuid)
    const now = context.clock.now()
    const uuid = await insertContribution(tx, {
      memorialUuid,
      contributorName,
      message,
      onPaper: true,
      state: 'PENDING',
      pendingReason: 'APPROVAL',
      dateCreated: now,
      updatedAt: now,
    })
    await placeFiles(tx, uuid, { files: [{ uuid: mediaUuid, title: null }], removed: [] }, now)
    await auditLog.record(context, tx, viewer, 'FILED_MEMORY', { contribution: uuid })
    return presentOne(tx, viewer, uuid)
  })
}

/** The memory whose picture has this id of the browser; a removed one keeps it, so that it can be put back. */
const findFiled = (db: Db, { memorialUuid }: ModeratorAccess, clientId: string) =>
  db
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select(['contributions.uuid', 'contributions.deletedAt'])
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.clientId', '=', clientId)
    .executeTakeFirst()

/**
 * Writes what a memory on paper says, unless somebody else did so since `before`. Rejects with CONTRIBUTION_NOT_FOUND,
 * also for a memory that its author typed.
 */
export function writeCardWords(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuid: string,
  { before, ...typed }: Body<typeof typeCall>,
): Promise<{ contribution: HostContribution; isWritten: boolean }> {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    const found = await tx
      .selectFrom('contributions')
      .select(['contributorName', 'message'])
      .where('memorialUuid', '=', memorialUuid)
      .where('uuid', '=', contributionUuid)
      .where('onPaper', '=', true)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (!found) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    const isThere = (words: typeof found) =>
      (found.contributorName ?? '') === (words.contributorName ?? '') && found.message === words.message
    if (!isThere(typed) && isThere(before)) {
      await tx
        .updateTable('contributions')
        .set({ ...typed, updatedAt: context.clock.now() })
        .where('uuid', '=', contributionUuid)
        .execute()
      await auditLog.record(context, tx, viewer, 'TYPED_MEMORY', { contribution: contributionUuid })
    }
    return {
      ...(await presentOne(tx, viewer, contributionUuid)),
      isWritten: isThere(before) || isThere(typed),
    }
  })
}
