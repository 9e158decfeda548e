import { getShow } from '#contract/memorials.ts'
import { ApiError, call } from '../../lib/api.ts'
import { readToken } from '../../lib/token.ts'
import { removeDownload } from './download/download-show.ts'
import { readStoredShow } from './download/stored-show.ts'
import type { OpenedShow } from './use-live-show.ts'

/** Milliseconds to wait for the server when the show is stored on this device as well. */
const TIMEOUT_MS = 5000

/**
 * Reads a memorial's show from the server; if the network or the server fails, the copy that this device stored for the
 * current token. Rejects with `ApiError` when neither is available.
 */
export async function loadShow(memorialUuid: string): Promise<OpenedShow> {
  const kept = await readStoredShow(memorialUuid, readToken() ?? '')
  try {
    const { show, version } = await call(getShow, {
      params: { memorialUuid },
      ...(kept && { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    })
    // Nothing was named as known: the answer has a show.
    if (!show) throw new ApiError(500, {})
    return { show, version }
  } catch (reason) {
    const isAnswer = reason instanceof ApiError && reason.status !== 0 && reason.status < 500
    // The memorial was deleted, or this person lost access: the stored copy goes too.
    if (isAnswer && kept) await removeDownload(memorialUuid, { caches })
    if (isAnswer || !kept) throw reason
    return { show: kept, version: null }
  }
}
