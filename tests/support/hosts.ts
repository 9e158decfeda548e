import type { Answered, Sent, TestApp } from './app.ts'
import { aHost, aUser } from './factories.ts'

export type Host = Awaited<ReturnType<typeof aHost>>

/** Somebody who looks after a memorial together with its owner. */
export async function aCoHost(app: TestApp, { memorial }: Host): Promise<Host> {
  const user = await aUser(app)
  const relationshipType = 'ADMIN'
  await app.db
    .insertInto('relationships')
    .values({ userUuid: user.uuid, memorialUuid: memorial.uuid, relationshipType })
    .execute()
  return { ...user, memorial }
}

/** The same call by everyone who may not: without a token, by somebody with a memorial of their own. */
export async function refusals(app: TestApp, method: string, path: string, sent: Sent = {}) {
  const stranger = await aHost(app)
  const codeOf = ({ status, body }: Answered) => [status, body.code]
  return [
    codeOf(await app.api(method, path, sent)),
    codeOf(await app.api(method, path, { ...sent, token: stranger.token })),
  ]
}

/** What `refusals` are of every call for hosts. */
export const REFUSED = [
  [401, 'UNAUTHENTICATED'],
  [404, 'MEMORIAL_NOT_FOUND'],
]
