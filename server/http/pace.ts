import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How fast a body has to come, and by when all of it has to be here. */
interface Pace {
  windowMs: number
  /** In each window, beyond what came before. */
  leastBytes: number
}

/**
 * 0.4 KB a second over five minutes. GPRS, the slowest network a telephone still meets, sends two to four; a photo
 * of 8 MB, the largest that is sent in one call, takes it about an hour. A pause of four minutes is no end.
 */
export const slowest: Pace = { windowMs: 5 * 60 * 1000, leastBytes: 128 * 1024 }

/** From the first byte of a request to its last. What takes longer is sent in pieces, each a request of its own. */
export const REQUEST_MS = 3 * 60 * 60 * 1000

/** Ends connections whose request comes slower than that. A whole one may be answered as slowly as it takes. */
export function keepPace(app: FastifyInstance, { windowMs, leastBytes }: Pace = slowest) {
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
