import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import type { Photos } from '#server/ports/photos.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { Transcoder } from '#server/ports/transcoder.ts'
import type { Videos } from '#server/ports/video.ts'
import type { VideoStills } from '#server/ports/video-stills.ts'
import type { FileAccessDeps } from './service-file-access.ts'

/** The parts that the media service is made of. */
export interface MediaDeps extends FileAccessDeps {
  db: Database
  jobs: Jobs
  clock: Clock
  storage: Storage
  photos: Photos
  video: Videos
  stills: VideoStills
  transcoder: Transcoder
  memorials: Memorials
  auditLog: Pick<AuditLog, 'record'>
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
