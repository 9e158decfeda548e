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
    line: (uuid: string) => call('GET', `/line/${memorial.uuid}/${uuid}`),
    add: (written: object = {}) =>
      post('add', '', { id: randomUUID(), kind: 'FLOWERS', name: 'Frank Dunne', ...written }),
    save: (uuid: string, typed: object) => post('save', uuid, typed),
    mark: (lineUuids: string[], how: string | null) => post('mark', '', { lineUuids, how }),
    send: (lineUuids: string[], words = 'Thank you, dear friend.', more: object = {}) =>
      post('send', '', { notes: [{ lineUuids, words, ...more }] }),
    join: (uuid: string, otherUuid: string) => post('join', uuid, { otherUuid }),
    part: (reasonUuid: string) => post('part', reasonUuid),
    remove: (reasonUuid: string, removed = true) => post('remove', reasonUuid, { removed }),
    print: (choices: object) => post('print', '', choices),
    csv: () => call('GET', `/csv/${memorial.uuid}`),
  }
}
