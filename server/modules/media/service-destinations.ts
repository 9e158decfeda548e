import type { Media, ResumableUpload } from '#contract/media.ts'
import type { Caller, ContributorAccess, HostAccess, ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentOwnPhoto } from './present.ts'
import * as repo from './repo.ts'
import { isRecordingRole, refusedForSize } from './rules.ts'
import { findContributed, uploadContributed } from './service-contributed.ts'
import { uploadFilm } from './service-films.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import { type MailSender, takeMailed } from './service-mailed.ts'
import { uploadPhoto } from './service-photos.ts'
import { beginCounted } from './service-quota.ts'
import { findRecording, uploadRecording } from './service-recordings.ts'
import { uploadHostVideo } from './service-video.ts'

// Where an upload goes: what is asked the same way of every kind of file.

/** Of a file of a memorial that is there. */
export type FileUpload = Exclude<ResumableUpload, { kind: 'archive' }>

/** What an upload becomes, for a person who may send it there. */
type Destination =
  | { kind: 'contribution'; sender: ContributorAccess }
  | { kind: 'voice'; sender: ContributorAccess }
  | { kind: 'memory-film'; sender: ContributorAccess }
  | { kind: 'photo' | 'profile' | 'video' | 'film'; sender: HostAccess }

/**
 * Checked when an upload begins, and again when it is complete: the sender may have been blocked in between. Rejects as
 * `access.authoriseContributor` and `access.authorise` do, and with the `PHOTO_…` and `VIDEO_…` codes for a file of this size.
 */
export async function destinationOf(
  context: Context,
  sent: FileUpload,
  visitor: Visitor & { caller: Caller },
  bytes: number,
): Promise<Destination> {
  const destination = await authorised(context, sent, visitor)
  const { kind } = sent
  const refusal = refusedForSize(kind === 'contribution' ? 'photo' : kind, bytes)
  if (refusal) throw new DomainError(refusal)
  return destination
}

async function authorised(
  context: Context,
  sent: FileUpload,
  visitor: Visitor & { caller: Caller },
): Promise<Destination> {
  if ('shareSlug' in sent)
    return { kind: sent.kind, sender: await access.authoriseContributor(context, sent.shareSlug, visitor) }
  const { kind, memorialUuid } = sent
  return { kind, sender: await access.authorise(context, visitor.caller, memorialUuid, 'host') }
}

/** Records that an upload begins or continues; as `beginCounted`. */
export const beginUpload = (
  context: Context,
  id: string,
  { kind, sender }: Destination,
  bytes: number,
): Promise<string[]> => beginCounted(context, id, kind, sender, bytes)

/** The file with the sender's own id; undefined when it has not arrived, or was removed. */
export const findArrived = (
  context: Pick<Context, 'db'>,
  { kind, sender }: Destination,
  clientId: string,
): Promise<Media | undefined> => {
  if (kind === 'contribution') return findContributed(context, sender, clientId)
  if (kind === 'voice' || kind === 'memory-film') return findRecording(context, sender, { clientId, kind })
  return findUploaded(context, sender as HostAccess, clientId)
}

/** The same for a host's file. */
export async function findUploaded(
  { db }: Pick<Context, 'db'>,
  host: HostAccess,
  clientId: string,
): Promise<Media | undefined> {
  const row = await repo.findByClientId(db, host.memorialUuid, clientId)
  const isVisitors = row?.role === 'CONTRIBUTION' || (row && isRecordingRole(row.role))
  return row && !row.deletedAt && !isVisitors ? presentOwnPhoto(row) : undefined
}

/**
 * Stores a complete file. Rejects with the `PHOTO_…`, `VIDEO_…`, `FILM_…` and `VOICE_…` codes, TOO_MANY_PHOTOS, TOO_MANY_FILMS or
 * TOO_MANY_ATTEMPTS; a photo of a mail with NO_ROOM too, since nobody asked whether there is room before.
 */
export function takeUpload(
  context: Context,
  destination: Destination | { kind: 'card'; sender: ModeratorAccess } | { kind: 'mail'; sender: MailSender },
  file: ArrivedFile,
  wanted: { title: string; clientId: string | null },
): Promise<{ mediaUuid: string; media: Media }> {
  if (destination.kind === 'mail') return takeMailed(context, destination.sender, file, wanted)
  const { kind, sender } = destination
  if (kind === 'contribution' || kind === 'card')
    return uploadContributed(context, sender, file, { ...wanted, kind })
  if (kind === 'voice' || kind === 'memory-film')
    return uploadRecording(context, sender, file, { ...wanted, kind })
  if (kind === 'film') return uploadFilm(context, sender, file, wanted)
  if (kind === 'video') return uploadHostVideo(context, sender, file, wanted)
  return uploadPhoto(context, sender, file, {
    ...wanted,
    role: kind === 'profile' ? 'PROFILE_PHOTO' : 'PHOTO',
  })
}
