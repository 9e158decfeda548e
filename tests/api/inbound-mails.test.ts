import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aUser } from '../support/factories.ts'
import {
  anAppWithDoor,
  anInvitation,
  aReply,
  deliver,
  memories,
  received,
  replyAddressIn,
} from '../support/inbound.ts'
import { useUpLimit } from '../support/limits.ts'
import { aHeic } from '../support/pictures.ts'

const aJpeg = () =>
  sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer()
const aLogo = () =>
  sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

test('a reply with words and photos becomes a memory that waits, and is told back', {
  timeout: 300_000,
}, async () => {
  const app = await anAppWithDoor()
  // Everybody else's memories appear at once here.
  const { host, address } = await anInvitation(app)
  await app.pool.query(`update memorials set appear_at_once = 'EVERYONE'`)
  const raw = await aReply({
    to: address,
    subject: 'Re: Memorial',
    text: 'She taught me to swim.\n\nOn 3/11/2025 10:12, Afterglow wrote:\n> Please write above this line\n> Dear Tomás\n\nAnd more.',
    attachments: [
      { filename: 'IMG_1.jpg', content: await aJpeg() },
      { filename: 'IMG_2.HEIC', content: await aHeic(), contentType: 'image/heic' },
      { filename: 'logo.png', content: await aLogo(), cid: 'logo', contentDisposition: 'inline' },
      { filename: 'letter.pdf', content: randomBytes(30_000), contentType: 'application/pdf' },
    ],
  })
  expect(await deliver(app, raw, address)).toMatch(/^250 /)
  expect(await memories(app)).toMatchObject([
    {
      message: 'She taught me to swim.',
      state: 'PENDING',
      pendingReason: 'APPROVAL',
      mailSender: 'PROVEN',
      contributorName: 'Tomás Vega',
      contributorEmail: 'tomas@example.org',
      userUuid: null,
    },
  ])
  const photos = await app.db
    .selectFrom('media')
    .select(['state', 'originalName'])
    .where('role', '=', 'CONTRIBUTION')
    .orderBy('position')
    .execute()
  expect(photos).toEqual([
    { state: 'READY', originalName: 'IMG_1.jpg' },
    { state: 'READY', originalName: 'IMG_2.HEIC' },
  ])
  expect(await received(app)).toEqual([
    {
      state: 'FILED',
      droppedFor: null,
      raw: null,
      photosLeft: 0,
      filesLeft: 1,
      wordsCut: true,
    },
  ])
  const [receipt] = await app.outbox()
  expect(receipt).toMatchObject({
    to: 'tomas@example.org',
    subject: 'We received your memory of Margaret Anne Hollis',
  })
  for (const words of ['Dear Tomás,', '2 photos came with it.', 'One file could not be', 'below the mail'])
    expect(receipt?.text).toContain(words)
  // What a mail said is never mailed: anybody could have written it.
  expect(receipt?.text).not.toContain('swim')

  const { body } = await app.api('GET', `/memorial/contributions/${host.memorial.uuid}`, {
    token: host.token,
  })
  expect(body.contributions).toMatchObject([
    { mailSender: 'PROVEN', isInvited: true, contributorName: 'Tomás Vega' },
  ])
  const page = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect(JSON.stringify(page.body)).not.toContain('swim')

  // The receipt can be answered, too.
  const again = await replyAddressIn(app, 'inbound-')
  await deliver(app, await aReply({ to: again, text: 'And to row.' }), again)
  expect((await memories(app)).map(({ message }) => message)).toEqual([
    'She taught me to swim.',
    'And to row.',
  ])
})

test('an attached picture is a photo, also of few bytes; one of few bytes inside of the text is of a signature', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const raw = await aReply({
    to: address,
    text: 'The sky',
    html: '<p>The sky</p><img src="cid:shown">',
    attachments: [
      { filename: 'sky.jpg', content: await plain(640, 480, 'blue') },
      { filename: 'sea.jpg', content: await plain(360, 480, 'green'), headers: { 'Content-ID': '<f_1>' } },
      { filename: 'broken.jpg', content: 'no picture' },
      { filename: 'banner.jpg', content: await plain(700, 90, 'gold'), cid: 'shown' },
      { filename: 'line.jpg', content: await plain(600, 20, 'grey'), contentDisposition: 'inline' },
    ],
  })
  await deliver(app, raw, address)
  expect(await received(app)).toMatchObject([{ state: 'FILED', photosLeft: 1, filesLeft: 0 }])
  const photos = await app.db
    .selectFrom('media')
    .select('originalName')
    .where('role', '=', 'CONTRIBUTION')
    .orderBy('position')
    .execute()
  expect(photos.map(({ originalName }) => originalName)).toEqual(['sky.jpg', 'sea.jpg'])
  expect((await app.outbox())[0]?.text).toContain('2 photos came with it.')

  const broken = { filename: 'broken.jpg', content: 'no picture' }
  await deliver(app, await aReply({ to: address, attachments: [broken] }), address)
  expect((await received(app)).at(-1)).toMatchObject({ droppedFor: 'EMPTY', filesLeft: 1 })
})

