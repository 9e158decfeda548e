import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { resumableSender, type Sender } from './resumable.ts'
import { recording } from './videos.ts'

/** Sends a film of the hosts in one piece; its uuid, or the answer that refused it. */
export async function sendFilm(
  app: TestApp,
  host: Sender,
  content: Buffer = recording,
  clientId = randomUUID(),
) {
  const client = resumableSender(app, host)
  const begun = await client.create({ size: content.length, kind: 'film', clientId, title: 'The wedding' })
  const done = begun.header('x-media-uuid')
  if (begun.status !== 201 || done) return { uuid: done, answer: begun }
  const answer = await client.patch(begun.header('location') ?? '', 0, content)
  return { uuid: answer.header('x-media-uuid'), answer }
}
