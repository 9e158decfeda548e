import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How fast a body must arrive, and in which total time. */
interface SlowestAllowed {
  windowMs: number
  /** In each window, in addition to what came before. */
  leastBytes: number
}

/**
 * 0.4 KB per second over five minutes. GPRS, the slowest network that phones still use, sends two to four; a photo of 8
 * MB, the largest sent in one call, takes about an hour. A pause of four minutes is allowed.
 */
export const slowest: SlowestAllowed = { windowMs: 5 * 60 * 1000, leastBytes: 128 * 1024 }

/** From the first byte of a request to its last. Larger uploads are sent in pieces, each a request of its own. */
export const REQUEST_MS = 3 * 60 * 60 * 1000

/** Closes connections whose request arrives more slowly. There is no limit for answering a complete request. */
export function endSlowRequests(app: FastifyInstance, { windowMs, leastBytes }: SlowestAllowed = slowest) {
  app.addHook('onRequest', (request, reply, done) => {
    if (mayHaveBody(request)) {
      const { raw } = request
      let before = raw.socket.bytesRead
      const timer = setInterval(() => {
        const { bytesRead } = raw.socket
        if (raw.complete || bytesRead - before >= leastBytes) before = bytesRead
        else raw.destroy()
      }, windowMs)
      timer.unref()
      const end = () => clearInterval(timer)
      raw.once('end', end).once('close', end)
      reply.raw.once('close', end)
    }
    done()
  })
}

const mayHaveBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
