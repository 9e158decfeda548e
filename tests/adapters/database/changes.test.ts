import { createServer, connect as reach, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { CHANNEL, listenForChanges } from '#server/adapters/database/changes.ts'
import { freshDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'

/**
 * A proxy in front of the database that can drop everything from one moment on, like a router that lost a connection.
 */
async function aWay(to: { host?: string | undefined; port?: number | undefined }) {
  const carried: [Socket, Socket][] = []
  const server = createServer((near) => {
    const [host, port] = [String(to.host), Number(to.port)]
    // A folder holds the socket of a database on this machine.
    const far = host.startsWith('/') ? reach(`${host}/.s.PGSQL.${port}`) : reach(port, host)
    carried.push([near, far])
    near.pipe(far).pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const pair of carried) for (const socket of pair) socket.destroy()
    server.close()
  })
  const address = server.address()
  return {
    port: typeof address === 'object' ? Number(address?.port) : 0,
    /** From now on, open connections get nothing more and are not closed. */
    swallow() {
      for (const [near, far] of carried) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
  }
}

test('a connection that dies silently is noticed, reported and replaced', async () => {
  const { db, connection, close } = await freshDatabase()
  onTestFinished(close)
  const way = await aWay(connection)
  const heard: string[] = []
  let lost = 0
  const news = await listenForChanges({
    connection: { ...connection, host: '127.0.0.1', port: way.port },
    onChanged: (uuid) => heard.push(uuid),
    onLost: () => {
      lost += 1
    },
    pauseMs: 20,
    pulseMs: 1000,
  })
  onTestFinished(news.close)
  const tell = (uuid: string) => sql`select pg_notify(${CHANNEL}, ${uuid})`.execute(db)
  await tell('before')
  await eventually(() => expect(heard).toEqual(['before']))
  const known = lost

  way.swallow()
  // Once before the connection is back, and once after; on a busy machine a new one may be given up, too.
  await eventually(() => expect(lost).toBeGreaterThanOrEqual(known + 2))
  await tell('after')
  await eventually(() => expect(heard).toEqual(['before', 'after']))
})

test('an idle connection is kept', async () => {
  const { db, connection, close } = await freshDatabase()
  onTestFinished(close)
  const heard: string[] = []
  let lost = 0
  const news = await listenForChanges({
    connection,
    onChanged: (uuid) => heard.push(uuid),
    onLost: () => {
      lost += 1
    },
    pulseMs: 20,
  })
  onTestFinished(news.close)
  const asked = sql`select 1 from pg_stat_activity where datname = ${connection.database} and query = 'select 1'`
  await eventually(async () => expect((await asked.execute(db)).rows).toHaveLength(1))
  await sql`select pg_notify(${CHANNEL}, 'still here')`.execute(db)
  await eventually(() => expect(heard).toEqual(['still here']))
  expect(lost).toBe(1)
})
