import type { TestApp } from './app.ts'
import { type aHost, aUser } from './factories.ts'

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
