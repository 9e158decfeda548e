import { getShow, type Show } from '#contract/memorials.ts'
import { ApiError, call } from '../../lib/api.ts'
import { readToken } from '../../lib/token.ts'
import { dropShow } from './offline/keep-show.ts'
import { readKeptShow } from './offline/kept-show.ts'

/** Milliseconds that a network may say nothing, where the show is on this device too. */
const PATIENCE = 5000

/**
 * A memorial's show from the server or, without a network or with a server that fails, as it was kept on this
 * device for whoever is signed in. Rejects with `ApiError` when it cannot be had from either.
 */
export async function loadShow(memorialUuid: string): Promise<{ show: Show; isKept: boolean }> {
  const kept = await readKeptShow(memorialUuid, readToken() ?? '')
  try {
    const { show } = await call(getShow, {
      params: { memorialUuid },
      ...(kept && { signal: AbortSignal.timeout(PATIENCE) }),
    })
    return { show, isKept: false }
  } catch (reason) {
    const isAnswer = reason instanceof ApiError && reason.status !== 0 && reason.status < 500
    // Deleted, or no longer this person's: not to be seen here either.
    if (isAnswer && kept) await dropShow(memorialUuid, { caches })
    if (isAnswer || !kept) throw reason
    return { show: kept, isKept: true }
  }
}
