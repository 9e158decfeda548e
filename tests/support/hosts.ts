import type { Answered, Sent, TestApp } from './app.ts'
import { aHost, aUser } from './factories.ts'

export type Host = Awaited<ReturnType<typeof aHost>>

/** A co-host of a memorial. */
export async function aCoHost(app: TestApp, { memorial }: Host): Promise<Host> {
  const user = await aUser(app)
  const relationshipType = 'ADMIN'
  await app.db
    .insertInto('relationships')
    .values({ userUuid: user.uuid, memorialUuid: memorial.uuid, relationshipType })
    .execute()
  return { ...user, memorial }
}

/**
 * Makes a call as two people who may not: without a token, and as the host of another memorial. Returns status and code
 * of each.
 */
export async function refusals(app: TestApp, method: string, path: string, sent: Sent = {}) {
  const stranger = await aHost(app)
  const codeOf = ({ status, body }: Answered) => [status, body.code]
  return [
    codeOf(await app.api(method, path, sent)),
    codeOf(await app.api(method, path, { ...sent, token: stranger.token })),
  ]
}

/** What `refusals` returns for every call that only hosts may make. */
export const REFUSED = [
  [401, 'UNAUTHENTICATED'],
  [404, 'MEMORIAL_NOT_FOUND'],
]
