import type { ErrorCode } from '#contract/errors.ts'
import type { Media, ResumableUpload } from '#contract/media.ts'
import type { Caller, ContributorAccess, HostAccess } from '#server/lib/caller.ts'
import type { Visitor } from '#server/lib/visitor.ts'

interface ArrivedFile {
  path: string
  bytes: number
  originalName: string
}

interface Wanted {
  title: string
  clientId: string
}

export interface Uploaded {
  mediaUuid: string
  media: Media
}

/** Receives a complete file: the same as for the multipart calls. */
export interface MediaSink {
  refusedForSize(kind: 'photo' | 'profile' | 'video', bytes: number): ErrorCode | null
  /**
   * Records that an upload begins or continues; rejects when there is no room. Returns the ids of older uploads of the
   * same sender that are given up for it.
   */
  beginUpload(
    id: string,
    coming: ResumableUpload['kind'],
    sender: { memorialUuid: string; userUuid: string },
    bytes: number,
  ): Promise<string[]>
  endUpload(id: string): Promise<unknown>
  findUploaded(host: HostAccess, clientId: string): Promise<Media | undefined>
  uploadPhoto(
    host: HostAccess,
    file: ArrivedFile,
    wanted: Wanted & { role: 'PHOTO' | 'PROFILE_PHOTO' },
  ): Promise<Uploaded>
  uploadHostVideo(host: HostAccess, file: ArrivedFile, wanted: Wanted): Promise<Uploaded>
  findContributed(visitor: ContributorAccess, clientId: string): Promise<Media | undefined>
  uploadContributed(visitor: ContributorAccess, file: ArrivedFile, wanted: Wanted): Promise<Uploaded>
}

/** Access checks for uploads. */
export interface UploadAccess {
  authorise(caller: Caller, memorialUuid: string, as: 'host'): Promise<HostAccess>
  authoriseContributor(slug: string, visitor: Visitor & { caller: Caller }): Promise<ContributorAccess>
}

/** The destination of one upload, for a person who may send it there. */
export interface Destination {
  refusedForSize(bytes: number): ErrorCode | null
  /** As `MediaSink.beginUpload`. */
  begin(id: string, bytes: number): Promise<string[]>
  find(clientId: string): Promise<Media | undefined>
  take(file: ArrivedFile, wanted: Wanted): Promise<Uploaded>
}

/** Checked when an upload begins, and again when it is complete: the sender may have been blocked in between. */
export function destinations(access: UploadAccess, media: MediaSink) {
  return async (sent: ResumableUpload, visitor: Visitor & { caller: Caller }): Promise<Destination> => {
    if (sent.kind === 'contribution') {
      const welcomed = await access.authoriseContributor(sent.shareSlug, visitor)
      return {
        refusedForSize: (bytes) => media.refusedForSize('photo', bytes),
        begin: (id, bytes) => media.beginUpload(id, sent.kind, welcomed, bytes),
        find: (clientId) => media.findContributed(welcomed, clientId),
        take: (file, wanted) => media.uploadContributed(welcomed, file, wanted),
      }
    }
    const { kind } = sent
    const host = await access.authorise(visitor.caller, sent.memorialUuid, 'host')
    const role = kind === 'profile' ? 'PROFILE_PHOTO' : 'PHOTO'
    return {
      refusedForSize: (bytes) => media.refusedForSize(kind, bytes),
      begin: (id, bytes) => media.beginUpload(id, kind, host, bytes),
      find: (clientId) => media.findUploaded(host, clientId),
      take: (file, wanted) =>
        kind === 'video'
          ? media.uploadHostVideo(host, file, wanted)
          : media.uploadPhoto(host, file, { ...wanted, role }),
    }
  }
}
