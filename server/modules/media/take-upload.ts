import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fileDateOf } from '#contract/file-date.ts'
import { latestToday } from '#contract/life-dates.ts'
import type { Media, ResumableUpload } from '#contract/media.ts'
import type { Caller, ContributorAccess, HostAccess, ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { newStoredFile } from '#server/lib/storage-keys.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { show } from './arrange-photos.ts'
import { probeVoice } from './encode-voice.ts'
import { presentMedia, presentOwnPhoto } from './present.ts'
import type * as queries from './queries.ts'
import { queueAnew } from './render-skipped.ts'
import { lockAccountUploads, makeRoom, requireNumber } from './require-quota.ts'
import {
  isFilmTooLong,
  isPlayedRole,
  isStagedRole,
  type MediaRole,
  presentRefusal,
  rememberedName,
  requireSize,
  roleOf,
} from './rules.ts'
import { removeOrphans } from './store-made.ts'

/** A complete local file. The function that stores it deletes it. */
export interface ArrivedFile {
  path: string
  bytes: number
  /** The sender's name for it: shown, never trusted. */
  originalName: string
}

/** Of a file of a memorial that is there. */
type FileUpload = Exclude<ResumableUpload, { kind: 'archive' }>

/** What an upload becomes, for a person who may send it there. */
type Destination =
  | { kind: 'contribution' | 'voice' | 'memory-film'; sender: ContributorAccess }
  | { kind: 'photo' | 'profile' | 'video' | 'film'; sender: HostAccess }

type AnyDestination =
  | Destination
  | { kind: 'card'; sender: ModeratorAccess }
  /** From no account: `sentBy` is the mail's own id, by which the work is counted. */
  | { kind: 'mail'; sender: { memorialUuid: string; userUuid: null; sentBy: string } }

/**
 * Checked when an upload begins, and again when it is complete: the sender may have been blocked in between. Rejects as
 * `access.authoriseContributor` and `access.authorise` do, and with the `PHOTO_…` and `VIDEO_…` codes for a file of this size.
 */
export async function authoriseDestination(
  context: Context,
  sent: FileUpload,
  visitor: Visitor & { caller: Caller },
  bytes: number,
): Promise<Destination> {
  const destination: Destination =
    'shareSlug' in sent
      ? { kind: sent.kind, sender: await access.authoriseContributor(context, sent.shareSlug, visitor) }
      : {
          kind: sent.kind,
          sender: await access.authorise(context, visitor.caller, sent.memorialUuid, 'host'),
        }
  requireSize(sent.kind, bytes)
  return destination
}

/** The file with the sender's own id; undefined when it has not arrived, or was removed. */
export async function findArrived(
  context: Context,
  destination: Destination,
  clientId: string,
): Promise<Media | undefined> {
  const row = await findByClientId(context.db, destination.sender.memorialUuid, clientId)
  return row && !row.deletedAt && isSameFile(row, destination) ? present(row) : undefined
}

const present = (row: queries.MediaRow): Media =>
  isStagedRole(row.role) ? presentMedia(row) : presentOwnPhoto(row)

/**
 * Stores a complete file, and deletes the local one. The original stays unchanged; a job makes what is served. Its header is
 * read first, and the rest by that job. Rejects with the `PHOTO_…`, `VIDEO_…`, `FILM_…` and `VOICE_…` codes, TOO_MANY_PHOTOS,
 * TOO_MANY_FILMS or TOO_MANY_ATTEMPTS; a photo of a mail with NO_ROOM too, since nobody asked whether there is room before.
 */
export async function takeUpload(
  context: Context,
  destination: AnyDestination,
  file: ArrivedFile,
  wanted: Wanted,
): Promise<{ mediaUuid: string; media: Media }> {
  requireSize(destination.kind, file.bytes)
  if (destination.kind === 'mail') await makeRoom(context, destination.sender, file.bytes)
  const row =
    (await findStored(context, destination, wanted)) ?? (await store(context, destination, file, wanted))
  // No page shows it yet, but its address is requested at once.
  context.fileAccessCache.delete(row.memorialUuid)
  return { mediaUuid: row.uuid, media: present(row) }
}

interface Wanted {
  title: string
  /** The browser's own id of the file: sending it again returns the existing one. */
  clientId: string | null
}

/** What was stored before is neither read nor stored again. */
async function findStored(context: Context, destination: AnyDestination, { clientId }: Wanted) {
  if (!clientId || !(await findByClientId(context.db, destination.sender.memorialUuid, clientId))) return
  return write(context, destination, (tx) => findAgain(context, tx, destination, clientId))
}

async function store(
  context: Context,
  destination: AnyDestination,
  file: ArrivedFile,
  { title, clientId }: Wanted,
): Promise<queries.MediaRow> {
  const { storage, clock } = context
  const { memorialUuid } = destination.sender
  const role = roleOf[destination.kind]
  const facts = await probe(context, file, destination)
  const uuid = randomUUID()
  const place = newStoredFile(memorialUuid, uuid)
  const { bytes } = await storage.take(place.originalKey, file.path)
  try {
    const stored = await write(context, destination, async (tx) => {
      const there = await findAgain(context, tx, destination, clientId)
      if (there) return there
      await admit(context, tx, destination, role)
      const row = await tx
        .insertInto('media')
        .values({
          ...place,
          ...facts,
          uuid,
          memorialUuid,
          clientId,
          title,
          role,
          uploadedBy: uploaderOf(destination),
          position: nextPosition(memorialUuid, role),
          originalName: rememberedName(file.originalName),
          bytes,
          createdAt: clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await beginShowing(context, tx, destination, row)
      return row
    })
    if (stored.uuid !== uuid) await storage.remove([place.originalKey])
    return stored
  } catch (reason) {
    await removeOrphans(context, uuid, [place.originalKey])
    throw reason
  }
}

/** Includes removed ones: sending the same file again restores it. */
function findByClientId(db: Db, memorialUuid: string, clientId: string) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
}

/** The file with the browser's id, restored if it was removed. The id of another file is refused. */
async function findAgain(context: Context, tx: Tx, destination: AnyDestination, clientId: string | null) {
  const { memorialUuid } = destination.sender
  const there = clientId ? await findByClientId(tx, memorialUuid, clientId) : undefined
  if (there && !isSameFile(there, destination)) throw new DomainError('BAD_INPUT', { field: 'clientId' })
  if (!there?.deletedAt) return there
  await admit(context, tx, destination, there.role)
  const unused = { contributionUuid: null, recordingOf: null, createdAt: context.clock.now() }
  // Undefined when its files have been deleted.
  const restored = await tx
    .updateTable('media')
    .set({
      deletedAt: null,
      position: nextPosition(memorialUuid, there.role),
      ...(isStagedRole(there.role) && unused),
    })
    .where('uuid', '=', there.uuid)
    .returningAll()
    .executeTakeFirst()
  if (restored) await beginShowing(context, tx, destination, restored)
  return restored
}

const photoRoles: readonly MediaRole[] = ['PHOTO', 'PROFILE_PHOTO']

/** Whether a file with the same id is the same sender's. A photo may become the portrait. */
function isSameFile(row: queries.MediaRow, destination: AnyDestination): boolean {
  const role = roleOf[destination.kind]
  const isSameKind = row.role === role || (photoRoles.includes(row.role) && photoRoles.includes(role))
  return isSameKind && row.uploadedBy === uploaderOf(destination)
}

/** The sender, of what visitors add for a memory; of anything else null. */
const uploaderOf = ({ kind, sender }: AnyDestination): string | null =>
  isStagedRole(roleOf[kind]) ? sender.userUuid : null

/** Nobody has counted what comes by mail. */
async function admit(
  { clock }: Context,
  tx: Tx,
  { kind, sender }: AnyDestination,
  role: MediaRole,
): Promise<void> {
  if (kind !== 'mail') await requireNumber({ db: tx, clock }, kind, sender, role)
}

/** After the last of the photos; null for what is not among them. */
const nextPosition = (memorialUuid: string, role: MediaRole) =>
  role === 'PHOTO'
    ? sql<number>`(select coalesce(max(position) + 1, 0) from media
        where memorial_uuid = ${memorialUuid} and role = 'PHOTO' and deleted_at is null)`
    : null

/** What its header says, or the index of a film. A voice has no picture. */
async function probe(
  context: Context,
  { path, originalName }: ArrivedFile,
  { kind, sender }: AnyDestination,
) {
  const role = roleOf[kind]
  const by = 'sentBy' in sender ? sender.sentBy : sender.userUuid
  try {
    if (!isPlayedRole(role)) {
      const { format: _, ...facts } = await context.photos.probe(path, by, originalName)
      return { ...facts, extension: 'jpg' }
    }
    const isVoice = role === 'MEMORY_VOICE'
    const { container, takenAt, ...facts } = await (isVoice
      ? probeVoice(context, path, by)
      : context.video.probe(path, by))
    if (isVoice) return { ...facts, extension: container === 'webm' ? 'weba' : 'm4a' }
    if (role === 'HOST_VIDEO') return { ...facts, extension: container }
    if (isFilmTooLong(facts.durationSeconds)) throw new DomainError('FILM_TOO_LONG')
    const today = latestToday(context.clock.now())
    const dates = fileDateOf(new Uint8Array(), originalName, today, { takenAt, maker: '' })
    return { ...facts, ...dates, extension: container }
  } catch (reason) {
    throw presentRefusal(role, reason)
  }
}

/** Queues the jobs of a file that was added or restored. A video is the one that the memorial shows from now on. */
async function beginShowing(
  context: Context,
  tx: Tx,
  { kind, sender }: AnyDestination,
  row: queries.MediaRow,
): Promise<void> {
  await queueAnew(context, tx, row)
  if (kind === 'film') await auditLog.record(context, tx, sender, 'ADDED_PHOTOS')
  if (kind !== 'video') return
  const { memorialUuid } = sender
  await show(tx, memorialUuid, 'hostVideoUuid', row.uuid, context.clock.now())
  await tx.updateTable('memorials').set({ isVideoShown: true }).where('uuid', '=', memorialUuid).execute()
  await auditLog.record(context, tx, sender, 'CHANGED_MESSAGE')
}

/** Runs the writes of an upload as a change of its memorial, as far as visitors see it. */
function write<T extends queries.MediaRow | undefined>(
  context: Context,
  { kind, sender }: AnyDestination,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { memorialUuid, userUuid } = sender
  switch (kind) {
    case 'photo':
    case 'profile':
      // A restored photo is visible at once, a new one after rendering; an earlier portrait is gone at once.
      return changes.changeUnseen(context, memorialUuid, async (tx, pageChanged) => {
        const written = await work(tx)
        await auditLog.record(context, tx, sender, 'ADDED_PHOTOS')
        const isPortrait = kind === 'profile'
        if (isPortrait && written)
          await show(tx, memorialUuid, 'profilePhotoUuid', written.uuid, context.clock.now())
        if (isPortrait || written?.state === 'READY') await pageChanged()
        return written
      })
    case 'video':
      return changes.change(context, memorialUuid, work)
    case 'film':
      // No keepsake shows it before it is ready.
      return changes.changeWithoutNewVersion(context, memorialUuid, work)
    default:
      // Hidden until a contribution has it (docs/decisions/0018).
      return context.db.transaction().execute(async (tx) => {
        // Locked, so that a file that is sent twice at once is found by the second.
        if (userUuid) await lockAccountUploads(tx, userUuid)
        if (kind === 'memory-film') await lockAccountUploads(tx, memorialUuid)
        return work(tx)
      })
  }
}
