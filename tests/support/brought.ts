import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { resumableSender } from './resumable.ts'

export interface Bringing {
  token: string
  memorial: { uuid: string; shareSlug: string }
}

/** A memory as an archive has it: Joan Petrie's, which was on the page. */
export const aFormerMemory = (fields: object = {}) => ({
  from: randomUUID() as string,
  contributorName: 'Joan Petrie',
  message: 'She taught me to swim.',
  state: 'VISIBLE',
  date: '2025-03-04T10:00:00.000Z',
  ...fields,
})

/** An answer as an archive has it: Joan Petrie's, who attended with two others. */
export const aFormerAnswer = (fields: object = {}) => ({
  from: randomUUID() as string,
  name: 'Joan Petrie',
  status: 'ATTENDING',
  guests: 2,
  message: 'We take the early train.',
  date: '2025-03-04T10:00:00.000Z',
  ...fields,
})

const bringing =
  (app: TestApp, what: string) => (owner: Pick<Bringing, 'token' | 'memorial'>, json: object) =>
    app.api('POST', `/memorial/brought/${what}/${owner.memorial.uuid}`, { token: owner.token, json })

export const bringTo = (app: TestApp) => ({
  memory: bringing(app, 'memory'),
  answer: bringing(app, 'answer'),
  find: bringing(app, 'find'),
})

/** Uploads a file ahead of its memory; its uuid, or the code that refused it. */
export async function sendAhead(
  app: TestApp,
  who: Bringing,
  content: Buffer,
  { kind = 'brought-photo', clientId = randomUUID() as string } = {},
): Promise<string> {
  const client = resumableSender(app, who)
  const begun = await client.create({ size: content.length, kind, clientId })
  const there = begun.header('x-media-uuid')
  if (begun.status !== 201 || there) return there ?? begun.body.code
  const done = await client.patch(begun.header('location') ?? '', 0, content)
  return done.header('x-media-uuid') ?? done.body.code
}
