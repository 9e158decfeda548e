import type { ServerResponse } from 'node:http'

/** Aborted when the connection ends before the answer has left, also where it ended before this was asked for. */
export function goneSignal(raw: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed && !raw.writableFinished) gone.abort()
  else raw.once('close', () => raw.writableFinished || gone.abort())
  return gone.signal
}
