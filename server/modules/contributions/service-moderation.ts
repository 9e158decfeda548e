import type { HostContribution, PendingReason } from '#contract/contributions.ts'
import type { ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import { screenText } from '#server/lib/spam.ts'
import { undoEnds } from '#server/lib/undo.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import { presentMedia } from '#server/modules/media/present.ts'
import * as media from '#server/modules/media/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { type ForHost, presentForHost } from './present.ts'
import { readOne, readPage, readSome, withFiles } from './repo.ts'
import * as repo from './repo-edit.ts'

// Contributions for the hosts and for their authors. Every call answers CONTRIBUTION_NOT_FOUND for one that was
// removed, or belongs to another memorial.

/** Waiting ones first, then newest first. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function listContributions(
  { db }: Pick<Context, 'db'>,
  viewer: ModeratorAccess,
  wanted: { after?: string | undefined },
) {
  const { page, next } = pageOf(await readPage(db, viewer.memorialUuid, readCursor(wanted.after)))
  const contributions = await withFiles(db, page)
  return { contributions: contributions.map((row) => presentTo(viewer, row)), next }
}

/** Hides a contribution from the public page. */
export const hideContribution = (context: Context, viewer: ModeratorAccess, contributionUuid: string) =>
  changeState(context, viewer, contributionUuid, { state: 'HIDDEN', action: 'HID_MEMORY' })

/** Shows a contribution that waited or was hidden. */
export const approveContribution = (context: Context, viewer: ModeratorAccess, contributionUuid: string) =>
  changeState(context, viewer, contributionUuid, { state: 'VISIBLE', action: 'SHOWED_MEMORY' })

function changeState(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuid: string,
  { state, action }: { state: 'HIDDEN' | 'VISIBLE'; action: 'HID_MEMORY' | 'SHOWED_MEMORY' },
) {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    if (!(await repo.setState(tx, memorialUuid, contributionUuid, state)))
      throw new DomainError('CONTRIBUTION_NOT_FOUND')
    await auditLog.record(context, tx, viewer, action, { contribution: contributionUuid })
    return presentOne(tx, viewer, contributionUuid)
  })
}

/**
 * Approves waiting contributions in one change. Skips those that are gone or belong to another memorial; rejects with
 * CONTRIBUTION_NOT_FOUND when none is left.
 */
export const approveWaiting = (
  context: Context,
  viewer: ModeratorAccess,
  contributionUuids: readonly string[],
) =>
  changeSome(context, viewer, contributionUuids, {
    write: (tx) => repo.approve(tx, viewer.memorialUuid, contributionUuids),
    action: 'SHOWED_MEMORY',
  })

/** Makes them wait again. Skips and rejects as `approveWaiting` does. */
export const returnToPending = (
  context: Context,
  viewer: ModeratorAccess,
  contributionUuids: readonly string[],
) =>
  changeSome(context, viewer, contributionUuids, {
    write: (tx) => repo.returnToPending(tx, viewer.memorialUuid, contributionUuids, reasonToWait),
    action: 'LEFT_MEMORY_WAITING',
  })

function changeSome(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuids: readonly string[],
  change: {
    /** Gives those that changed. */
    write: (tx: Tx) => Promise<string[]>
    action: 'SHOWED_MEMORY' | 'LEFT_MEMORY_WAITING'
  },
) {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    for (const contribution of await change.write(tx))
      await auditLog.record(context, tx, viewer, change.action, { contribution })
    const rows = await withFiles(tx, await readSome(tx, memorialUuid, contributionUuids))
    if (rows.length === 0) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    return { contributions: rows.map((row) => presentTo(viewer, row)) }
  })
}

/** Can be undone for 30 days; then the contribution and the files of its photos are deleted. */
export function removeContribution(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuid: string,
): Promise<void> {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    if (!(await repo.remove(tx, memorialUuid, contributionUuid, context.clock.now())))
      throw new DomainError('CONTRIBUTION_NOT_FOUND')
    await auditLog.record(context, tx, viewer, 'REMOVED_MEMORY', { contribution: contributionUuid })
  })
}

/**
 * Removes it and blocks its account: that may add nothing more here, neither words nor an answer nor a gift. Of a memory that came by
 * mail the address is blocked: further mails of it are dropped. Rejects with CANNOT_BLOCK for hosts and moderators. A memory from paper is
 * only removed.
 */
export function blockContributor(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuid: string,
): Promise<void> {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    const contributor = await repo.findContributor(tx, memorialUuid, contributionUuid)
    if (!contributor) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    const { userUuid, contributorEmail: email, mailSender } = contributor
    const withoutName = !contributor.isNamed
    if (userUuid) await blocking.block(context, tx, memorialUuid, { userUuid, withoutName })
    else if (email && mailSender) {
      if (!contributor.canBlock) throw new DomainError('CANNOT_BLOCK')
      const proven = mailSender === 'PROVEN'
      await blocking.blockAddress(context, tx, memorialUuid, { email, proven, withoutName })
    }
    await repo.remove(tx, memorialUuid, contributionUuid, context.clock.now())
    // The log does not name an anonymous contributor either.
    const user = contributor.isNamed ? userUuid : null
    await auditLog.record(context, tx, viewer, 'BLOCKED', { user, contribution: contributionUuid })
  })
}

/** Restoring twice changes nothing. Rejects with CONTRIBUTION_REPLACED too. */
export function restoreContribution(context: Context, viewer: ModeratorAccess, contributionUuid: string) {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    const removed = await repo.findRemoved(tx, memorialUuid, contributionUuid, undoEnds(context.clock.now()))
    if (removed) {
      await bringBack(context, tx, memorialUuid, removed)
      await auditLog.record(context, tx, viewer, 'RESTORED_MEMORY', { contribution: contributionUuid })
    }
    return presentOne(tx, viewer, contributionUuid)
  })
}

async function bringBack(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  memorialUuid: string,
  removed: { uuid: string; userUuid: string | null },
) {
  const { uuid, userUuid } = removed
  if (userUuid && (await repo.hasAnother(tx, memorialUuid, userUuid)))
    throw new DomainError('CONTRIBUTION_REPLACED')
  await repo.restore(tx, uuid)
  await media.renderSkipped({ jobs }, tx, memorialUuid)
}

/** Deletes for good what was removed more than 30 days ago. */
export async function deleteExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await repo.deleteExpired(db, undoEnds(clock.now()))
}

/** The reason to wait that these words would have if they arrived now. */
const reasonToWait = (message: string): PendingReason => screenText(message, 0) ?? 'APPROVAL'

/** Rejects with CONTRIBUTION_NOT_FOUND. */
export async function presentOne(db: Db, viewer: ModeratorAccess, contributionUuid: string) {
  const row = await readOne(db, viewer.memorialUuid, contributionUuid)
  const [whole] = await withFiles(db, row ? [row] : [])
  if (!whole) throw new DomainError('CONTRIBUTION_NOT_FOUND')
  return { contribution: presentTo(viewer, whole) }
}

/** A moderator does not need anybody's address, and may not thank (docs/decisions/0008). */
function presentTo({ role }: ModeratorAccess, row: ForHost): HostContribution {
  const forHost = presentForHost(row)
  if (role !== 'MODERATOR') return forHost
  // What the slideshow plays is the hosts' to say, and when a photo was taken.
  const media = row.media.map(presentMedia)
  const recordings = forHost.recordings?.map(
    ({ withSound: _, saidDate: _said, hostDate: _host, ...recording }) => recording,
  )
  return { ...forHost, media, contributorEmail: null, canThank: false, ...(recordings && { recordings }) }
}
