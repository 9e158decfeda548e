import { randomBytes } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { readMail } from '#server/modules/inbound/read-mail.ts'
import {
  anAppWithDoor,
  anInvitation,
  aReply,
  deliver,
  inboundConfig,
  memories,
  received,
} from '../support/inbound.ts'
import { strangeMails } from '../support/strange-mails.ts'

test('the door takes a mail by SMTP, and refuses addresses that are not ours', async () => {
  const app = await anAppWithDoor()
  const { host, address } = await anInvitation(app)
  const raw = await aReply({ to: address, text: 'She taught me to swim.' })
  expect(await deliver(app, raw, [address])).toMatch(/^250 /)
  expect(await memories(app)).toMatchObject([{ message: 'She taught me to swim.', mailSender: 'PROVEN' }])
  for (const strange of [
    'hello@reply.example.com',
    address.replace('-', '-a'),
    `${'c'.repeat(300)}@reply.example.com`,
  ])
    expect(await deliver(app, raw, [strange])).toMatch(/^5\d\d /)
  await app.pool.query('delete from contacts where memorial_uuid = $1', [host.memorial.uuid])
  expect(await deliver(app, raw, [address])).toMatch(/^550 /)
})

test('LMTP behind a mail server is told for each recipient', async () => {
  const listen = { lmtp: true, host: '127.0.0.1', port: 0 }
  const app = await anAppWithDoor({ inbound: { ...inboundConfig, listen } })
  const { address } = await anInvitation(app)
  const raw = await aReply({ to: address, text: 'By LMTP' })
  const transport = createTransport({ host: '127.0.0.1', port: app.mailPort, ignoreTLS: true, lmtp: true })
  await transport.sendMail({ raw, envelope: { from: 'tomas@example.org', to: [address] } })
  transport.close()
  expect(await memories(app)).toMatchObject([{ message: 'By LMTP' }])
})

test('a mail of 100 MB is refused before it is sent, and while it is', { timeout: 300_000 }, async () => {
  const app = await anAppWithDoor({ inbound: { ...inboundConfig, maxBytes: 1024 * 1024 } })
  const { address } = await anInvitation(app)
  const raw = await aReply({ to: address, text: 'x\n'.repeat(800_000) })
  expect(await deliver(app, raw, [address])).toMatch(/^552 /)
  expect(await received(app)).toEqual([])
})

test('beyond forty mails a day of one person the others stay with their mail server', {
  timeout: 300_000,
}, async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const answers: string[] = []
  for (let number = 1; number <= 42; number += 1)
    answers.push(await deliver(app, await aReply({ to: address, text: `Reply ${number}` }), [address]))
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual([...Array(40).fill('250'), '452', '452'])
  expect(await memories(app)).toHaveLength(40)
  expect((await app.outbox()).filter(({ subject }) => subject.startsWith('We received'))).toHaveLength(40)
})

test('a thousand parts, a bomb of a picture, and archives', { timeout: 300_000 }, async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const parts = Array.from({ length: 1000 }, (_, index) => ({ filename: `${index}.bin`, content: 'x' }))
  await deliver(app, await aReply({ to: address, text: 'A thousand', attachments: parts }), [address])
  // 30,000 x 30,000 pixels in its header.
  const bomb = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d494844520000753000007530080600000000000000', 'hex'),
    randomBytes(30_000),
  ])
  const attachments = [
    { filename: 'a.png', content: bomb, contentType: 'image/png' },
    { filename: 'b.zip', content: randomBytes(40_000), contentType: 'application/zip' },
    { filename: 'c.jpg', content: Buffer.from('<html>'.repeat(5000)), contentType: 'image/jpeg' },
  ]
  await deliver(app, await aReply({ to: address, text: 'Bombs', attachments }), [address])
  expect(await memories(app)).toMatchObject([{ message: 'A thousand' }, { message: 'Bombs' }])
  expect(await received(app)).toMatchObject([{ filesLeft: 1000 }, { photosLeft: 2, filesLeft: 1 }])
})

test('of 1,000 strange mails each is read, or refused by a limit', { timeout: 300_000 }, async () => {
  const refusals = new Set<string>()
  let read = 0
  for (const raw of strangeMails(1000, 'code@reply.example.com'))
    try {
      const mail = await readMail(raw, 'tomas@example.org')
      expect(mail.from).toBe(mail.from.trim().toLowerCase())
      expect(mail.fromName).not.toMatch(/[\r\n]/)
      expect(mail.fromName.length).toBeLessThanOrEqual(200)
      // No control characters, which the database or a screen would trip over.
      expect(mail.text).not.toMatch(/[^\P{Cc}\n]/u)
      expect(mail.photos.filter(({ bytes }) => bytes.length > raw.length)).toEqual([])
      read += 1
    } catch (reason) {
      if (!(reason instanceof Error) || !/^Maximum .* exceeded$/.test(reason.message)) throw reason
      refusals.add(reason.message)
    }
  expect(read).toBeGreaterThan(900)
  expect(refusals.size).toBeGreaterThan(0)
})

/** 100 in each run, through the door and into the database; INBOUND_FUZZ=5000 for more. */
const COUNT = Number(process.env.INBOUND_FUZZ ?? 100)

test(`${COUNT} strange mails: no crash, nothing shown`, { timeout: COUNT * 500 + 60_000 }, async () => {
  const app = await anAppWithDoor({ inbound: { ...inboundConfig, maxBytes: 2 * 1024 * 1024 } })
  const { host, address } = await anInvitation(app)
  const mails = [...strangeMails(COUNT, address)]
  for (let sent = 0; sent < mails.length; sent += 10) {
    // As many as there are, by one person.
    await app.pool.query('delete from rate_limits')
    const answers = await Promise.all(mails.slice(sent, sent + 10).map((raw) => deliver(app, raw, [address])))
    expect(answers.filter((answer) => !/^[245]\d\d /.test(answer))).toEqual([])
  }
  const found = await received(app)
  expect(found.length).toBeGreaterThan(COUNT / 3)
  expect(found.filter(({ state, raw }) => state === 'RECEIVED' || raw !== null)).toEqual([])
  expect((await memories(app)).filter(({ state }) => state !== 'PENDING')).toEqual([])
  const slug = host.memorial.shareSlug
  const { contributions, contributedPhotos } = (await app.api('GET', `/public/memorial/${slug}`)).body
    .memorial
  expect([contributions, contributedPhotos]).toEqual([[], []])
  expect((await app.api('GET', '/healthz')).status).toBe(200)
})
