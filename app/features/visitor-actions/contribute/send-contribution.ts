import { ApiError, call } from '#app/lib/api.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { readInviteToken } from '#app/lib/invite-token.ts'
import { withRetries } from '#app/saving/retry.ts'
import { uploadInChunks } from '#app/saving/upload-in-chunks.ts'
import type { Contribution, submitContribution, withdrawContribution } from '#contract/contributions.ts'
import { type ContributionDraft, type ContributionDraftPhoto, formOf } from './contribution-draft.ts'
import { readPhoto } from './files.ts'

const submit = endpointOf<typeof submitContribution>({ method: 'POST', path: '/memorial/contribution' })
const withdrawal = endpointOf<typeof withdrawContribution>({
  method: 'POST',
  path: '/memorial/contribution/withdraw',
})

/** Upload state of one photo. `part` is 0 to 1. */
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
  /** Chosen photos that are part of the contribution now. */
  arrived: ReadonlySet<string>
}

/**
 * Sends the photos one after the other, then the text with those that arrived. A photo that fails is reported and the
 * others continue. null: neither text nor photos could be sent. Rejects with `ApiError` when the text could not be
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
  const stands = added.photos.some(({ id, media, removed }) => !removed && (media || arrived.has(id)))
  if (added.message.trim() === '' && !stands) return null
  const form = formOf(shareSlug, added, arrived, readInviteToken())
  const { contribution } = await withRetries(() => call(submit, { body: form }))
  return { contribution, arrived: new Set(arrived.keys()) }
}

/** The photo's uuid on the server; null when it failed for good, which was reported. */
async function sendPhoto(
  shareSlug: string,
  photo: ContributionDraftPhoto,
  tell: (news: PhotoUploadState) => void,
): Promise<string | null> {
  const file = await readPhoto(shareSlug, photo.id)
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
    kind: 'contribution' as const,
    shareSlug,
    blob,
    name: photo.name,
    title: photo.caption.trim(),
    clientId: photo.id,
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

/** The error concerns every photo, not just this one. */
const isForAll = ({ status, code }: ApiError): boolean =>
  status === 401 || code === 'EMAIL_UNVERIFIED' || code === 'BLOCKED' || code?.startsWith('PUBLIC_') === true

/** Deletes the visitor's own contribution. Rejects with `ApiError`. */
export const withdrawContributionOf = (shareSlug: string) => call(withdrawal, { body: { shareSlug } })
