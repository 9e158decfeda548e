import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aHost, answerOf, aPicture, ask, atOnce, insist, Tally } from './support/clients.ts'
import { aCluster, countOf, rowsOf } from './support/cluster.ts'

const SLOW = 200
const UPLOADS = 20
const GUESTS = 100

const metadata = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join()

test('slow clients delay nobody, and interrupted uploads resume where they stopped', async () => {
  const cluster = await aCluster()
  const host = await aHost(cluster)
  const { port } = new URL(cluster.url)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  function open(words: string | Buffer): Socket {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(words)
    sockets.push(socket)
    return socket
  }

  // Each slow client sends half a request: part of the headers, of a JSON body or of an upload.
  const head = `Host: localhost\r\npid: ${host.token}\r\n`
  for (let n = 0; n < SLOW; n += 1) {
    const kinds = [
      'GET /healthz HTTP/1.1\r\nHost: local',
      `POST /memorial/edit HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 900\r\n\r\n{"uuid":`,
      `POST /memorial/media/upload/${host.uuid} HTTP/1.1\r\n${head}content-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n--b\r\n`,
    ]
    open(kinds[n % kinds.length] ?? '')
  }

  // Chunked uploads whose connections break in the middle, each at another offset.
  const photo = Buffer.concat([await aPicture(), randomBytes(200_000)])
  const tus = { pid: host.token, 'tus-resumable': '1.0.0' }
  const uploads = await Promise.all(
    Array.from({ length: UPLOADS }, async () => {
      const facts = { memorialUuid: host.uuid, kind: 'photo', clientId: randomUUID(), filename: 'a.jpg' }
      const answer = await fetch(`${cluster.url}/uploads`, {
        method: 'POST',
        headers: { ...tus, 'upload-length': String(photo.length), 'upload-metadata': metadata(facts) },
      })
      expect(answer.status).toBe(201)
      return answer.headers.get('location') ?? ''
    }),
  )
  for (const [n, location] of uploads.entries()) {
    const sent = photo.subarray(0, 20_000 + n * 5_000)
    const lines = `upload-offset: 0\r\ntus-resumable: 1.0.0\r\ncontent-type: application/offset+octet-stream\r\n`
    const socket = open(
      `PATCH ${location} HTTP/1.1\r\n${head}${lines}content-length: ${photo.length}\r\n\r\n`,
    )
    socket.write(sent, () => socket.destroy())
  }

  // Meanwhile the server answers others without a failure.
  const answers = new Tally()
  await atOnce(GUESTS, 4, (n) =>
    insist(cluster, 'POST', `/public/memorial/${host.shareSlug}/rsvp`, { body: answerOf(n) }, answers),
  )
  expect(answers).toEqual({ acknowledged: GUESTS, failed: 0 })
  expect(await countOf(cluster, 'select count(*) from rsvps where memorial_uuid = $1', [host.uuid])).toBe(
    GUESTS,
  )

  // Each upload resumes at the offset that the server reports.
  let finished = 0
  await atOnce(UPLOADS, 3, async (n) => {
    const url = cluster.url + uploads[n]
    await vi.waitFor(
      async () => {
        const { headers } = await fetch(url, { method: 'HEAD', headers: tus })
        const offset = Number(headers.get('upload-offset'))
        const rest = new Uint8Array(photo.subarray(offset))
        const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
        const answer = await fetch(url, { method: 'PATCH', headers: { ...tus, ...type }, body: rest })
        expect(answer.status).toBe(204)
        expect(answer.headers.get('x-media-uuid')).toBeTruthy()
      },
      { timeout: 60_000, interval: 50 },
    )
    finished += 1
  })
  expect(finished).toBe(UPLOADS)
  const rows = await rowsOf<{ bytes: string }>(cluster, 'select bytes from media where deleted_at is null')
  expect(rows).toEqual(Array.from({ length: UPLOADS }, () => ({ bytes: String(photo.length) })))
  // The slow clients are still connected, and the server is ready.
  expect((await ask(cluster, 'GET', '/readyz')).status).toBe(200)
})
