import type {
  fileMemoryCard as fileCall,
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
import * as repo from './repo-paper.ts'
import { presentOne } from './service-moderation.ts'

// Memories that somebody wrote on paper: a host or helper files a picture of each, and types off what it says.

/** Called before the picture is read. Rejects with TOO_MANY_ATTEMPTS or NO_ROOM. */
export async function admitMemoryCard(
  context: Context,
  viewer: ModeratorAccess,
  clientId: string,
  bytes: number,
): Promise<void> {
  if (await repo.findFiled(context.db, viewer.memorialUuid, clientId)) return
  await media.requireQuota(context, 'card', viewer, bytes)
}

/**
 * Files a picture as a memory that waits, whoever files it. A picture that was filed before gives that memory, unchanged.
 * Rejects with the `PHOTO_…` codes, TOO_MANY_ATTEMPTS, and CONTRIBUTION_NOT_FOUND for one that was removed since.
 */
export async function fileMemoryCard(
  context: Context,
  viewer: ModeratorAccess,
  { clientId, contributorName, message }: Body<typeof fileCall>,
  files: readonly media.ArrivedFile[],
): Promise<{ contribution: HostContribution }> {
  const { memorialUuid } = viewer
  const [file] = files
  if (!file) throw new DomainError('FILE_MISSING')
  const there = await repo.findFiled(context.db, memorialUuid, clientId)
  if (there) return presentOne(context.db, viewer, there)
  const destination = { kind: 'card', sender: viewer } as const
  const { mediaUuid } = await media.takeUpload(context, destination, file, { title: '', clientId })
  return changes.change(context, memorialUuid, async (tx) => {
    // Sent twice at once: the memorial is locked, so the second finds what the first has written.
    const now = await repo.findFiled(tx, memorialUuid, clientId)
    // A removed memory keeps its picture, with which it can be put back.
    if (!now && (await repo.isFiled(tx, mediaUuid))) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    const words = { memorialUuid, mediaUuid, contributorName, message }
    const uuid = now ?? (await repo.file(tx, words, context.clock.now()))
    if (!now) await auditLog.record(context, tx, viewer, 'FILED_MEMORY', { contribution: uuid })
    return presentOne(tx, viewer, uuid)
  })
}

/**
 * Writes what a memory on paper says, unless somebody else did so since `before`. Rejects with CONTRIBUTION_NOT_FOUND,
 * also for a memory that its author typed.
 */
export function typeOffContribution(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuid: string,
  { before, ...typed }: Body<typeof typeCall>,
): Promise<{ contribution: HostContribution; isWritten: boolean }> {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    const found = await repo.findOnPaper(tx, memorialUuid, contributionUuid)
    if (!found) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    const isWritten = isSame(found, before) || isSame(found, typed)
    if (isWritten && !isSame(found, typed)) {
      await repo.typeOff(tx, contributionUuid, typed, context.clock.now())
      await auditLog.record(context, tx, viewer, 'TYPED_MEMORY', { contribution: contributionUuid })
    }
    return { ...(await presentOne(tx, viewer, contributionUuid)), isWritten }
  })
}

const isSame = (one: repo.Typed, other: repo.Typed) =>
  (one.contributorName ?? '') === (other.contributorName ?? '') && one.message === other.message
