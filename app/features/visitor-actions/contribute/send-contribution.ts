import { ApiError, call } from '#app/lib/api.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { readInviteToken } from '#app/lib/invite-token.ts'
import { withRetries } from '#app/saving/retry.ts'
import { type ContributionUpload, uploadInChunks } from '#app/saving/upload-in-chunks.ts'
import type { Contribution, submitContribution, withdrawContribution } from '#contract/contributions.ts'
import type { ContributionDraft, ContributionDraftPhoto, DraftRecording } from './contribution-draft.ts'
import { formOf } from './contribution-form.ts'
import { readPhoto } from './files.ts'

const submit = endpointOf<typeof submitContribution>({ method: 'POST', path: '/memorial/contribution' })
const withdrawal = endpointOf<typeof withdrawContribution>({
  method: 'POST',
  path: '/memorial/contribution/withdraw',
})

/** Upload state of one photo, voice or film. `part` is 0 to 1. */
export type PhotoUploadState =
  | { state: 'sending'; part: number; paused: boolean }
  | { state: 'sent' }
  | { state: 'failed'; reason: ApiError | 'gone' }

interface Sending {
  shareSlug: string
  added: ContributionDraft
  /** Photos not to be sent: this device already refused them. */
  refused: ReadonlySet<string>
  onPhoto: (id: string, news: PhotoUploadState) => void
}

export interface Sent {
  contribution: Contribution
  /** Chosen files that are part of the contribution now. */
  arrived: ReadonlySet<string>
}

/**
 * Sends the files one after the other, then the text with those that arrived. One that fails is reported and the
 * others continue. null: neither text nor files could be sent. Rejects with `ApiError` when the text could not be
 * sent, or when nobody is signed in any more.
 */
export async function sendContribution({
  shareSlug,
  added,
  refused,
  onPhoto,
}: Sending): Promise<Sent | null> {
  const chosen = added.photos.filter(({ id, media, removed }) => !media && !removed && !refused.has(id))
  const arrived = new Map<string, string>()
  for (const photo of chosen) {
    const uuid = await sendPhoto(shareSlug, photo, (news) => onPhoto(photo.id, news))
    if (uuid) arrived.set(photo.id, uuid)
  }
  for (const recording of added.recordings.filter(({ media, removed }) => !media && !removed)) {
    const uuid = await sendRecording(shareSlug, recording, (news) => onPhoto(recording.id, news))
    if (uuid) arrived.set(recording.id, uuid)
  }
  const stands = [...added.photos, ...added.recordings].some(
    ({ id, media, removed }) => !removed && (media || arrived.has(id)),
  )
  if (added.message.trim() === '' && !stands) return null
  const form = formOf(shareSlug, added, arrived, readInviteToken())
  const { contribution } = await withRetries(() => call(submit, { body: form }))
  return { contribution, arrived: new Set(arrived.keys()) }
}

type Tell = (news: PhotoUploadState) => void

const sendPhoto = (shareSlug: string, { id, name, caption }: ContributionDraftPhoto, tell: Tell) =>
  sendFile({ shareSlug, kind: 'contribution', clientId: id, name, title: caption.trim() }, tell)

const sendRecording = (shareSlug: string, { id, name, kind }: DraftRecording, tell: Tell) =>
  sendFile(
    { shareSlug, kind: kind === 'VOICE' ? 'voice' : 'memory-film', clientId: id, name, title: '' },
    tell,
  )

/** The file's uuid on the server; null when it failed for good, which was reported. */
async function sendFile(
  about: Pick<ContributionUpload, 'shareSlug' | 'kind' | 'clientId' | 'name' | 'title'>,
  tell: Tell,
): Promise<string | null> {
  const file = await readPhoto(about.shareSlug, about.clientId)
  if (!file) {
    tell({ state: 'failed', reason: 'gone' })
    return null
  }
  const { blob } = file
  let progress = { part: 0, paused: false }
  const moved = (change: Partial<typeof progress>) => {
    progress = { ...progress, ...change }
    tell({ state: 'sending', ...progress })
  }
  moved({})
  const sending = {
    ...about,
    blob,
    onProgress: (bytes: number) => moved({ part: blob.size > 0 ? bytes / blob.size : 0 }),
    onPause: (paused: boolean) => moved({ paused }),
  }
  try {
    const { mediaUuid } = await withRetries((further) => uploadInChunks(sending, further), sending)
    tell({ state: 'sent' })
    return mediaUuid
  } catch (reason) {
    if (!(reason instanceof ApiError) || isForAll(reason)) throw reason
    tell({ state: 'failed', reason })
    return null
  }
}

/** The error concerns every file, not just this one. */
const isForAll = ({ status, code }: ApiError): boolean =>
  status === 401 || code === 'EMAIL_UNVERIFIED' || code === 'BLOCKED' || code?.startsWith('PUBLIC_') === true

/** Deletes the visitor's own contribution. Rejects with `ApiError`. */
export const withdrawContributionOf = (shareSlug: string) => call(withdrawal, { body: { shareSlug } })
