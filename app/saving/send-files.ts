import { photoArrived, profilePhotoArrived, videoArrived } from '#app/draft/arrivals.ts'
import type { Edit } from '#app/draft/edits.ts'
import { changeFilm, removeFilm } from '#app/draft/film-edits.ts'
import { changePhoto } from '#app/draft/list-edits.ts'
import type { Draft, DraftProfilePhoto } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import type { Media } from '#contract/media.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'
import type { FileKind, KnownFile, SavingFile } from './progress.ts'
import { isTransient } from './retry.ts'
import { sendPoster } from './send-poster.ts'

/** The title of a recording. */
const VIDEO_TITLE = 'Host Message'

/**
 * Sends the files of a draft that the server lacks, one after the other: profile photo, video message, the photos in order,
 * then the films. Each success is written to the draft at once. A file that fails is skipped, with the reason in `progress`;
 * files that are added or removed meanwhile are taken into account. Rejects only when no more files can be sent: the
 * session ended, or the memorial is gone.
 */
export async function sendFiles(
  deps: SaveDependencies,
  draftId: string,
  kinds: readonly FileKind[],
): Promise<void> {
  const { progress } = deps
  const patienceOver = new Set<string>()
  for (;;) {
    deps.signal?.throwIfAborted()
    const draft = latestDraft(deps, draftId)
    const files = draft ? localFilesOf(draft, kinds) : []
    files.forEach(progress.name)
    progress.keepOnly(new Set(files.map(({ id }) => id)))
    const waiting = new Set(progress.filesWithState('waiting').map(({ id }) => id))
    const next = files.filter(({ id }) => waiting.has(id))
    if (next.length === 0 || !draft?.memorialUuid) return
    const ready = next.find(({ id }) => patienceOver.has(id) || !isInTheMaking(draft, id))
    if (ready) await sendOne(deps, draft, draft.memorialUuid, ready)
    else if (!(await draftChanged(deps, draft))) for (const { id } of next) patienceOver.add(id)
  }
}

/** A chosen photo is stored and prepared first; until then there may be nothing to send. */
const isInTheMaking = (draft: Draft, id: string): boolean =>
  [...draft.photos, ...draft.films].some((file) => file.id === id && file.state === 'processing')

/** Milliseconds without a change of the draft, after which a photo is sent as it is. */
const TIMEOUT_MS = 60_000

/** Resolves with true at the next change of the draft, or with false after `TIMEOUT_MS`. */
function draftChanged(deps: SaveDependencies, before: Draft): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (changed: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(changed)
    }
    const timer = setTimeout(() => end(false), TIMEOUT_MS)
    const stop = deps.drafts.state.subscribe(() => {
      if (latestDraft(deps, before.draftId) !== before) end(true)
    })
  })
}

/** The files of a draft, on this device and on the server, in the order in which they are sent. */
export function filesOf({ profilePhoto, hostVideo, serverVideo, photos, films }: Draft): KnownFile[] {
  const shown = photos.filter((photo) => photo.serverMedia !== null || photo.state !== 'failed')
  const video = hostVideo
    ? { id: hostVideo.id, kind: 'video' as const, name: videoName(hostVideo.mime), size: 0, onServer: false }
    : serverVideo && { id: serverVideo.uuid, kind: 'video' as const, name: '', size: 0, onServer: true }
  return [
    ...(profilePhoto ? [asKnown(profilePhoto, 'profile')] : []),
    ...(video ? [video] : []),
    ...shown.map((photo) => asKnown(photo, 'photo')),
    ...films
      .filter(({ state }) => state !== 'failed')
      .map(({ id, name, size }) => ({ id, kind: 'film' as const, name, size, onServer: false })),
  ]
}

/** The files of these kinds that are on this device only. */
export const localFilesOf = (draft: Draft, kinds: readonly FileKind[]): KnownFile[] =>
  filesOf(draft).filter(({ kind, onServer }) => !onServer && kinds.includes(kind))

