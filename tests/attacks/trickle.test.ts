import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endSlowRequests, REQUEST_MS, slowest } from '#server/http/connections.ts'
import { startOwnApp } from '../support/app.ts'
import { aHost } from '../support/factories.ts'
import { multipartOf } from '../support/multipart.ts'

/** A server that reads bodies, and ends those that come slower than 1,000 bytes in a tenth of a second. */
async function aServer() {
  const app = Fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  endSlowRequests(app, { windowMs: 100, leastBytes: 1000 })
  const heard: number[] = []
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    heard.push(body.length)
    done(null)
  })
  app.post('/', async () => 'all of it')
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return { heard, port: Number(port) }
}

async function post(port: number, bytes: number): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (piece) => {
    text += piece
  })
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: x/y\r\nContent-Length: ${bytes}\r\n\r\n`)
  return { socket, answer: () => text }
}

/** Resolves once the connection has ended, whether it was closed or reset. */
const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()))

/** Sends so many bytes again and again until the connection ends, or all were sent. */
function drip(socket: Socket, bytes: number, everyMs: number, times: number) {
  let left = times
  const timer = setInterval(() => {
    if (socket.destroyed || left === 0) return clearInterval(timer)
    left -= 1
    socket.write(Buffer.alloc(bytes))
  }, everyMs)
  onTestFinished(() => clearInterval(timer))
}

test('a request with a trickling body is ended, and holds no resources', async () => {
  const { port, heard } = await aServer()
  const { socket, answer } = await post(port, 1_000_000)
  socket.write(Buffer.alloc(5_000))
  drip(socket, 1, 10, Number.POSITIVE_INFINITY)
  await closed(socket)
  expect([answer(), heard]).toEqual(['', []])
})

test('a slow body above the lowest rate is read to its end', async () => {
  const { port, heard } = await aServer()
  const { socket, answer } = await post(port, 60_000)
  drip(socket, 2_000, 15, 30)
  await vi.waitFor(() => expect(answer()).toContain('all of it'), { interval: 20, timeout: 60_000 })
  expect(heard).toEqual([60_000])
})

test('a photo of eight megabytes comes over the slowest network there is', () => {
  const bytesASecond = 2 * 1024
  expect(bytesASecond * (slowest.windowMs / 1000)).toBeGreaterThan(4 * slowest.leastBytes)
  expect((8 * 1024 * 1024) / bytesASecond).toBeLessThan(REQUEST_MS / 1000 / 2)
})

test('the server itself keeps both: what was sent of a photo is gone once its sender is ended', async () => {
  const app = await startOwnApp()
  expect(app.app.server.requestTimeout).toBe(REQUEST_MS)
  const host = await aHost(app)
  const { port } = new URL(await app.listen())
  const { contentType, body } = multipartOf({}, [{ name: 'a.jpg', content: Buffer.alloc(100_000) }])
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  const ended = closed(socket)
  socket.resume()
  socket.write(
    [
      `POST /memorial/media/upload/${host.memorial.uuid} HTTP/1.1`,
      'Host: x',
      `pid: ${host.token}`,
      `Content-Type: ${contentType}`,
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(body.subarray(0, 2000))
  const uploads = () => readdir(join(app.dataDir, 'uploads'))
  while ((await uploads()).length === 0) await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(2 * slowest.windowMs)
  await ended
  while ((await uploads()).length > 0) await new Promise(setImmediate)
  expect(await uploads()).toEqual([])
})
