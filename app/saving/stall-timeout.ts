/** No byte for this long (milliseconds) means that the connection is gone, whatever the browser thinks. */
const STALL_TIMEOUT_MS = 60_000

/** Gives a request up when nothing was heard of it for too long; `heard` winds the clock up again. */
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