/** Photos that are never sent, because this device could not read them. */
export const unreadablePhotos = ({ photos }: Draft): SavingFile[] =>
  photos
    .filter(({ state, serverMedia }) => state === 'failed' && serverMedia === null)
    .map(({ id, name, size }) => ({
      id,
      kind: 'photo',
      name,
      size,
      sent: 0,
      state: 'failed',
      paused: false,
      reason: null,
    }))

const asKnown = ({ id, name, size, serverMedia }: DraftProfilePhoto, kind: FileKind): KnownFile => ({
  id,
  kind,
  name,
  size,
  onServer: serverMedia !== null,
})

/** A recording has no file name, so it gets one. */
const videoName = (mime: string): string => (mime.includes('mp4') ? 'host-message.mp4' : 'host-message.webm')

async function sendOne(
  deps: SaveDependencies,
  draft: Draft,
  memorialUuid: string,
  file: KnownFile,
): Promise<void> {
  const { progress } = deps
  const { id, kind, name } = file
  // It counts as paused until it has ended: between two tries nothing has changed for the person.
  const onPause = () => progress.change(id, { paused: true })
  progress.change(id, { state: 'sending', sent: 0, reason: null })
  try {
    const blob = await deps.openFile(id)
    if (!blob) return fail(deps, draft, file, 'gone')
    progress.change(id, { size: blob.size })
    // The still is captured during the upload of the video.
    const taking = kind === 'video' ? deps.stillOf(blob) : null
    const { mediaUuid, media } = await deps.uploadFile({
      kind,
      memorialUuid,
      blob,
      name,
      title: titleOf(draft, file),
      clientId: id,
      signal: deps.signal,
      onPause,
      onProgress: (sent) => progress.change(id, { sent }),
    })
    const still = await taking
    const shown = still && (await sendPoster(deps, { memorialUuid, mediaUuid }, still))
    deps.drafts.updateDraft(draft.draftId, arrived(draft, file, shown ?? media))
    progress.change(id, { state: 'saved', sent: blob.size })
  } catch (reason) {
    const isRefused = reason instanceof ApiError && !endsEverything(reason)
    if (isRefused) return fail(deps, draft, file, reason)
    progress.change(id, { state: 'waiting', sent: 0 })
    throw reason
  } finally {
    progress.change(id, { paused: false })
  }
}

/**
 * Marks a file as failed. Of a photo or a film the draft stores why the server refused it, so that this survives a reload;
 * transient errors are not stored.
 */
function fail(
  deps: SaveDependencies,
  { draftId }: Draft,
  { id, kind }: KnownFile,
  reason: ApiError | 'gone',
): void {
  deps.progress.change(id, { state: 'failed', reason })
  if ((kind !== 'photo' && kind !== 'film') || isTransient(reason)) return
  const refusal = reason === 'gone' ? 'FILE_MISSING' : (reason.code ?? 'BAD_INPUT')
  const edit = kind === 'photo' ? changePhoto(id, { refusal }) : changeFilm(id, { problem: refusal })
  deps.drafts.updateDraft(draftId, edit)
}

const titleOf = (draft: Draft, { id, kind }: KnownFile): string => {
  if (kind === 'video') return VIDEO_TITLE
  return [...draft.photos, ...draft.films].find((file) => file.id === id)?.caption.trim() ?? ''
}

/** The edit that stores what the server has. */
function arrived({ profilePhoto, photos }: Draft, { id, kind }: KnownFile, media: Media): Edit {
  if (kind === 'video') return videoArrived(id, media)
  if (kind === 'film') return removeFilm(id)
  const photo = photos.find((one) => one.id === id)
  if (kind === 'photo' && photo) return photoArrived(photo, media)
  if (kind === 'profile' && profilePhoto?.id === id) return profilePhotoArrived(profilePhoto, media)
  throw new Error('A file that the draft does not name was sent')
}

/** Whether no other file could be sent either. */
const endsEverything = ({ status, code }: ApiError): boolean =>
  status === 401 || code === 'EMAIL_UNVERIFIED' || code === 'MEMORIAL_NOT_FOUND'
