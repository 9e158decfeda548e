import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Answered, TestApp } from './app.ts'

interface Host {
  token: string
  memorial: { uuid: string }
}

/** A message of a second and a half, as Chromium records it. */
export const recording = await readFile(
  fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url)),
)

/** Sets the host's video. Gives it as hosts see it. */
export async function sendVideo(
  app: TestApp,
  host: Host,
  fields: Record<string, string> = {},
  content: Buffer = recording,
) {
  const { body } = await app.api('POST', `/memorial/host/upload/${host.memorial.uuid}`, {
    token: host.token,
    fields,
    files: [{ name: 'host-message.webm', type: 'video/webm', content }],
  })
  return body.media
}

/** The host's video as hosts see it. */
export async function readVideo(app: TestApp, { token, memorial }: Host) {
  const { body } = await app.api('GET', `/memorial/get/${memorial.uuid}`, { token })
  return body.memorial.hostVideoMessage
}

/** Sends a still of it. */
export const sendPoster = (
  app: TestApp,
  { token, memorial }: Host,
  mediaUuid: string,
  content: Buffer,
): Promise<Answered> =>
  app.api('POST', `/memorial/host/poster/${memorial.uuid}/${mediaUuid}`, {
    token,
    files: [{ name: 'poster.jpg', type: 'image/jpeg', content }],
  })
