import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { limitRules } from '#server/ports/limits.ts'
import type { TestApp } from '../support/app.ts'
import {
  anAppWithDoor,
  anInvitation,
  aReply,
  inboundConfig,
  memories,
  post,
  received,
} from '../support/inbound.ts'

const toldOften = async (app: TestApp) =>
  (await app.outbox()).filter(({ text }) => text.includes('your last one waits'))

test('mails beyond those of a day are put off, counted once each, told of once, and taken the day after', {
  timeout: 300_000,
}, async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  await post(app, await aReply({ to: address, text: 'The first.' }), address)
  expect(await memories(app)).toHaveLength(1)
  const used = limitRules.inboundByPerson.points - 1
  for (let n = 0; n < used; n += 1) await post(app, await aReply({ to: address, text: 'The same.' }), address)

  const late = await aReply({ to: address, text: 'The last.', messageId: '<last-one@example.org>' })
  const later = await aReply({ to: address, text: 'One more.', messageId: '<one-more@example.org>' })
  const codes = []
  for (const raw of [late, late, later]) codes.push((await post(app, raw, address)).statusCode)
  expect(codes).toEqual([429, 429, 429])
  const putOff = (await received(app)).filter(({ droppedFor }) => droppedFor === 'OFTEN')
  expect(putOff).toHaveLength(2)
  expect(putOff.every(({ raw }) => raw === null)).toBe(true)
  expect(await toldOften(app)).toMatchObject([{ to: 'tomas@example.org' }])

  await app.pool.query('delete from rate_limits')
  expect((await post(app, late, address)).statusCode).toBe(200)
  expect((await memories(app)).map(({ message }) => message)).toContain('The last.')
})

test('nobody is told because of mails that nothing proves', { timeout: 300_000 }, async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const forged = (text: string) =>
    aReply({ to: address, text, messageId: `<${text}-of@example.org>` }, { isSigned: false })
  for (let n = 0; n < limitRules.inboundByPerson.points; n += 1)
    await post(app, await forged('same'), address)
  expect((await post(app, await forged('more'), address)).statusCode).toBe(429)
  expect(await toldOften(app)).toEqual([])
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
