import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
  WEBM,
} from 'mediabunny'
import { nextPiece } from '#app/saving/piece-size.ts'
import { media } from '#contract/limits.ts'
import { aMemorial, openProduct, type Product, picture, untilDone } from './product.ts'

const ROUNDS = 9
const FILM_BYTES = 200 * 1024 * 1024
const PHOTO_BYTES = 17 * 1024 * 1024
const FILM_SECONDS = 240
const FRAMES_PER_SECOND = 25

type Host = Awaited<ReturnType<typeof aMemorial>>

/**
 * How long a film of 200 MB and a photo of 17 MB take until they are answered, against a server of Node's own that
 * writes the same bytes to the same disk and syncs them, in turns. Middle rounds, in milliseconds. A round begins once
 * what was sent before is made ready, so that it takes nobody's processor; no MP4 is made (ten times as much work).
 */
export async function sendFiles() {
  const product = await openProduct({ FFMPEG: 'none' })
  const sink = fork('scripts/bench/sink.ts', [product.dataDir])
  try {
    const [{ port }] = (await once(sink, 'message')) as [{ port: number }]
    const raw = `http://127.0.0.1:${port}`
    const host = await aMemorial(product, { photos: 1, stories: 0 })
    const film = await aFilm(join(product.dataDir, 'bench.mp4'))
    const photo = await aPhoto()
    const of = async (content: Buffer, kind: 'video' | 'photo') => {
      const rounds: { product: number; raw: number }[] = []
      for (let round = 0; round <= ROUNDS; round += 1) {
        const plain = await timed(() => putRaw(raw, content))
        await rm(plain.given)
        const ours = await timed(() => putInPieces(product, host, different(content, kind), kind))
        // The first one starts processes.
        if (round > 0) rounds.push({ raw: plain.took, product: ours.took })
        await untilDone(product, ['media.render', 'media.film', 'media.mp4'])
      }
      return middleOf(rounds)
    }
    return { photo: await of(photo, 'photo'), film: await of(film, 'video') }
  } finally {
    await ended(sink)
    await product.close()
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.disconnect()
  await exit
}

async function timed<T>(work: () => Promise<T>): Promise<{ took: number; given: T }> {
  const began = performance.now()
  const given = await work()
  return { took: performance.now() - began, given }
}

function middleOf(rounds: { product: number; raw: number }[]) {
  const sorted = rounds
    .map((one) => ({ ...one, ratio: one.raw / one.product }))
    .sort((a, b) => a.ratio - b.ratio)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('unreachable')
  return middle
}

/** Gives where it lies. */
async function putRaw(url: string, content: Buffer): Promise<string> {
  return (await fetch(url, { method: 'PUT', body: new Uint8Array(content) })).text()
}

/** As the browser does: a call that begins, and one for each piece, which grow as its own do. */
async function putInPieces(product: Product, host: Host, content: Buffer, kind: string): Promise<void> {
  const headers = { pid: host.token, 'tus-resumable': '1.0.0' }
  const facts = { memorialUuid: host.uuid, kind, clientId: randomUUID(), filename: 'a' }
  const metadata = Object.entries(facts).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  )
  const begun = await fetch(`${product.url}/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': metadata.join(',') },
  })
  const url = product.url + begun.headers.get('location')
  let piece: number = media.chunkBytes
  for (let offset = 0; offset < content.length; ) {
    const asked = performance.now()
    const answer = await fetch(url, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(content.subarray(offset, offset + piece)),
    })
    if (answer.status !== 204) throw new Error(`${kind}: ${answer.status} ${await answer.text()}`)
    offset += piece
    piece = nextPiece(piece, performance.now() - asked)
  }
}

/** An identical file would be recognised; bytes after the end of a photo are ignored. */
const different = (content: Buffer, kind: string) =>
  kind === 'video' ? content : Buffer.concat([content.subarray(0, -16), randomBytes(16)])

async function aPhoto(): Promise<Buffer> {
  const jpeg = await picture(9000, 1)
  if (jpeg.length > PHOTO_BYTES) throw new Error(`The photo has ${jpeg.length} bytes`)
  return Buffer.concat([jpeg, randomBytes(PHOTO_BYTES - jpeg.length)])
}

/** Repeats the first frame of a recording, each with extra bytes; its index is at the end. */
async function aFilm(path: string): Promise<Buffer> {
  using input = new Input({
    source: new FilePathSource('tests/fixtures/host-message.webm'),
    formats: [WEBM],
  })
  const track = await input.getPrimaryVideoTrack()
  const frame = track && (await new EncodedPacketSink(track).getFirstPacket())
  const decoderConfig = await track?.getDecoderConfig()
  if (!frame || !decoderConfig) throw new Error('The fixture has no picture')
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(path),
  })
  const video = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(video)
  await output.start()
  const frames = FILM_SECONDS * FRAMES_PER_SECOND
  const padding = randomBytes(Math.floor(FILM_BYTES / frames) - frame.data.length)
  const data = Buffer.concat([frame.data, padding])
  for (let at = 0; at < frames; at += 1)
    await video.add(
      frame.clone({ data, timestamp: at / FRAMES_PER_SECOND, duration: 1 / FRAMES_PER_SECOND }),
      {
        decoderConfig,
      },
    )
  await output.finalize()
  return readFile(path)
}
