import { openFile } from '#app/draft/files.ts'
import { ApiError } from '#app/lib/api.ts'
import { withRetries } from '#app/saving/retry.ts'
import { uploadInChunks } from '#app/saving/upload-in-chunks.ts'
import type { ChosenFile, FileState } from './keep-chosen.ts'

const kinds = { PHOTO: 'contribution', VOICE: 'voice', FILM: 'memory-film' } as const

/**
 * Sends a file that is on this device, and tells how far it is; one that fails for good is told, too. Sent again, it is
 * the same file on the server. Rejects with `ApiError` when nobody is signed in any more, or nothing can be sent here.
 */
export async function sendFile(
  shareSlug: string,
  { id, kind, name, words }: ChosenFile,
  tell: (news: FileState) => void,
): Promise<void> {
  const blob = await openFile(id)
  if (!blob) return tell({ state: 'failed', reason: 'gone' })
  let progress = { part: 0, paused: false }
  const moved = (change: Partial<typeof progress>) => {
    progress = { ...progress, ...change }
    tell({ state: 'sending', ...progress })
  }
  moved({})
  const sending = {
    shareSlug,
    kind: kinds[kind],
    clientId: id,
    name,
    title: kind === 'PHOTO' ? words.trim() : '',
    blob,
    onProgress: (bytes: number) => moved({ part: blob.size > 0 ? bytes / blob.size : 0 }),
    onPause: (paused: boolean) => moved({ paused }),
  }
  try {
    const { mediaUuid } = await withRetries((further) => uploadInChunks(sending, further), sending)
    tell({ state: 'sent', mediaUuid })
  } catch (reason) {
    if (!(reason instanceof ApiError) || isForAll(reason)) throw reason
    tell({ state: 'failed', reason })
  }
}

/** The error concerns every file, not just this one. */
const isForAll = ({ status, code }: ApiError): boolean =>
  status === 401 || code === 'EMAIL_UNVERIFIED' || code === 'BLOCKED' || code?.startsWith('PUBLIC_') === true
