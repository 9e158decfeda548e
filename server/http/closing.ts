import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

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
