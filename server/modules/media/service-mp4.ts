import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { videoContainer, voiceContainer } from '#contract/media-formats.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { FilmFailed, FilmStopped } from '#server/ports/film.ts'
import { StorageUnavailable } from '#server/ports/storage.ts'
import * as repo from './repo.ts'
import { isPlayedRole, mp4IsOverdue } from './rules.ts'
import { removeOrphans } from './service-orphans.ts'
import { unlessGone } from './service-posters.ts'
import { encodeVoice } from './service-voices.ts'

/** How many videos without an MP4 are queued per hour: about as many as one machine can encode. */
const FEW = 20

// The MP4 copies of videos and voices that some browsers cannot play. Whether a video has one is decided once.

/**
 * Checks a video, and encodes an MP4 if it needs one and this machine can. Idempotent, so the job may run again.
 * Rejects when a retry may help; after the last try the video stays without.
 */
export async function makeMp4(
  context: Context,
  mediaUuid: string,
  { last }: { last: boolean },
): Promise<void> {
  const row = await repo.findMedia(context.db, mediaUuid)
  if (!row || row.deletedAt || !isPlayedRole(row.role) || row.state !== 'READY' || row.mp4State !== null)
    return
  try {
    await lookAndMake(context, row)
  } catch (reason) {
    if (last && !isOutage(reason)) await repo.setMp4(context.db, mediaUuid, { mp4State: 'FAILED' })
    throw reason
  }
}

async function lookAndMake(context: Context, row: repo.MediaRow): Promise<void> {
  // A folder of its own: a killed process may still be writing to another.
  const dir = await mkdtemp(join(context.workDir, 'mp4-'))
  try {
    const served = await context.storage.local(publicKey(row.location, `${row.filename}.${row.extension}`))
    const encode = row.role === 'MEMORY_VOICE' ? encodedVoice : encodedVideo
    const made = await encode(context, row, served.path, dir).finally(served.release)
    if (made !== null) await keep(context, row, made).catch(unlessGone)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Null when there is nothing to do, or this machine cannot encode. */
async function encodedVideo(
  { video, db, transcoder }: Pick<Context, 'video' | 'db' | 'transcoder'>,
  { uuid, durationSeconds, extension }: repo.MediaRow,
  path: string,
  dir: string,
): Promise<string | null> {
  if (await video.playsEverywhere(path)) {
    await repo.setMp4(db, uuid, { mp4State: 'NOT_NEEDED' })
    return null
  }
  if (!(await transcoder.canTranscode())) return null
  const made = join(dir, 'rendition.mp4')
  await transcoder.toMp4({ path, container: videoContainer(extension), durationSeconds }, made)
  if (!(await video.playsEverywhere(made))) throw new FilmFailed('made what not every browser plays')
  return made
}

/** The same of a voice. AAC in an MP4 is played everywhere. */
async function encodedVoice(
  { db, transcoder }: Pick<Context, 'db' | 'transcoder'>,
  { uuid, extension }: repo.MediaRow,
  path: string,
  dir: string,
): Promise<string | null> {
  if (voiceContainer(extension) === 'mp4') {
    await repo.setMp4(db, uuid, { mp4State: 'NOT_NEEDED' })
    return null
  }
  if (!(await transcoder.canTranscode())) return null
  const made = join(dir, 'rendition.m4a')
  await encodeVoice({ transcoder }, path, made)
  return made
}

/**
 * The name is random, so that two concurrent jobs do not overwrite each other. It begins with the video's name, so
 * that it is deleted with it.
 */
async function keep(context: Context, row: repo.MediaRow, made: string): Promise<void> {
  const mp4Filename = `${row.filename}-${randomBytes(8).toString('hex')}`
  const ending = row.role === 'MEMORY_VOICE' ? 'm4a' : 'mp4'
  const key = publicKey(row.location, `${mp4Filename}.${ending}`)
  const { bytes: mp4Bytes } = await context.storage.take(key, made)
  try {
    // The book shows no video, so the version stays.
    await changes.changeWithoutNewVersion(context, row.memorialUuid, (tx) =>
      repo.setMp4(tx, row.uuid, { mp4State: 'READY', mp4Filename, mp4Bytes }),
    )
  } finally {
    await removeOrphans(context, row.uuid, [key], (now) => now.mp4Filename === mp4Filename)
  }
}

/**
 * Queues videos without an MP4 state, a few at a time: from releases that made no MP4, and those whose job was lost.
 * If this machine cannot encode, they wait until one can.
 */
export async function queueMissingMp4s({
  transcoder,
  db,
  clock,
  jobs,
}: Pick<Context, 'transcoder' | 'db' | 'clock' | 'jobs'>): Promise<void> {
  if (!(await transcoder.canTranscode())) return
  const missing = await repo.listWithoutMp4(db, mp4IsOverdue(clock.now()), FEW)
  await db.transaction().execute(async (tx) => {
    for (const mediaUuid of missing) await jobs.enqueue(tx, 'media.mp4', { mediaUuid }, { key: mediaUuid })
  })
}

/** Not the video's fault: the next hourly check queues it again. */
const isOutage = (reason: unknown): boolean =>
  reason instanceof FilmStopped || reason instanceof StorageUnavailable
