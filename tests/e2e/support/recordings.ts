import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Account, call, type Made } from './memorials.ts'
import type { RunningServer } from './server.ts'

/** Both are a second and a half, as Chromium records them. */
const fixture = (name: string) => readFile(fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url)))

/** Uploads a visitor's voice or film in one piece; returns its uuid. */
async function upload(
  server: RunningServer,
  { token }: Account,
  { shareSlug }: Made,
  kind: 'voice' | 'memory-film',
  content: Buffer,
): Promise<string> {
  const facts = { kind, shareSlug, clientId: randomUUID() }
  const metadata = Object.entries(facts).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  )
  const headers = { pid: token, 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${server.url}/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': metadata.join(',') },
  })
  const done = await fetch(new URL(begun.headers.get('location') ?? '', server.url), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(content),
  })
  const uuid = done.headers.get('x-media-uuid')
  if (!uuid) throw new Error(`The recording was not taken: ${await done.text()}`)
  return uuid
}

/** A memory of somebody with a voice, or a film, or both; what is said belongs to the first. */
export async function addRecordings(
  server: RunningServer,
  by: Account,
  made: Made,
  { voice = true, film = false, said = '', message = '', name = 'Frank Dunne' } = {},
): Promise<void> {
  const body = new FormData()
  body.set('shareSlug', made.shareSlug)
  body.set('contributorName', name)
  body.set('contributorMessage', message)
  const uuids = [
    ...(voice ? [await upload(server, by, made, 'voice', await fixture('voice.webm'))] : []),
    ...(film ? [await upload(server, by, made, 'memory-film', await fixture('host-message.webm'))] : []),
  ]
  for (const [at, uuid] of uuids.entries()) {
    body.append('existingRecordingIds', uuid)
    body.append('recordingTranscripts', at === 0 ? said : '')
  }
  await call(server, 'POST', '/memorial/contribution', { token: by.token, body })
}
