import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/adapters/database/postgres.ts'
import { isDatabaseUnavailable } from '#server/http/errors.ts'

/** The error that pg gives when a server treats every connection this way. */
async function refusalOf(meet: (socket: Socket) => void): Promise<unknown> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => meet(socket))
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  onTestFinished(() => void server.close())
  const { pool, close } = connect({ host: '127.0.0.1', port, user: 'x', database: 'x', ssl: false })
  onTestFinished(close)
  return pool.query('select 1').then(
    () => 'an answer',
    (reason) => reason,
  )
}

/** An ErrorResponse in PostgreSQL's protocol. */
function fatal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mthe database system is starting up\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

test.each(['57P01', '57P03', '53300', '08006', '25006'])(
  '%s means that the database is unavailable',
  async (code) => {
    const reason = await refusalOf((socket) => socket.end(fatal(code)))
    expect([reason, isDatabaseUnavailable(reason)]).toEqual([expect.objectContaining({ code }), true])
  },
)

test.each(['3D000', '28P01', '42P01', '23505'])('%s is another error', async (code) => {
  expect(isDatabaseUnavailable(await refusalOf((socket) => socket.end(fatal(code))))).toBe(false)
})

test('a connection that ends or is refused means unavailable', async () => {
  expect(isDatabaseUnavailable(await refusalOf((socket) => socket.end()))).toBe(true)
  expect(isDatabaseUnavailable(await refusalOf((socket) => socket.resetAndDestroy()))).toBe(true)
  const { pool, close } = connect({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' })
  onTestFinished(close)
  expect(isDatabaseUnavailable(await pool.query('select 1').catch((reason: unknown) => reason))).toBe(true)
  expect(isDatabaseUnavailable(new Error('as it happens'))).toBe(false)
})
