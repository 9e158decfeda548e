import type { Context } from '#server/ports/context.ts'
import type { Photos } from '#server/ports/photos.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { Transcoder } from '#server/ports/transcoder.ts'
import type { Videos } from '#server/ports/video.ts'
import type { VideoStills } from '#server/ports/video-stills.ts'

/** The parts that the media service is made of. */
export interface MediaDeps extends Context {
  storage: Storage
  photos: Photos
  video: Videos
  stills: VideoStills
  transcoder: Transcoder
  /** Cached facts of memorials (modules/file-access); dropped when a new file is there. */
  fileAccessCache: { drop(memorialUuid: string): void }
  /** For temporary files; on the same disk as the storage folder, so that files can be moved. */
  workDir: string
}

/** A complete local file. The function that stores it deletes it. */
export interface ArrivedFile {
  path: string
  bytes: number
  /** The sender's name for it: shown, never trusted. */
  originalName: string
}
