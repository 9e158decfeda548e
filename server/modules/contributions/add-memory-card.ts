import type {
  fileMemoryCard as addCall,
  HostContribution,
  typeOffContribution as typeCall,
} from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import type { ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as media from '#server/modules/media/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { presentOne } from './moderate-contributions.ts'

// Memories that somebody wrote on paper: a host or helper files a picture of each, and types off what it says.

/** Called before the picture is read. Rejects with TOO_MANY_ATTEMPTS or NO_ROOM. */
export async function admitMemoryCard(
  context: Context,
  viewer: ModeratorAccess,
  clientId: string,
  bytes: number,
): Promise<void> {
  if (await findFiled(context.db, viewer.memorialUuid, clientId)) return
  await media.requireQuota(context, 'card', viewer, bytes)
}

/**
 * Files a picture as a memory that waits, whoever files it. A picture that was filed before gives that memory, unchanged.
 * Rejects with the `PHOTO_…` codes, TOO_MANY_ATTEMPTS, and CONTRIBUTION_NOT_FOUND for one that was removed since.
 */
export async function addMemoryCard(
  context: Context,
  viewer: ModeratorAccess,
  { clientId, contributorName, message }: Body<typeof addCall>,
  files: readonly media.ArrivedFile[],
): Promise<{ contribution: HostContribution }> {
  const { memorialUuid } = viewer
  const [file] = files
  if (!file) throw new DomainError('FILE_MISSING')
  const there = await findFiled(context.db, memorialUuid, clientId)
  if (there) return presentOne(context.db, viewer, there)
  const destination = { kind: 'card', sender: viewer } as const
  const { mediaUuid } = await media.takeUpload(context, destination, file, { title: '', clientId })
  return changes.change(context, memorialUuid, async (tx) => {
    // Sent twice at once: the memorial is locked, so the second finds what the first has written.
    const now = await findFiled(tx, memorialUuid, clientId)
    // A removed memory keeps its picture, with which it can be put back.
    if (!now && (await isFiled(tx, mediaUuid))) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    const words = { memorialUuid, mediaUuid, contributorName, message }
    const uuid = now ?? (await insertMemory(tx, words, context.clock.now()))
    if (!now) await auditLog.record(context, tx, viewer, 'FILED_MEMORY', { contribution: uuid })
    return presentOne(tx, viewer, uuid)
  })
}

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
    const isWritten = isSame(found, before) || isSame(found, typed)
    if (isWritten && !isSame(found, typed)) {
      await tx
        .updateTable('contributions')
        .set({ ...typed, updatedAt: context.clock.now() })
        .where('uuid', '=', contributionUuid)
        .execute()
      await auditLog.record(context, tx, viewer, 'TYPED_MEMORY', { contribution: contributionUuid })
    }
    return { ...(await presentOne(tx, viewer, contributionUuid)), isWritten }
  })
}

const isSame = (one: Typed, other: Typed) =>
  (one.contributorName ?? '') === (other.contributorName ?? '') && one.message === other.message

/** What is known of a memory on paper besides its picture. */
interface Typed {
  contributorName: string | null
  message: string
}

/** The uuid of the memory whose picture has this id of the browser; undefined when there is none, or it was removed. */
async function findFiled(db: Db, memorialUuid: string, clientId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select('contributions.uuid')
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.clientId', '=', clientId)
    .where('contributions.onPaper', '=', true)
    .where('contributions.deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.uuid
}

/** Whether a picture belongs to a memory already, also to one that was removed. */
async function isFiled(db: Db, mediaUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('contributionUuid')
    .where('uuid', '=', mediaUuid)
    .executeTakeFirst()
  return row !== undefined && row.contributionUuid !== null
}

/** Makes a memory that waits, with one picture; returns its uuid. */
async function insertMemory(
  tx: Tx,
  { memorialUuid, mediaUuid, ...typed }: Typed & { memorialUuid: string; mediaUuid: string },
  now: Date,
): Promise<string> {
  const { uuid } = await tx
    .insertInto('contributions')
    .values({
      ...typed,
      memorialUuid,
      onPaper: true,
      state: 'PENDING',
      pendingReason: 'APPROVAL',
      dateCreated: now,
      updatedAt: now,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('media')
    .set({ contributionUuid: uuid, position: 0 })
    .where('uuid', '=', mediaUuid)
    .execute()
  return uuid
}
