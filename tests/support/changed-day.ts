import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startApp, type TestApp } from './app.ts'
import { dayIn } from './day-in.ts'
import { aPaidHost } from './factories.ts'
import { anEvent, programmeOf } from './programme.ts'

// A day whose hosts change it, and tell whoever answered.

/** A day with a service and a wake, in five days. */
export async function aDay(app?: TestApp) {
  const on = app ?? (await startApp())
  const host = await aPaidHost(on, { memorialDate: dayIn(on, 5), address: 'St Mary’s' })
  const { uuid } = host.memorial
  const calls = programmeOf(on, host)
  const service = anEvent({ uuid, kind: 'SERVICE', date: dayIn(on, 5), begins: '11:00', place: 'St Mary’s' })
  const wake = anEvent({ title: 'Wake', date: dayIn(on, 5) })
  await calls.save([service, wake])
  const post = (path: string, json: object, token = host.token) =>
    on.api('POST', `/memorial/programme-change/${path}`, { token, json })
  return {
    app: on,
    host,
    service,
    wake,
    ...calls,
    look: async (token = host.token) =>
      (await on.api('GET', `/memorial/programme-change/${uuid}`, { token })).body,
    tell: (json: object, token?: string) => post(`tell/${uuid}`, json, token),
    leave: (revision: string, token?: string) => post(`leave/${uuid}`, { revision }, token),
    texted: (noticeUuid: string, rsvpId: string, texted: boolean) =>
      post(`texted/${uuid}/${noticeUuid}/${rsvpId}`, { texted }),
    /** Their ids, in order. */
    async contacts(...contacts: object[]): Promise<string[]> {
      const { body } = await on.api('POST', `/memorial/contacts/add/${uuid}`, {
        token: host.token,
        json: { contacts },
      })
      return body.contacts.map((contact: { uuid: string }) => contact.uuid)
    },
  }
}

export const to = (eventUuid: string, status = 'ATTENDING') => ({ eventUuid, status, guests: 0 })
export const joan = { name: 'Joan', email: 'joan@example.com', status: 'ATTENDING' }
export const words = { message: null }

/** Mails about a change, newest first, by address. */
export const told = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => subject.startsWith('A change for'))

/** The calendar files in all mails about changes. */
export async function calendars(app: TestApp): Promise<string[]> {
  await app.drained()
  const outbox = join(app.dataDir, 'outbox')
  const files: string[] = []
  for (const name of (await readdir(outbox)).filter((one) => /^change-.*\.eml$/.test(one))) {
    const eml = await readFile(join(outbox, name), 'utf8')
    for (const [, encoded = ''] of eml.matchAll(/text\/calendar[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g))
      files.push(Buffer.from(encoded, 'base64').toString())
  }
  return files
}
