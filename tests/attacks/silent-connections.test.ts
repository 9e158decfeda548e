import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { endConnectionsOnClose } from '#server/http/connections.ts'
import { startOwnApp } from '../support/app.ts'

/** A server whose one page is answered when `answer` is called. */
async function aServer(graceMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  endConnectionsOnClose(app, graceMs)
  const answer = Promise.withResolvers<string>()
  const asked = Promise.withResolvers<void>()
  app.get('/', () => {
    asked.resolve()
    return answer.promise
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return { app, asked: asked.promise, answer: answer.resolve, connected: () => connected(Number(port)) }
}

/** A connection on which nothing was asked yet, and everything that comes back once it has ended. */
async function connected(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (piece) => {
    text += piece
  })
  const ended = once(socket, 'close').then(() => text)
  await once(socket, 'connect')
  return { socket, ended }
}

const HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n'

test('connections on which nothing or half a head comes do not keep the server from ending', async () => {
  const { app, connected } = await aServer(20)
  const silent = await connected()
  const half = await connected()
  half.socket.write(HEAD)
  await app.close()
  expect(await Promise.all([silent.ended, half.ended])).toEqual(['', ''])
})

test('requests that were sent before shutdown are answered, also beside a silent connection', async () => {
  const { app, asked, answer, connected } = await aServer(20)
  const [silent, asking] = [await connected(), await connected()]
  asking.socket.write(`${HEAD}\r\n`)
  await asked
  const closed = app.close()
  expect(await silent.ended).toBe('')
  answer('the whole answer')
  expect(await asking.ended).toMatch(/connection: close[\s\S]*the whole answer/i)
  await closed
})

test('a connected client has a moment to send its request', async () => {
  const { app, answer, connected } = await aServer(60_000)
  const late = await connected()
  const closed = app.close()
  answer('still served')
  late.socket.write(`${HEAD}\r\n`)
  expect(await late.ended).toContain('still served')
  await closed
})

test('the product itself ends beside such a connection', { timeout: 300_000 }, async () => {
  const app = await startOwnApp()
  const { port } = new URL(await app.listen())
  const { ended } = await connected(Number(port))
  await app.app.close()
  expect(await ended).toBe('')
})
