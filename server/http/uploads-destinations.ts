import type { ErrorCode } from '#contract/errors.ts'
import type { Media, ResumableUpload } from '#contract/media.ts'
import type { Caller, Hosted, Welcomed } from '#server/lib/caller.ts'
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
  findUploaded(host: Hosted, clientId: string): Promise<Media | undefined>
  uploadPhoto(
    host: Hosted,
    file: ArrivedFile,
    wanted: Wanted & { role: 'PHOTO' | 'PROFILE_PHOTO' },
  ): Promise<Uploaded>
  uploadHostVideo(host: Hosted, file: ArrivedFile, wanted: Wanted): Promise<Uploaded>
  findContributed(visitor: Welcomed, clientId: string): Promise<Media | undefined>
  uploadContributed(visitor: Welcomed, file: ArrivedFile, wanted: Wanted): Promise<Uploaded>
}

/** Access checks for uploads. */
export interface Doors {
  authorise(caller: Caller, memorialUuid: string, as: 'host'): Promise<Hosted>
  welcome(slug: string, visitor: Visitor & { caller: Caller }): Promise<Welcomed>
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
export function destinations(doors: Doors, media: MediaSink) {
  return async (sent: ResumableUpload, visitor: Visitor & { caller: Caller }): Promise<Destination> => {
    if (sent.kind === 'contribution') {
      const welcomed = await doors.welcome(sent.shareSlug, visitor)
      return {
        refusedForSize: (bytes) => media.refusedForSize('photo', bytes),
        begin: (id, bytes) => media.beginUpload(id, sent.kind, welcomed, bytes),
        find: (clientId) => media.findContributed(welcomed, clientId),
        take: (file, wanted) => media.uploadContributed(welcomed, file, wanted),
      }
    }
    const { kind } = sent
    const host = await doors.authorise(visitor.caller, sent.memorialUuid, 'host')
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
