import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveAssets } from './assets.ts'

let parent: string
let folder: string
let app: FastifyInstance

const SCRIPT = 'export const answer = 42'

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'build-'))
  folder = join(parent, 'assets')
  await mkdir(folder)
  await writeFile(join(folder, 'answer-x1.js'), SCRIPT)
  await writeFile(join(folder, 'answer-x1.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'offline-worker-x1.js'), SCRIPT)
  app = fastify()
  await serveAssets(app, folder)
})

afterEach(async () => {
  await app.close()
  await rm(parent, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a file is served for a year, compressed where the browser can read that', async () => {
  const plain = await get('/assets/answer-x1.js')
  expect(plain.body).toBe(SCRIPT)
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const small = await get('/assets/answer-x1.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': plain.headers['content-type'],
  })
  expect(small.rawPayload).toEqual(brotliCompressSync(SCRIPT))
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/assets/answer-x1.js' })
  expect([statusCode, body]).toEqual([200, ''])
})

test('a browser that has the file is not sent it again', async () => {
  const { headers } = await get('/assets/answer-x1.js')
  expect((await get('/assets/answer-x1.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test('only the service worker may answer for all pages', async () => {
  expect((await get('/assets/offline-worker-x1.js')).headers['service-worker-allowed']).toBe('/')
  expect((await get('/assets/answer-x1.js')).headers['service-worker-allowed']).toBeUndefined()
})

test('nothing but the files of the folder is served, each by its exact name', async () => {
  await writeFile(join(parent, 'secret'), 'secret')
  for (const name of [
    'none.js',
    'ANSWER-x1.js',
    '',
    '/answer-x1.js',
    'answer-x1.js/',
    'answer-x1.js%00',
    '..%2Fsecret',
    '..%5Csecret',
    '%2Fanswer-x1.js',
  ])
    expect((await get(`/assets/${name}`)).statusCode, name).toBe(404)
})

test('the folder is read once, at the start', async () => {
  await writeFile(join(folder, 'later-x2.js'), SCRIPT)
  expect((await get('/assets/later-x2.js')).statusCode).toBe(404)
})

test('a file that was removed meanwhile is not found', async () => {
  await rm(join(folder, 'offline-worker-x1.js'))
  expect((await get('/assets/offline-worker-x1.js')).statusCode).toBe(404)
})
