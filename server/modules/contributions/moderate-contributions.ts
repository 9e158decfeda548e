import { sql } from 'kysely'
import type { HostContribution, writeRecordingTranscript as writeCall } from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import type { ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { readPage } from '#server/lib/keyset.ts'
import { screenText } from '#server/lib/spam.ts'
import { undoEnds } from '#server/lib/undo.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as blocking from '#server/modules/blocking/block-person.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { presentMedia } from '#server/modules/media/present.ts'
import { renderSkipped } from '#server/modules/media/render-skipped.ts'
import { writeTranscript } from '#server/modules/media/write-transcript.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { type ForHost, presentForHost } from './present.ts'
import { readWhole, selectContributions } from './select-contributions.ts'
import { removeContributed } from './write-contribution.ts'

// Contributions for the hosts and for their authors. Every call answers CONTRIBUTION_NOT_FOUND for one that was
// removed, or belongs to another memorial.

/** Waiting ones first, then newest first. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function listContributions(
  { db }: Pick<Context, 'db'>,
  viewer: ModeratorAccess,
  wanted: { after?: string | undefined },
) {
  const all = selectContributions(db, viewer.memorialUuid)
    .orderBy('contributions.place', 'desc')
    .orderBy('contributions.uuid')
  const order = { date: 'contributions.place', uuid: 'contributions.uuid' }
  const { page, next } = await readPage(all, order, wanted.after)
  return { contributions: page.map((row) => presentTo(viewer, row)), next }
}

/** Hides a contribution from the public page, or shows one that waited or was hidden. */
export function setHidden(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuid: string,
  isHidden: boolean,
) {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    const { numUpdatedRows } = await update(tx, memorialUuid, [contributionUuid])
      .set({ state: isHidden ? 'HIDDEN' : 'VISIBLE', pendingReason: null })
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    const action = isHidden ? 'HID_MEMORY' : 'SHOWED_MEMORY'
    await auditLog.record(context, tx, viewer, action, { contribution: contributionUuid })
    return presentOne(tx, viewer, contributionUuid)
  })
}

/**
 * Shows those that wait, or makes those wait that do not, in one change. Skips those that are gone or belong to another
 * memorial; rejects with CONTRIBUTION_NOT_FOUND when none is left.
 */
export function setApproved(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuids: readonly string[],
  isApproved: boolean,
) {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    const changed = await update(tx, memorialUuid, contributionUuids)
      .set({ state: isApproved ? 'VISIBLE' : 'PENDING', pendingReason: isApproved ? null : 'APPROVAL' })
      .where('state', isApproved ? '=' : '!=', 'PENDING')
      .returning(['uuid', 'message'])
      .execute()
    const action = isApproved ? 'SHOWED_MEMORY' : 'LEFT_MEMORY_WAITING'
    for (const { uuid, message } of changed) {
      // The reason that these words would have if they arrived now.
      const pendingReason = isApproved ? null : screenText(message, 0)
      if (pendingReason)
        await tx.updateTable('contributions').set({ pendingReason }).where('uuid', '=', uuid).execute()
      await auditLog.record(context, tx, viewer, action, { contribution: uuid })
    }
    const rows = await selectContributions(tx, memorialUuid)
      .where('contributions.uuid', 'in', contributionUuids)
      .orderBy('contributions.place', 'desc')
      .orderBy('contributions.uuid')
      .execute()
    if (rows.length === 0) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    return { contributions: rows.map((row) => presentTo(viewer, row)) }
  })
}

const update = (tx: Tx, memorialUuid: string, contributionUuids: readonly string[]) =>
  tx
    .updateTable('contributions')
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', 'in', contributionUuids)
    .where('deletedAt', 'is', null)

/** Can be undone for 30 days; then the contribution and the files of its photos are deleted. */
export function removeContribution(context: Context, viewer: ModeratorAccess, uuid: string): Promise<void> {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    if (!(await removeContributed(tx, { memorialUuid, uuid }, 'HOST', context.clock.now())))
      throw new DomainError('CONTRIBUTION_NOT_FOUND')
    await auditLog.record(context, tx, viewer, 'REMOVED_MEMORY', { contribution: uuid })
  })
}

