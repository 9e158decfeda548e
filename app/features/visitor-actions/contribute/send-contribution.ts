import { ApiError, call } from '#app/lib/api.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { readInviteToken } from '#app/lib/invite-token.ts'
import { withRetries } from '#app/saving/retry.ts'
import { uploadInChunks } from '#app/saving/upload-in-chunks.ts'
import type { Contribution, submitContribution, withdrawContribution } from '#contract/contributions.ts'
import type { ContributionDraft, ContributionDraftPhoto, DraftRecording } from './contribution-draft.ts'
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
  const isChosen = ({ id, media, removed }: ContributionDraftPhoto | DraftRecording) =>
    !media && !removed && !refused.has(id)
  const arrived = new Map<string, string>()
  for (const file of [...added.photos, ...added.recordings].filter(isChosen)) {
    const uuid = await sendFile(shareSlug, file, (news) => onPhoto(file.id, news))
    if (uuid) arrived.set(file.id, uuid)
  }
  const stands = [...added.photos, ...added.recordings].some(
    ({ id, media, removed }) => !removed && (media || arrived.has(id)),
  )
  if (added.message.trim() === '' && !stands) return null
  const form = writeForm(shareSlug, added, arrived, readInviteToken())
  const { contribution } = await withRetries(() => call(submit, { body: form }))
  return { contribution, arrived: new Set(arrived.keys()) }
}

const kinds = { VOICE: 'voice', FILM: 'memory-film' } as const

/** The file's uuid on the server; null when it failed for good, which was reported. */
async function sendFile(
  shareSlug: string,
  chosen: ContributionDraftPhoto | DraftRecording,
  tell: (news: PhotoUploadState) => void,
): Promise<string | null> {
  const { id, name } = chosen
  const file = await readPhoto(shareSlug, id)
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
    shareSlug,
    kind: 'kind' in chosen ? kinds[chosen.kind] : ('contribution' as const),
    clientId: id,
    name,
    title: 'caption' in chosen ? chosen.caption.trim() : '',
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

/**
 * The form of `submitContribution`.
 *
 * @param sent the server's uuid of each photo, voice and film that was uploaded
 */
export function writeForm(
  shareSlug: string,
  added: ContributionDraft,
  sent: ReadonlyMap<string, string>,
  inviteToken: string | null,
): FormData {
  const form = new FormData()
  form.set('shareSlug', shareSlug)
  form.set('contributorName', added.name.trim())
  form.set('contributorEmail', added.email.trim())
  form.set('contributorMessage', added.message.trim())
  if (added.contributionId) form.set('contributionId', added.contributionId)
  if (inviteToken) form.set('inviteToken', inviteToken)
  const files = [
    ...added.photos.map((photo) => ['Photo', photo, 'existingPhotoCaptions', photo.caption] as const),
    ...added.recordings.map((one) => ['Recording', one, 'recordingTranscripts', one.words] as const),
  ]
  for (const [kind, { id, media, removed }, field, words] of files) {
    const uuid = media?.uuid ?? sent.get(id)
    if (removed && media) form.append(`removed${kind}Ids`, media.uuid)
    if (removed || !uuid) continue
    form.append(`existing${kind}Ids`, uuid)
    form.append(field, words.trim())
  }
  return form
}
