import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { videoContainer } from '#contract/media-formats.ts'
import { FilmFailed, FilmStopped } from '#server/ports/film.ts'
import { StorageAway } from '#server/ports/storage.ts'
import * as repo from './repo.ts'
import { mp4IsOverdue } from './rules.ts'
import type { MediaDeps } from './service-deps.ts'
import { publicKey, removeUnlessKept } from './service-places.ts'
import { unlessGone } from './service-posters.ts'

/** How many of those that have none are queued in an hour: about as many as one machine makes. */
const FEW = 20

/** The MP4 of a video that not every browser plays. A video has one for good, or none. */
export function mp4Renditions(deps: MediaDeps) {
  const { db, jobs, clock, storage, video, transcoder, memorials, workDir } = deps

  /**
   * Looks at a video, and makes an MP4 of it where it needs one and this machine can. Doing it twice does no harm, so a
   * job may be given again. Rejects when another try may help; after the last one the video goes without.
   */
  async function makeMp4(mediaUuid: string, { last }: { last: boolean }): Promise<void> {
    const row = await repo.findMedia(db, mediaUuid)
    if (!row || row.deletedAt || row.role !== 'HOST_VIDEO' || row.state !== 'READY' || row.mp4State !== null)
      return
    try {
      await lookAndMake(row)
    } catch (reason) {
      if (last && !isOutage(reason)) await repo.setMp4(db, mediaUuid, { mp4State: 'FAILED' })
      throw reason
    }
  }

  async function lookAndMake(row: repo.MediaRow): Promise<void> {
    const container = videoContainer(row.extension)
    // Of its own: what a killed process was writing may still be written.
    const dir = await mkdtemp(join(workDir, 'mp4-'))
    try {
      const served = await storage.local(publicKey(row.location, `${row.filename}.${container}`))
      const made = await encoded(row, { path: served.path, container }, dir).finally(served.release)
      if (made !== null) await keep(row, made).catch(unlessGone)
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  /** Null where there is nothing to do, or nobody here who can. */
  async function encoded(
    { uuid, durationSeconds }: repo.MediaRow,
    served: { path: string; container: 'webm' | 'mp4' },
    dir: string,
  ): Promise<string | null> {
    if (await video.playsEverywhere(served.path)) {
      await repo.setMp4(db, uuid, { mp4State: 'NOT_NEEDED' })
      return null
    }
    if (!(await transcoder.canTranscode())) return null
    const made = join(dir, 'rendition.mp4')
    await transcoder.toMp4({ ...served, durationSeconds }, made)
    if (!(await video.playsEverywhere(made))) throw new FilmFailed('made what not every browser plays')
    return made
  }

  /** Its name is of its own, so that two at once overwrite nothing, and begins like the video's, so that it goes with it. */
  async function keep(row: repo.MediaRow, made: string): Promise<void> {
    const mp4Filename = `${row.filename}-${randomBytes(8).toString('hex')}`
    const key = publicKey(row.location, `${mp4Filename}.mp4`)
    const { bytes: mp4Bytes } = await storage.take(key, made)
    try {
      // The book shows no video: it stays as it is.
      await memorials.changeBeside(row.memorialUuid, (tx) =>
        repo.setMp4(tx, row.uuid, { mp4State: 'READY', mp4Filename, mp4Bytes }),
      )
    } finally {
      await removeUnlessKept(deps, row.uuid, [key], (now) => now.mp4Filename === mp4Filename)
    }
  }

  /**
   * Queues, a few at a time, the videos that nobody has looked at: those of releases that made no MP4, and those whose
   * job was lost. Where this machine can make none, they wait until one can.
   */
  async function queueMissingMp4s(): Promise<void> {
    if (!(await transcoder.canTranscode())) return
    const missing = await repo.listWithoutMp4(db, mp4IsOverdue(clock.now()), FEW)
    await db.transaction().execute(async (tx) => {
      for (const mediaUuid of missing) await jobs.enqueue(tx, 'media.mp4', { mediaUuid }, { key: mediaUuid })
    })
  }

  return { makeMp4, queueMissingMp4s }
}

/** Nothing is wrong with the video: it comes up again with the next hourly look. */
const isOutage = (reason: unknown): boolean => reason instanceof FilmStopped || reason instanceof StorageAway
