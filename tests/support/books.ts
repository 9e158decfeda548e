import type { BookSource } from '#server/ports/typesetter.ts'
import { startApp, type TestApp } from './app.ts'
import { aTypesetter } from './typesetter.ts'

interface Host {
  token: string
  memorial: { uuid: string }
}

/** An app with a fake typesetter, and the sources that typesetter was given. */
export async function anAppWithTypesetter(before?: (source: BookSource, n: number) => Promise<void> | void) {
  const { typesetter, sources } = aTypesetter(before)
  return { app: await startApp({}, { typesetter }), sources }
}

export const askForBook = (app: TestApp, host: Host, json?: object) =>
  app.api('POST', `/memorial/pdf/generate/${host.memorial.uuid}`, {
    token: host.token,
    ...(json && { json }),
  })

export const readBook = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/pdf/${host.memorial.uuid}`, { token: host.token })).body.book

export const readMemorial = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

/** Changes the details as a save would. */
export const changeDetails = (app: TestApp, host: Host, details: string) =>
  app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, details } })
