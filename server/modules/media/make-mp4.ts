import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { videoContainer, voiceContainer } from '#contract/media-formats.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { runInFolder } from '#server/lib/temporary-folder.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { FilmFailed, FilmStopped } from '#server/ports/encoder.ts'
import { StorageUnavailable } from '#server/ports/storage.ts'
import { encodeVoice } from './encode-voice.ts'
import * as queries from './queries.ts'
import { isPlayedRole, mp4IsOverdue, playedRoles } from './rules.ts'
import { storeMade } from './store-made.ts'

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

/** Does nothing where this machine cannot encode. */
async function lookAndMake(context: Context, row: queries.MediaRow): Promise<void> {
  const { storage, encoder, video, db, workDir } = context
  const { role, location, filename, extension, durationSeconds } = row
  const isVoice = role === 'MEMORY_VOICE'
  const ending = isVoice ? 'm4a' : 'mp4'
  await runInFolder(workDir, 'mp4', async (dir) => {
    const served = await storage.local(publicKey(location, `${filename}.${extension}`))
    const made = join(dir, `rendition.${ending}`)
    const encode = async () => {
      const { path } = served
      // AAC in an MP4 is played everywhere.
      if (isVoice ? voiceContainer(extension) === 'mp4' : await video.playsEverywhere(path))
        return 'NOT_NEEDED'
      if (!(await encoder.canEncode())) return null
      if (isVoice) await encodeVoice(context, path, made)
      else await encoder.toMp4({ path, container: videoContainer(extension), durationSeconds }, made)
      return 'READY'
    }
    const mp4State = await encode().finally(served.release)
    if (mp4State === 'NOT_NEEDED') await setMp4(db, row.uuid, { mp4State })
    if (mp4State !== 'READY') return
    if (!isVoice && !(await video.playsEverywhere(made)))
      throw new FilmFailed('made what not every browser plays')
    await ignoreDeletedMemorial(keep(context, row, made, ending))
  })
}

/**
 * The name is random, so that two concurrent jobs do not overwrite each other. It begins with the video's name, so
 * that it is deleted with it.
 */
async function keep(context: Context, row: queries.MediaRow, path: string, ending: string): Promise<void> {
  const mp4Filename = `${row.filename}-${randomBytes(8).toString('hex')}`
  const key = publicKey(row.location, `${mp4Filename}.${ending}`)
  await storeMade(
    context,
    row,
    { key, path, isNamed: (now) => now.mp4Filename === mp4Filename },
    // The book shows no video, so the version stays.
    ({ bytes: mp4Bytes }) =>
      changes.changeWithoutNewVersion(context, row.memorialUuid, (tx) =>
        setMp4(tx, row.uuid, { mp4State: 'READY', mp4Filename, mp4Bytes }),
      ),
  )
}

/**
 * Queues videos without an MP4 state, a few at a time: from releases that made no MP4, and those whose job was lost.
 * If this machine cannot encode, they wait until one can.
 */
export async function queueMissingMp4s({
  encoder,
  db,
  clock,
  jobs,
}: Pick<Context, 'encoder' | 'db' | 'clock' | 'jobs'>): Promise<void> {
  if (!(await encoder.canEncode())) return
  // The newest first: those are watched most.
  const missing = await db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .select('media.uuid as mediaUuid')
    .where('media.role', 'in', playedRoles)
    .where('media.mp4State', 'is', null)
    .where('media.state', '=', 'READY')
    .where('media.deletedAt', 'is', null)
    .where('media.createdAt', '<', mp4IsOverdue(clock.now()))
    .where('memorials.deletedAt', 'is', null)
    .orderBy('media.createdAt', 'desc')
    .limit(FEW)
    .execute()
  await db.transaction().execute(async (tx) => {
    for (const task of missing) await jobs.enqueue(tx, 'media.mp4', task, { key: task.mediaUuid })
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
