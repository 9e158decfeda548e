import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  anAppWithDoor,
  anInvitation,
  aReply,
  inboundConfig,
  memories,
  post,
  received,
} from '../support/inbound.ts'
import { useUpLimit } from '../support/limits.ts'

test('mails beyond those of a day are put off, and taken the day after', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const contact = await app.db.selectFrom('contacts').select('uuid').executeTakeFirstOrThrow()
  await useUpLimit(app, 'inboundByPerson', contact.uuid)
  const late = await aReply({ to: address, text: 'The last.' })
  for (let n = 0; n < 2; n += 1) expect((await post(app, late, address)).statusCode).toBe(429)
  expect(await received(app)).toEqual([])

  await app.pool.query('delete from rate_limits')
  expect((await post(app, late, address)).statusCode).toBe(200)
  expect((await memories(app)).map(({ message }) => message)).toEqual(['The last.'])
})

/** As docs/operations.md tells whoever writes the script of a provider, with nothing of ours. */
function signed(raw: Buffer, to: string, time: number, secret = inboundConfig.webhookSecret) {
  const digest = createHash('sha256').update(raw).digest('hex')
  const lines = [String(time), digest, to, 'tomas@example.org', '', '']
  return {
    'content-type': 'message/rfc822',
    'x-inbound-time': String(time),
    'x-inbound-digest': digest,
    'x-inbound-to': to,
    'x-inbound-from': 'tomas@example.org',
    'x-inbound-signature': createHmac('sha256', secret).update(lines.join('\n')).digest('hex'),
  }
}

test('over a real connection a signed mail is taken, a wrong or old one refused, and a replayed one stored once', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const url = `${await app.listen()}/inbound/mail`
  const raw = await aReply({ to: address, text: 'She taught me to swim.' })
  const now = Math.floor(app.clock.now().getTime() / 1000)
  const send = async (headers: Record<string, string>, body = raw) =>
    (await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })).status
  const right = signed(raw, address, now)

  expect(await send(signed(raw, address, now, 'another secret'))).toBe(401)
  expect(await send({ ...right, 'x-inbound-to': 'c-another@reply.example.com' })).toBe(401)
  expect(await send(right, Buffer.concat([raw, Buffer.from('More.')]))).toBe(401)
  expect(await send(signed(raw, address, now - 16 * 60))).toBe(401)
  expect(await send(signed(raw, address, now + 16 * 60))).toBe(401)
  const { 'x-inbound-signature': _none, ...unsigned } = right
  expect(await send(unsigned)).toBe(401)
  expect(await memories(app)).toEqual([])

  expect(await send(right)).toBe(200)
  expect(await send(right)).toBe(200)
  expect(await memories(app)).toMatchObject([{ message: 'She taught me to swim.' }])
  // Whoever kept the request cannot use it later, also after the memory was removed.
  await app.pool.query('delete from contributions')
  app.clock.advance({ minutes: 16 })
  expect(await send(right)).toBe(401)
  expect(await memories(app)).toEqual([])
})
