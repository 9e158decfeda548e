import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * How many bytes of a body must arrive in each window: 0.4 KB per second. GPRS, the slowest network that phones still use,
 * sends two to four; a photo of 8 MB, the largest sent in one call, takes about an hour. A pause of four minutes is allowed.
 */
export const slowest = { windowMs: 5 * 60 * 1000, leastBytes: 128 * 1024 }

/** From the first byte of a request to its last. Larger uploads are sent in pieces, each a request of its own. */
export const REQUEST_MS = 3 * 60 * 60 * 1000

/** Closes connections whose request arrives more slowly. There is no limit for answering a complete request. */
export function endSlowRequests(app: FastifyInstance, { windowMs, leastBytes } = slowest) {
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

/** How long a connected client may still send a request when the server closes. */
const GRACE_MS = 2_000

/**
 * Closes each connection of a closing server as soon as no request runs on it. Node closes only those that were
 * answered before. One without a request, or with half of its headers, would keep the server open for ever, and
 * browsers open some in advance.
 */
export function endConnectionsOnClose(app: FastifyInstance, graceMs = GRACE_MS) {
  const underWay = new Map<Socket, number>()
  let isOver = false
  app.server.on('connection', (socket) => {
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1
      if (socket.destroyed) return
      underWay.set(socket, left)
      if (isOver && left === 0) socket.destroySoon()
    })
  })

  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => {
      isOver = true
      for (const [socket, requests] of underWay) if (requests === 0) socket.destroy()
    }, graceMs).unref()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close')
    done()
  })
}
