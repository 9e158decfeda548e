import type { Media, ResumableUpload } from '#contract/media.ts'
import type { Caller, ContributorAccess, HostAccess, ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { showPortrait } from './arrange-photos.ts'
import { presentMedia, presentOwnPhoto } from './present.ts'
import * as queries from './queries.ts'
import {
  beginCounted,
  type Coming,
  lockAccountUploads,
  requireMemorialRoom,
  requireNumber,
  requirePlace,
} from './require-quota.ts'
import { isStagedRole, type MediaRole, refusedForSize } from './rules.ts'
import { type Arrival, type ArrivedFile, isSameFile, storeArrival } from './store-arrival.ts'

// Where an upload goes, and who may send it there.

/** Of a file of a memorial that is there. */
type FileUpload = Exclude<ResumableUpload, { kind: 'archive' }>

/** What an upload becomes, for a person who may send it there. */
type Destination =
  | { kind: 'contribution' | 'voice' | 'memory-film'; sender: ContributorAccess }
  | { kind: 'photo' | 'profile' | 'video' | 'film'; sender: HostAccess }

type AnyDestination =
  | Destination
  | { kind: 'card'; sender: ModeratorAccess }
  /** The memorial that a mail is for, and the mail's own id, by which the work is counted. */
  | { kind: 'mail'; sender: { memorialUuid: string; mailUuid: string } }

const roles = {
  photo: 'PHOTO',
  profile: 'PROFILE_PHOTO',
  video: 'HOST_VIDEO',
  film: 'FILM',
  contribution: 'CONTRIBUTION',
  card: 'CONTRIBUTION',
  mail: 'CONTRIBUTION',
  voice: 'MEMORY_VOICE',
  'memory-film': 'MEMORY_FILM',
} as const satisfies Record<Coming | 'mail', MediaRole>

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

function requireSize(kind: keyof typeof roles, bytes: number): void {
  const isPhoto = kind === 'contribution' || kind === 'card' || kind === 'mail'
  const refusal = refusedForSize(isPhoto ? 'photo' : kind, bytes)
  if (refusal) throw new DomainError(refusal)
}

/** Records that an upload begins or continues; as `beginCounted`. */
export const beginUpload = (
  context: Context,
  id: string,
  { kind, sender }: Destination,
  bytes: number,
): Promise<string[]> => beginCounted(context, id, kind, sender, bytes)

/** The file with the sender's own id; undefined when it has not arrived, or was removed. */
export async function findArrived(
  context: Context,
  destination: Destination,
  clientId: string,
): Promise<Media | undefined> {
  const row = await queries.findByClientId(context.db, destination.sender.memorialUuid, clientId)
  const isThere = row && !row.deletedAt && isSameFile(row, arrivalOf(context, destination))
  return isThere ? present(row) : undefined
}

const present = (row: queries.MediaRow): Media =>
  isStagedRole(row.role) ? presentMedia(row) : presentOwnPhoto(row)

/**
 * Stores a complete file. Rejects with the `PHOTO_…`, `VIDEO_…`, `FILM_…` and `VOICE_…` codes, TOO_MANY_PHOTOS, TOO_MANY_FILMS or
 * TOO_MANY_ATTEMPTS; a photo of a mail with NO_ROOM too, since nobody asked whether there is room before.
 */
export async function takeUpload(
  context: Context,
  destination: AnyDestination,
  file: ArrivedFile,
  wanted: { title: string; clientId: string | null },
): Promise<{ mediaUuid: string; media: Media }> {
  requireSize(destination.kind, file.bytes)
  if (destination.kind === 'mail')
    await requireMemorialRoom(context, destination.sender.memorialUuid, file.bytes)
  const row = await storeArrival(context, file, arrivalOf(context, destination), wanted)
  // No page shows it yet, but its address is requested at once.
  context.fileAccessCache.drop(row.memorialUuid)
  return { mediaUuid: row.uuid, media: present(row) }
}

function arrivalOf(context: Context, destination: AnyDestination): Arrival {
  const { kind, sender } = destination
  const { memorialUuid } = sender
  const { clock, db } = context
  const role = roles[kind]
  if (kind === 'mail')
    return {
      ...{ role, memorialUuid, senderId: sender.mailUuid, uploadedBy: null },
      write: (work) => db.transaction().execute(work),
      admit: async () => null,
    }
  const { userUuid: senderId } = sender
  const admit = async (tx: Tx): Promise<null> => {
    await requireNumber({ db: tx, clock }, kind, sender)
    return null
  }
  const hosts = { role, memorialUuid, senderId, uploadedBy: null, admit }
  switch (kind) {
    case 'photo':
    case 'profile':
      return {
        ...hosts,
        write: (work) => writePhoto(context, sender, kind, work),
        admit: async (tx, role) => (role === 'PHOTO' ? requirePlace(tx, memorialUuid) : null),
      }
    case 'video':
      return {
        ...hosts,
        write: (work) => changes.change(context, memorialUuid, work),
        async after(tx, { uuid }) {
          await queries.showHostVideo(tx, memorialUuid, uuid, clock.now())
          await auditLog.record(context, tx, sender, 'CHANGED_MESSAGE')
        },
      }
    case 'film':
      return {
        ...hosts,
        // No keepsake shows it before it is ready.
        write: (work) => changes.changeWithoutNewVersion(context, memorialUuid, work),
        after: (tx) => auditLog.record(context, tx, sender, 'ADDED_PHOTOS'),
      }
    default:
      // Hidden until a contribution has it (docs/decisions/0018).
      return {
        ...hosts,
        uploadedBy: senderId,
        // Locked, so that a file that is sent twice at once is found by the second.
        write: (work) =>
          db.transaction().execute(async (tx) => {
            await lockAccountUploads(tx, senderId)
            if (kind === 'memory-film') await lockAccountUploads(tx, memorialUuid)
            return work(tx)
          }),
      }
  }
}

/** A restored photo is visible at once, a new one after rendering; an earlier portrait is gone at once. */
const writePhoto = <T extends queries.MediaRow | undefined>(
  context: Context,
  host: HostAccess,
  kind: 'photo' | 'profile',
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  changes.changeUnseen(context, host.memorialUuid, async (tx, pageChanged) => {
    const written = await work(tx)
    await auditLog.record(context, tx, host, 'ADDED_PHOTOS')
    const isPortrait = kind === 'profile'
    if (isPortrait && written) await showPortrait(context, tx, host.memorialUuid, written.uuid)
    if (isPortrait || written?.state === 'READY') await pageChanged()
    return written
  })
