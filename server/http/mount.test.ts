import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchGone } from './mount.ts'

const server = createServer()

beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.close())

it('is not aborted where the answer has left', async () => {
  const { sent, response } = await ask()
  const signal = watchGone(response)
  response.end('words')
  await once(sent, 'response')
  sent.destroy()
  if (!response.closed) await once(response, 'close')
  expect(signal.aborted).toBe(false)
})

it('is aborted when the connection ends before the answer has left', async () => {
  const { sent, response } = await ask()
  const signal = watchGone(response)
  sent.destroy()
  await once(signal, 'abort')
  expect(signal.aborted).toBe(true)
})

it('is aborted at once where the connection had ended before', async () => {
  const { sent, response } = await ask()
  sent.destroy()
  await once(response, 'close')
  expect(watchGone(response).aborted).toBe(true)
})

async function ask() {
  const received = once(server, 'request')
  const { port } = server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port }).on('error', () => {})
  sent.end()
  const [, response] = (await received) as [unknown, ServerResponse]
  return { sent, response }
}
