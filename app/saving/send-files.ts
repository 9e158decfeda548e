import type { Edit } from '#app/draft/edits.ts'
import { changePhoto, videoUploaded } from '#app/draft/list-edits.ts'
import type { Draft, DraftProfilePhoto } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { type Media, setProfilePhoto } from '#contract/media.ts'
import { getMemorial } from '#contract/memorials.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'
import type { FileKind, KnownFile, SavingFile } from './progress.ts'
import { isTransient, withRetries } from './retry.ts'
import { sendPoster } from './send-poster.ts'

/** The title of a recording. */
const VIDEO_TITLE = 'Host Message'

/**
 * Sends the files of a draft that the server lacks, one after the other: profile photo, video message, then the photos
 * in order. Each success is written to the draft at once. A file that fails is skipped, with the reason in `progress`;
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
    const files = draft ? localFilesOf(draft).filter(({ kind }) => kinds.includes(kind)) : []
    files.forEach(progress.name)
    progress.keepOnly(new Set(files.map(({ id }) => id)))
    const waiting = new Set(waitingIn(progress.state.getState().files))
    const next = files.filter(({ id }) => waiting.has(id))
    if (next.length === 0 || !draft?.memorialUuid) return
    const ready = next.find(({ id }) => patienceOver.has(id) || !isInTheMaking(draft, id))
    if (ready) await sendOne(deps, draft, draft.memorialUuid, ready)
    else if (!(await draftChanged(deps, draft))) for (const { id } of next) patienceOver.add(id)
  }
}

const waitingIn = (files: readonly SavingFile[]): string[] =>
  files.filter(({ state }) => state === 'waiting').map(({ id }) => id)

/** A chosen photo is stored and prepared first; until then there may be nothing to send. */
const isInTheMaking = (draft: Draft, id: string): boolean =>
  draft.photos.some((photo) => photo.id === id && photo.state === 'processing')

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
export function filesOf({ profilePhoto, hostVideo, serverVideo, photos }: Draft): KnownFile[] {
  const shown = photos.filter((photo) => photo.serverMedia !== null || photo.state !== 'failed')
  const video = hostVideo
    ? { id: hostVideo.id, kind: 'video' as const, name: videoName(hostVideo.mime), size: 0, onServer: false }
    : serverVideo && { id: serverVideo.uuid, kind: 'video' as const, name: '', size: 0, onServer: true }
  return [
    ...(profilePhoto ? [asKnown(profilePhoto, 'profile')] : []),
    ...(video ? [video] : []),
    ...shown.map((photo) => asKnown(photo, 'photo')),
  ]
}

/** The files that are on this device only. */
export const localFilesOf = (draft: Draft): KnownFile[] => filesOf(draft).filter(({ onServer }) => !onServer)

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
  const onPause = (paused: boolean) => progress.change(id, { paused })
  const patience = { onPause, signal: deps.signal }
  progress.change(id, { state: 'sending', sent: 0, reason: null })
  try {
    const blob = await deps.openFile(id)
    if (!blob) return fail(deps, draft, file, 'gone')
    progress.change(id, { size: blob.size })
    // The still is captured during the upload of the video.
    const taking = kind === 'video' ? deps.stillOf(blob) : null
    const uploaded = await deps.uploadFile({
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
    const { mediaUuid } = uploaded
    if (kind === 'profile' && latestDraft(deps, draft.draftId)?.profilePhoto?.id === id)
      await withRetries(
        () => deps.call(setProfilePhoto, { params: { memorialUuid, photoUuid: mediaUuid } }),
        patience,
      )
    const still = await taking
    const shown = still && (await sendPoster(deps, { memorialUuid, mediaUuid }, still))
    const media =
      shown ?? uploaded.media ?? (await withRetries(() => findMedia(deps, memorialUuid, mediaUuid), patience))
    deps.drafts.updateDraft(draft.draftId, arrived(file, media))
    progress.change(id, { state: 'saved', sent: blob.size })
  } catch (reason) {
    const isRefused = reason instanceof ApiError && !endsEverything(reason)
    if (isRefused) return fail(deps, draft, file, reason)
    progress.change(id, { state: 'waiting', sent: 0 })
    throw reason
  } finally {
    onPause(false)
  }
}

/**
 * Marks a file as failed. Of a photo the draft stores why the server refused it, so that this survives a reload;
 * transient errors are not stored.
 */
function fail(
  deps: SaveDependencies,
  { draftId }: Draft,
  { id, kind }: KnownFile,
  reason: ApiError | 'gone',
): void {
  deps.progress.change(id, { state: 'failed', reason })
  if (kind !== 'photo' || isTransient(reason)) return
  const refusal = reason === 'gone' ? 'FILE_MISSING' : (reason.code ?? 'BAD_INPUT')
  deps.drafts.updateDraft(draftId, changePhoto(id, { refusal }))
}

const titleOf = (draft: Draft, { id, kind }: KnownFile): string => {
  if (kind === 'video') return VIDEO_TITLE
  return draft.photos.find((photo) => photo.id === id)?.caption.trim() ?? ''
}

/** The edit that stores the file on the server in the draft, if the draft still has the file. */
const arrived = ({ id, kind }: KnownFile, media: Media): Edit => {
  if (kind === 'photo') return changePhoto(id, { serverMedia: media, refusal: null })
  if (kind === 'video') return videoUploaded(id, media)
  return (draft) =>
    draft.profilePhoto?.id === id
      ? { ...draft, profilePhoto: { ...draft.profilePhoto, serverMedia: media } }
      : draft
}

/** The answer to an upload in chunks contains the uuid only. */
async function findMedia(deps: SaveDependencies, memorialUuid: string, mediaUuid: string): Promise<Media> {
  const { memorial } = await deps.call(getMemorial, { params: { memorialUuid } })
  const all = [memorial.profilePhoto, memorial.hostVideoMessage, ...memorial.media]
  const found = all.find((media) => media?.uuid === mediaUuid)
  if (!found) throw new ApiError(404, { code: 'MEDIA_NOT_FOUND' })
  return found
}

/** Whether no other file could be sent either. */
const endsEverything = ({ status, code }: ApiError): boolean =>
  status === 401 || code === 'EMAIL_UNVERIFIED' || code === 'MEMORIAL_NOT_FOUND'
