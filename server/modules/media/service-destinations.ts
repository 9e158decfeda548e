import type { Media, ResumableUpload } from '#contract/media.ts'
import type { Caller, ContributorAccess, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentOwnPhoto } from './present.ts'
import * as repo from './repo.ts'
import { refusedForSize } from './rules.ts'
import { findContributed, uploadContributed } from './service-contributed.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import { uploadPhoto } from './service-photos.ts'
import { beginCounted } from './service-quota.ts'
import { uploadHostVideo } from './service-video.ts'

// Where an upload goes: what is asked the same way of every kind of file.

/** What an upload becomes, for a person who may send it there. */
type Destination =
  | { kind: 'contribution'; sender: ContributorAccess }
  | { kind: 'photo' | 'profile' | 'video'; sender: HostAccess }

/**
 * Checked when an upload begins, and again when it is complete: the sender may have been blocked in between. Rejects as
 * `access.authoriseContributor` and `access.authorise` do, and with the `PHOTO_…` and `VIDEO_…` codes for a file of this
 * size.
 */
export async function destinationOf(
  context: Context,
  sent: ResumableUpload,
  visitor: Visitor & { caller: Caller },
  bytes: number,
): Promise<Destination> {
  const { kind } = sent
  const destination: Destination =
    kind === 'contribution'
      ? { kind, sender: await access.authoriseContributor(context, sent.shareSlug, visitor) }
      : { kind, sender: await access.authorise(context, visitor.caller, sent.memorialUuid, 'host') }
  const refusal = refusedForSize(kind === 'contribution' ? 'photo' : kind, bytes)
  if (refusal) throw new DomainError(refusal)
  return destination
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
): Promise<Media | undefined> =>
  kind === 'contribution'
    ? findContributed(context, sender, clientId)
    : findUploaded(context, sender, clientId)

/** The same for a host's file. */
export async function findUploaded(
  { db }: Pick<Context, 'db'>,
  host: HostAccess,
  clientId: string,
): Promise<Media | undefined> {
  const row = await repo.findByClientId(db, host.memorialUuid, clientId)
  return row && !row.deletedAt && row.role !== 'CONTRIBUTION' ? presentOwnPhoto(row) : undefined
}

/** Stores a complete file. Rejects with the `PHOTO_…` and `VIDEO_…` codes, TOO_MANY_PHOTOS or TOO_MANY_ATTEMPTS. */
export function takeUpload(
  context: Context,
  { kind, sender }: Destination,
  file: ArrivedFile,
  wanted: { title: string; clientId: string | null },
): Promise<{ mediaUuid: string; media: Media }> {
  if (kind === 'contribution') return uploadContributed(context, sender, file, wanted)
  if (kind === 'video') return uploadHostVideo(context, sender, file, wanted)
  return uploadPhoto(context, sender, file, {
    ...wanted,
    role: kind === 'profile' ? 'PROFILE_PHOTO' : 'PHOTO',
  })
}
