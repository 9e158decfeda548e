import { randomUUID } from 'node:crypto'
import type { ThanksLine } from '#contract/thanks.ts'
import type { Sent, TestApp } from './app.ts'
import type { Host } from './hosts.ts'

/** The calls of a host about whom to thank. */
export function thanksOf(app: TestApp, { token, memorial }: Pick<Host, 'token' | 'memorial'>) {
  const call = (method: string, path: string, sent: Sent = {}) =>
    app.api(method, `/memorial/thanks${path}`, { token, ...sent })
  const post = (what: string, uuid: string, json: object = {}) =>
    call('POST', `/${what}/${memorial.uuid}${uuid && `/${uuid}`}`, { json })
  const list = async (query = ''): Promise<{ lines: ThanksLine[] } & Record<string, unknown>> =>
    (await call('GET', `/${memorial.uuid}${query}`)).body as never
  return {
    list,
    /** The line of a name, as the list shows it. */
    async of(name: string | null): Promise<ThanksLine> {
      const line = (await list()).lines.find((one) => one.name === name)
      if (!line) throw new Error(`${name} is not on the list`)
      return line
    },
    add: (written: object = {}) =>
      post('add', '', { id: randomUUID(), name: 'Frank Dunne', words: 'Flowers', ...written }),
    mark: (lineUuid: string, thanked = true) => post('mark', lineUuid, { thanked }),
    send: (lineUuid: string, words: unknown = 'Thank you, dear friend.') => post('send', lineUuid, { words }),
    remove: (lineUuid: string, removed = true) => post('remove', lineUuid, { removed }),
    csv: () => call('GET', `/csv/${memorial.uuid}`),
  }
}