/**
 * Removes it and blocks its account: that may add nothing more here, neither words nor an answer nor a gift. Of a memory that came by
 * mail the address is blocked: further mails of it are dropped. Rejects with CANNOT_BLOCK for hosts and moderators. A memory from paper is
 * only removed.
 */
export function blockContributor(context: Context, viewer: ModeratorAccess, uuid: string): Promise<void> {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    const contributor = await tx
      .selectFrom('contributions')
      .select(['userUuid', 'contributorEmail as email', 'mailSender'])
      .select(sql<boolean>`coalesce(trim(contributor_name), '') = ''`.as('withoutName'))
      .where('memorialUuid', '=', memorialUuid)
      .where('uuid', '=', uuid)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (!contributor) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    const { userUuid, mailSender, withoutName } = contributor
    const email = mailSender && contributor.email
    if (userUuid || email) {
      const proven = userUuid !== null || mailSender === 'PROVEN'
      await blocking.block(context, tx, memorialUuid, { userUuid, email, proven, withoutName })
    }
    await removeContributed(tx, { memorialUuid, uuid }, 'HOST', context.clock.now())
    // The log does not name an anonymous contributor either.
    const user = withoutName ? null : userUuid
    await auditLog.record(context, tx, viewer, 'BLOCKED', { user, contribution: uuid })
  })
}

/**
 * Brings it back with the files that were removed with it; those removed before stay removed. Restoring twice changes
 * nothing. Rejects with CONTRIBUTION_REPLACED too.
 */
export function restoreContribution(context: Context, viewer: ModeratorAccess, uuid: string) {
  const { memorialUuid } = viewer
  return changes.change(context, memorialUuid, async (tx) => {
    const removed = await tx
      .selectFrom('contributions')
      .select(['userUuid', 'deletedAt'])
      .where('memorialUuid', '=', memorialUuid)
      .where('uuid', '=', uuid)
      .where('deletedAt', '>=', undoEnds(context.clock.now()))
      .where('withdrawnAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (removed) {
      const { userUuid } = removed
      if (userUuid && (await readWhole(tx, memorialUuid, { userUuid })))
        throw new DomainError('CONTRIBUTION_REPLACED')
      await sql`update media set deleted_at = null from contributions
        where contributions.uuid = ${uuid} and media.deleted_at = contributions.deleted_at
          and (media.contribution_uuid = ${uuid} or media.recording_of = ${uuid})`.execute(tx)
      await tx.updateTable('contributions').set({ deletedAt: null }).where('uuid', '=', uuid).execute()
      await renderSkipped(context, tx, memorialUuid)
      await auditLog.record(context, tx, viewer, 'RESTORED_MEMORY', { contribution: uuid })
    }
    return presentOne(tx, viewer, uuid)
  })
}

/** Writes down what is said in a voice or film. Rejects with CONTRIBUTION_NOT_FOUND, or as `writeTranscript` does. */
export function writeRecording(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuid: string,
  { recordingId, ...change }: Body<typeof writeCall>,
) {
  // The book prints it.
  return changes.change(context, viewer.memorialUuid, async (tx) => {
    await presentOne(tx, viewer, contributionUuid)
    await writeTranscript(tx, recordingId, { recordingOf: contributionUuid }, change)
    await auditLog.record(context, tx, viewer, 'WROTE_RECORDING', { contribution: contributionUuid })
    return presentOne(tx, viewer, contributionUuid)
  })
}

/** Deletes for good what was removed more than 30 days ago, once `purge` has deleted its files. */
export async function deleteExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('contributions')
    .where('deletedAt', '<', undoEnds(clock.now()))
    .where(
      sql<boolean>`not exists (select from media
        where contribution_uuid = contributions.uuid or recording_of = contributions.uuid)`,
    )
    .execute()
}

/** Rejects with CONTRIBUTION_NOT_FOUND. */
export async function presentOne(db: Db, viewer: ModeratorAccess, contributionUuid: string) {
  const whole = await readWhole(db, viewer.memorialUuid, { uuid: contributionUuid })
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
