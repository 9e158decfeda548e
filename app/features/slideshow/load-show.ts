import { getShow, type Show } from '#contract/memorials.ts'
import { ApiError, call } from '../../lib/api.ts'
import { readToken } from '../../lib/token.ts'
import { removeDownload } from './download/download-show.ts'
import { readStoredShow } from './download/stored-show.ts'

/** Milliseconds that a network may say nothing, where the show is on this device too. */
const TIMEOUT_MS = 5000

/**
 * A memorial's show from the server or, without a network or with a server that fails, as it was kept on this
 * device for whoever is signed in. Rejects with `ApiError` when it cannot be had from either.
 */
export async function loadShow(memorialUuid: string): Promise<{ show: Show; isKept: boolean }> {
  const kept = await readStoredShow(memorialUuid, readToken() ?? '')
  try {
    const { show } = await call(getShow, {
      params: { memorialUuid },
      ...(kept && { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    })
    return { show, isKept: false }
  } catch (reason) {
    const isAnswer = reason instanceof ApiError && reason.status !== 0 && reason.status < 500
    // Deleted, or no longer this person's: not to be seen here either.
    if (isAnswer && kept) await removeDownload(memorialUuid, { caches })
    if (isAnswer || !kept) throw reason
    return { show: kept, isKept: true }
  }
}