test('whoever sends it: the host is told what nothing proves', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const send = async (from: string, text: string, isSigned = true) =>
    deliver(app, await aReply({ from, to: address, text }, { isSigned }), address)
  await send('Tomás <tomas@example.org>', 'from his address')
  await send('Tomás <tom@example.org>', 'from another of his domain')
  await send('Tomás <tomas@example.org>', 'not signed at all', false)
  await send('Tomás <tomas@example.com>', 'signed by another domain')
  expect((await memories(app)).map(({ message, mailSender, state }) => [message, mailSender, state])).toEqual(
    [
      ['from his address', 'PROVEN', 'PENDING'],
      ['from another of his domain', 'OTHER', 'PENDING'],
      ['not signed at all', 'UNPROVEN', 'PENDING'],
      ['signed by another domain', 'UNPROVEN', 'PENDING'],
    ],
  )
})

test('what programs send is dropped, counted, and never answered', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const mailsBefore = (await app.outbox()).length
  const of = (headers: Record<string, string>, words: string) => aReply({ to: address, text: words, headers })
  await deliver(app, await of({ 'Auto-Submitted': 'auto-replied' }, 'I am away'), address)
  await deliver(app, await of({ Precedence: 'bulk' }, 'News'), address)
  await deliver(app, await of({ 'List-Id': '<news.example.org>' }, 'More news'), address)
  await deliver(app, await of({}, 'No return path'), address, '')
  await deliver(
    app,
    await aReply({ from: 'MAILER-DAEMON@example.org', to: address, text: 'Failed' }),
    address,
  )
  expect((await received(app)).map(({ state, droppedFor, raw }) => [state, droppedFor, raw])).toEqual(
    Array.from({ length: 5 }, () => ['DROPPED', 'AUTOMATIC', null]),
  )
  expect(await memories(app)).toEqual([])
  expect((await app.outbox()).length).toBe(mailsBefore)
})

test('absence notes and what calendars send are nobody’s memory, a calendar that somebody attached is a file', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const mailsBefore = (await app.outbox()).length
  // The same words twice are one mail.
  let number = 0
  const send = async (fields: Parameters<typeof aReply>[0]) =>
    deliver(app, await aReply({ to: address, text: `Away, ${number++}.`, ...fields }), address)
  const calendar = (method: string) => `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`
  for (const subject of ['Automatic reply: Re: Memorial', 'Respuesta automática: x', 'رد تلقائي: x'])
    await send({ subject })
  await send({ icalEvent: { method: 'REPLY', content: calendar('REPLY') } })
  await send({ icalEvent: { method: 'REQUEST', content: calendar('REQUEST') } })
  await send({ alternatives: [{ contentType: 'text/calendar', content: calendar('REPLY') }] })
  expect((await received(app)).map(({ droppedFor }) => droppedFor)).toEqual(Array(6).fill('AUTOMATIC'))
  expect((await app.outbox()).length).toBe(mailsBefore)

  // Some servers put this header on whatever people send.
  const suppressing = { headers: { 'X-Auto-Response-Suppress': 'All' } }
  await send({ ...suppressing, attachments: [{ filename: 'day.ics', content: calendar('PUBLISH') }] })
  expect((await received(app)).at(-1)).toMatchObject({ state: 'FILED', filesLeft: 1 })
})

test('whoever sends what a memory cannot hold is told so: files of any kind, and a subject', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const raw = await aReply({
    to: address,
    text: 'See these.\n\nbegin 644 rosa.jpg\n#0V%T\n`\nend\n\nShe sang.',
    attachments: [
      {
        filename: 'winmail.dat',
        content: 'x',
        contentType: 'application/ms-tnef',
        contentDisposition: 'inline',
      },
      { content: 'Subject: Rosa\r\n\r\nWords', contentType: 'message/rfc822', contentDisposition: 'inline' },
      { filename: 'Fwd.eml', content: 'Subject: Rosa\r\n\r\nWords' },
      { filename: 'letter.txt', content: 'More words' },
    ],
  })
  await deliver(app, raw, address)
  expect((await memories(app)).map(({ message }) => message)).toEqual(['See these.\n\nShe sang.'])
  expect(await received(app)).toMatchObject([{ filesLeft: 5 }])
  const [told] = await app.outbox()
  for (const words of ['without its subject line', '5 files could not be added', 'no forwarded mails'])
    expect(told?.text).toContain(words)

  await deliver(app, await aReply({ to: address, subject: 'She taught me to swim.', text: '' }), address)
  expect((await received(app)).at(-1)).toMatchObject({ droppedFor: 'EMPTY' })
  expect((await app.outbox())[0]?.text).toContain('A subject line cannot be added')
})

