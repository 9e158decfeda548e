import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'
import type { Answered, TestApp } from './app.ts'

interface Host {
  token: string
  memorial: { uuid: string }
}

/** A video message of a second and a half, as Chromium records it. */
export const recording = await readFile(
  fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url)),
)

/** Uploads the host's video and waits until it is processed, if the app runs jobs. Returns it as hosts see it. */
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
  if (!body.media || app.config.role === 'web') return body.media
  const state = async () => (await readVideo(app, host)).state
  await vi.waitFor(async () => expect(await state()).not.toBe('PROCESSING'), {
    timeout: 60_000,
    interval: 20,
  })
  return { ...body.media, state: await state() }
}

/** The host's video as hosts see it. */
export async function readVideo(app: TestApp, { token, memorial }: Host) {
  const { body } = await app.api('GET', `/memorial/get/${memorial.uuid}`, { token })
  return body.memorial.hostVideoMessage
}

/** Uploads a still of the video. */
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
