import type { ServicePackStatus } from '#contract/service-pack.ts'
import { startApp, type TestApp } from './app.ts'
import { aFakeFfmpeg } from './fake-ffmpeg.ts'
import { aTypesetter } from './typesetter.ts'
import { unzip } from './unzip.ts'

interface Host {
  token: string
  memorial: { uuid: string }
}

/** An app whose fake ffmpeg and typesetter write films and pictures of a few bytes. */
export async function anAppWithFilm() {
  const ffmpeg = await aFakeFfmpeg()
  return { app: await startApp({ ffmpeg: ffmpeg.path }, { typesetter: aTypesetter().typesetter }), ffmpeg }
}

const pathOf = (host: Host) => `/memorial/service-pack/${host.memorial.uuid}`

export const askForPack = (app: TestApp, host: Host, json: object = {}) =>
  app.api('POST', pathOf(host), { token: host.token, json })

export async function readPack(app: TestApp, host: Host): Promise<ServicePackStatus> {
  return (await app.api('GET', pathOf(host), { token: host.token })).body
}

/** The service pack, once all jobs are done. */
export async function finishedPack(app: TestApp, host: Host) {
  await app.drained()
  const { pack } = await readPack(app, host)
  if (!pack) throw new Error('There is no pack')
  return pack
}

/** The files in a service pack, by name. */
export async function openPack(app: TestApp, url: string | null): Promise<Map<string, Buffer>> {
  const { status, raw } = await app.api('GET', String(url))
  if (status !== 200) throw new Error(`${status} ${raw.subarray(0, 200)}`)
  return new Map((await unzip(raw)).map(({ name, content }) => [name, content]))
}