test('mails beyond those of a day are put off, and taken the day after', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const contact = await app.db.selectFrom('contacts').select('uuid').executeTakeFirstOrThrow()
  await useUpLimit(app, 'inboundByPerson', contact.uuid)
  const late = await aReply({ to: address, text: 'The last.' })
  for (let n = 0; n < 2; n += 1) expect(await deliver(app, late, address)).toMatch(/^452 /)
  expect(await received(app)).toEqual([])
  await app.pool.query('delete from rate_limits')
  await deliver(app, late, address)
  expect((await memories(app)).map(({ message }) => message)).toEqual(['The last.'])
})

test('the same mail twice is one memory, and ten replies are ten', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  const raw = await aReply({ to: address, text: 'Only once', messageId: '<one@example.org>' })
  await Promise.all([deliver(app, raw, address), deliver(app, raw, address.toUpperCase())])
  const onAnotherWay = Buffer.concat([Buffer.from('Received: from elsewhere\r\n'), raw])
  await deliver(app, onAnotherWay, address)
  expect(await memories(app)).toHaveLength(1)
  for (let number = 2; number <= 10; number += 1)
    await deliver(app, await aReply({ to: address, text: `Reply ${number}` }), address)
  expect(await memories(app)).toHaveLength(10)
})

test('a mail to a memorial that is closed, or by a blocked person, or with nothing in it', async () => {
  const app = await anAppWithDoor()
  const { host, address } = await anInvitation(app)
  await deliver(
    app,
    await aReply({ to: address, text: 'Please write above this line\n> Dear Tomás' }),
    address,
  )
  await app.drained()
  expect((await app.outbox())[0]?.text).toContain('no words and no photos')
  await deliver(
    app,
    await aReply({ to: address, html: '<p>L\ufffd\ufffd\ufffd lett\ufffd\ufffd\ufffd</p>' }),
    address,
  )
  await app.drained()
  expect((await app.outbox())[0]?.text).toContain('could not read the letters')
  await app.pool.query(
    `insert into blocked (memorial_uuid, email, proven, blocked_at)
    values ($1, 'tomas@example.org', true, now())`,
    [host.memorial.uuid],
  )
  await deliver(app, await aReply({ to: address, text: 'blocked' }), address)
  await app.drained()
  await app.pool.query('delete from blocked')
  await app.pool.query('update memorials set archived_at = now() where uuid = $1', [host.memorial.uuid])
  await deliver(app, await aReply({ to: address, text: 'too late' }), address)
  const dropped = (await received(app)).map(({ droppedFor }) => droppedFor)
  expect(dropped).toEqual(['EMPTY', 'BROKEN', 'BLOCKED', 'CLOSED'])
  expect((await app.outbox())[0]?.text).toContain('takes nothing new any more')
  expect(await memories(app)).toEqual([])
})

test('a text of 50,000 characters: its beginning arrives, and its sender is told', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  await deliver(app, await aReply({ to: address, text: 'She sang. '.repeat(5000) }), address)
  const [memory] = await memories(app)
  expect(memory?.message.length).toBeLessThanOrEqual(5000)
  expect(memory?.message.length).toBeGreaterThan(4900)
  expect((await app.outbox())[0]?.text).toContain('please send them in another mail')
})

test('whoever has an account takes a memory that came by mail along, and is not named by it once they are gone', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  await deliver(app, await aReply({ to: address, text: 'She taught me to swim.' }), address)
  await deliver(app, await aReply({ to: address, text: 'Forged in his name.' }, { isSigned: false }), address)
  await app.drained()
  const tomas = await aUser(app, 'tomas@example.org')
  const exported = await app.api('GET', '/user/data', { token: tomas.token })
  expect(JSON.stringify(exported.body)).toContain('She taught me to swim.')
  expect(JSON.stringify(exported.body)).not.toContain('Forged')
  await app.pool.query(
    `update users set deletion_due_at = now() - interval '1 day' where email = 'tomas@example.org'`,
  )
  await app.run('account.deletions', {})
  expect(
    (await memories(app)).map(({ contributorName, contributorEmail }) => [contributorName, contributorEmail]),
  ).toEqual([
    [null, null],
    ['Tomás Vega', 'tomas@example.org'],
  ])
})

test('mails whose job gave up are filed again, and what is left of old ones is deleted', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  await deliver(app, await aReply({ to: address, text: 'Forgotten' }), address)
  await app.drained()
  await app.pool.query(`update inbound_mails set state = 'RECEIVED', raw = $1, filed_uuid = null`, [
    await aReply({ to: address, text: 'Forgotten' }),
  ])
  app.clock.advance({ hours: 2 })
  await app.run('inbound.forgotten', {})
  expect(await received(app)).toMatchObject([{ state: 'FILED', raw: null }])
  app.clock.advance({ days: 31 })
  await app.run('inbound.forgotten', {})
  expect(await received(app)).toEqual([])
})
