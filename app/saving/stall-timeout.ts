/** Milliseconds without progress after which a connection counts as lost, whatever the browser reports. */
const STALL_TIMEOUT_MS = 60_000

/** Calls `giveUp` when a request has made no progress for too long; `reset` restarts the timer. */
export function stallTimeout(giveUp: () => void): { reset: () => void; end: () => void } {
  let timer = setTimeout(giveUp, STALL_TIMEOUT_MS)
  return {
    reset() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, STALL_TIMEOUT_MS)
    },
    end: () => clearTimeout(timer),
  }
}
