import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { videoContainer, voiceContainer } from '#contract/media-formats.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { runInFolder } from '#server/lib/temporary-folder.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { FilmFailed, FilmStopped } from '#server/ports/film.ts'
import { StorageUnavailable } from '#server/ports/storage.ts'
import * as queries from './queries.ts'
import { isPlayedRole, mp4IsOverdue, playedRoles } from './rules.ts'
import { encodeVoice } from './service-voices.ts'
import { removeOrphans } from './store-arrival.ts'
import { ignoreGone } from './take-poster.ts'

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
  const row = await queries.findMedia(context.db, mediaUuid)
  if (!row || row.deletedAt || !isPlayedRole(row.role) || row.state !== 'READY' || row.mp4State !== null)
    return
  try {
    await lookAndMake(context, row)
  } catch (reason) {
    if (last && !isOutage(reason)) await setMp4(context.db, mediaUuid, { mp4State: 'FAILED' })
    throw reason
  }
}

async function lookAndMake(context: Context, row: queries.MediaRow): Promise<void> {
  await runInFolder(context.workDir, 'mp4', async (dir) => {
    const served = await context.storage.local(publicKey(row.location, `${row.filename}.${row.extension}`))
    const encode = row.role === 'MEMORY_VOICE' ? encodedVoice : encodedVideo
    const made = await encode(context, row, served.path, dir).finally(served.release)
    if (made !== null) await keep(context, row, made).catch(ignoreGone)
  })
}

/** Null when there is nothing to do, or this machine cannot encode. */
async function encodedVideo(
  { video, db, transcoder }: Pick<Context, 'video' | 'db' | 'transcoder'>,
  { uuid, durationSeconds, extension }: queries.MediaRow,
  path: string,
  dir: string,
): Promise<string | null> {
  if (await video.playsEverywhere(path)) {
    await setMp4(db, uuid, { mp4State: 'NOT_NEEDED' })
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
  { uuid, extension }: queries.MediaRow,
  path: string,
  dir: string,
): Promise<string | null> {
  if (voiceContainer(extension) === 'mp4') {
    await setMp4(db, uuid, { mp4State: 'NOT_NEEDED' })
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
async function keep(context: Context, row: queries.MediaRow, made: string): Promise<void> {
  const mp4Filename = `${row.filename}-${randomBytes(8).toString('hex')}`
  const ending = row.role === 'MEMORY_VOICE' ? 'm4a' : 'mp4'
  const key = publicKey(row.location, `${mp4Filename}.${ending}`)
  const { bytes: mp4Bytes } = await context.storage.take(key, made)
  try {
    // The book shows no video, so the version stays.
    await changes.changeWithoutNewVersion(context, row.memorialUuid, (tx) =>
      setMp4(tx, row.uuid, { mp4State: 'READY', mp4Filename, mp4Bytes }),
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
  const missing = await listWithoutMp4(db, mp4IsOverdue(clock.now()), FEW)
  await db.transaction().execute(async (tx) => {
    for (const mediaUuid of missing) await jobs.enqueue(tx, 'media.mp4', { mediaUuid }, { key: mediaUuid })
  })
}

/** Not the video's fault: the next hourly check queues it again. */
const isOutage = (reason: unknown): boolean =>
  reason instanceof FilmStopped || reason instanceof StorageUnavailable

/** The first state of the MP4 is final. */
const setMp4 = (
  tx: Db,
  mediaUuid: string,
  facts: { mp4State: 'NOT_NEEDED' | 'FAILED' } | { mp4State: 'READY'; mp4Filename: string; mp4Bytes: number },
) => queries.updateMedia(tx, mediaUuid, facts, { mp4State: null })

/** Videos and voices from before `before` without a state of the MP4, newest first: those are watched most. */
async function listWithoutMp4(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .select('media.uuid')
    .where('media.role', 'in', playedRoles)
    .where('media.mp4State', 'is', null)
    .where('media.state', '=', 'READY')
    .where('media.deletedAt', 'is', null)
    .where('media.createdAt', '<', before)
    .where('memorials.deletedAt', 'is', null)
    .orderBy('media.createdAt', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.uuid)
}
