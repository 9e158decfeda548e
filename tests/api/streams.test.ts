import { expect, test } from 'vitest'
import { limitRules } from '#server/ports/limits.ts'
import type { LinkCheck } from '#server/ports/link-check.ts'
import { startApp, startOwnApp, type TestApp } from '../support/app.ts'
import { dayIn } from '../support/day-in.ts'
import { aPaidHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

type Found = Awaited<ReturnType<LinkCheck['check']>>

/** An app whose links answer as told, and the links that it tried. */
async function anApp(found: Record<string, Found>) {
  const asked: string[] = []
  const links: LinkCheck = {
    async check(url) {
      asked.push(url)
      return found[url] ?? null
    },
  }
  return { app: await startOwnApp({}, { links }), asked }
}

const link = 'https://youtu.be/abc'
const mails = async (app: TestApp, subject: string) =>
  (await app.outbox()).filter((mail) => mail.subject === subject)
const broken = 'A livestream link does not answer'
const changed = 'The livestream link was changed'

async function aDay(app: TestApp, days = 9) {
  const host = await aPaidHost(app, { memorialDate: dayIn(app, days) })
  const { uuid } = host.memorial
  const calls = programmeOf(app, host)
  const service = anEvent({ uuid, kind: 'SERVICE', date: dayIn(app, days), begins: '11:00' })
  return {
    host,
    service,
    ...calls,
    day: async () => (await app.api('POST', `/memorial/visit/${uuid}`, { token: host.token })).body.day,
    check: () => app.run('stream.check', { memorialUuid: uuid, eventUuid: uuid, byUuid: null }),
  }
}

test('a link is tried after the save; hosts see that it does not answer, and are mailed after the third try', async () => {
  const found: Record<string, Found> = { [link]: 'MISSING' }
  const { app, asked } = await anApp(found)
  const { host, service, save, read, day, check } = await aDay(app)
  await aCoHost(app, host)
  const saved = await save([{ ...service, streamUrl: link }])
  expect(saved.body.events[0].streamProblem).toBeNull()
  await expect.poll(async () => (await read()).body.events[0].streamProblem).toBe('MISSING')
  expect(asked).toEqual([link])
  expect(await day()).toEqual({ untold: 0, silentStreams: 0 })
  await check()
  expect(await mails(app, broken)).toEqual([])
  await check()
  const told = await mails(app, broken)
  expect(told).toHaveLength(2)
  expect(told[0]?.text).toContain(link)
  expect(told[0]?.text).toContain('The site says that there is no such page.')
  expect(await day()).toEqual({ untold: 0, silentStreams: 1 })
  await check()
  expect(await mails(app, broken)).toHaveLength(2)
  // It answers again; what is told of is told of anew when it stops.
  found[link] = null
  await check()
  expect((await read()).body.events[0].streamProblem).toBeNull()
  expect(await day()).toEqual({ untold: 0, silentStreams: 0 })
})

test('another link is another one: what was found of the old one is not said of it', async () => {
  const { app } = await anApp({ [link]: 'PRIVATE' })
  const { service, save, read } = await aDay(app)
  await save([{ ...service, streamUrl: link }])
  await expect.poll(async () => (await read()).body.events[0].streamProblem).toBe('PRIVATE')
  await save([{ ...service, streamUrl: 'https://vimeo.com/1' }])
  expect((await read()).body.events[0].streamProblem).toBeNull()
})

test('a server without a connection says nothing of links', async () => {
  const { app, asked } = await anApp({ [link]: 'UNKNOWN' })
  const { service, save, read } = await aDay(app)
  await save([{ ...service, streamUrl: link }])
  await expect.poll(() => asked.length).toBe(1)
  expect((await read()).body.events[0].streamProblem).toBeNull()
})

test('in the last day before an event its link is tried again, every three hours, until it is over', async () => {
  const { app, asked } = await anApp({})
  const { service, save } = await aDay(app, 9)
  await save([{ ...service, streamUrl: link }])
  await expect.poll(() => asked.length).toBe(1)
  const begins = Date.parse((await save([{ ...service, streamUrl: link }])).body.events[0].beginsAt)
  const goTo = (hours: number) =>
    app.clock.advance({ seconds: (begins + hours * 3_600_000 - app.clock.now().getTime()) / 1000 })
  const tries = async () => {
    const before = asked.length
    await app.run('stream.checks', {})
    await app.drained()
    return asked.length - before
  }
  goTo(-25)
  expect(await tries()).toBe(0)
  goTo(-23)
  expect(await tries()).toBe(1)
  goTo(-22)
  expect(await tries()).toBe(0)
  goTo(-19)
  expect(await tries()).toBe(1)
  goTo(1)
  expect(await tries()).toBe(1)
  goTo(30)
  expect(await tries()).toBe(0)
})

test('a change within 48 hours is mailed to every host at once, with who changed what; an earlier one is not', async () => {
  const app = await startApp()
  const { host, service, save } = await aDay(app, 9)
  const other = await aCoHost(app, host)
  await save([{ ...service, streamUrl: link }])
  await save([{ ...service, streamUrl: 'https://vimeo.com/1' }])
  expect(await mails(app, changed)).toEqual([])
  app.clock.advance({ days: 8 })
  await save([{ ...service, streamUrl: 'https://streams.example/pay' }], undefined, other.token)
  const told = await mails(app, changed)
  expect(told.map(({ to }) => to).sort()).toEqual([host.email, other.email].sort())
  expect(told[0]?.text).toContain(`${other.email} changed the livestream link for “The service”`)
  expect(told[0]?.text).toContain('Before: https://vimeo.com/1')
  expect(told[0]?.text).toContain('Now: https://streams.example/pay')
  // Other changes then are none of the link.
  await save([{ ...service, streamUrl: 'https://streams.example/pay', details: 'Flowers' }])
  expect(await mails(app, changed)).toHaveLength(2)
  app.clock.advance({ seconds: 11 * 60 })
  await save([service])
  expect((await mails(app, changed))[0]?.text).toContain('Now: no link')
})

test('several changes within minutes of the first become one more mail, from what was told to what it is now', async () => {
  const app = await startApp()
  const { host, service, save } = await aDay(app, 1)
  const { uuid } = host.memorial
  const { userUuid } = await app.db
    .selectFrom('relationships')
    .select('userUuid')
    .where('memorialUuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const tell = () => app.run('stream.tell-changed', { memorialUuid: uuid, eventUuid: uuid, userUuid })
  const change = async (n: number) => save([{ ...service, streamUrl: `https://vimeo.com/${n}` }])
  await change(1)
  expect(await mails(app, changed)).toHaveLength(1)
  for (let n = 2; n <= 9; n += 1) await change(n)
  expect(await mails(app, changed)).toHaveLength(1)
  await tell()
  const told = await mails(app, changed)
  expect(told).toHaveLength(2)
  expect(told[0]?.text).toContain('Before: https://vimeo.com/1')
  expect(told[0]?.text).toContain('Now: https://vimeo.com/9')
  await tell()
  expect(await mails(app, changed)).toHaveLength(2)
  // What is taken back before anybody was mailed is no news.
  await change(10)
  await change(9)
  await tell()
  expect(await mails(app, changed)).toHaveLength(2)
})

test('nobody gets more than some such mails a day; what changes beyond is told when there is room again', async () => {
  const app = await startApp()
  const { service, save } = await aDay(app, 1)
  for (let n = 1; n <= 9; n += 1) {
    await save([{ ...service, streamUrl: `https://vimeo.com/${n}` }])
    await app.drained()
    app.clock.advance({ seconds: 11 * 60 })
  }
  expect(await mails(app, changed)).toHaveLength(limitRules.streamChangeMailByUser.points)
  const { rows } = await app.pool.query('select count(*)::int as untold from stream_changes_untold')
  expect(rows).toEqual([{ untold: 3 }])
})

test('by default, without a mail server, no link is tried', async () => {
  const app = await startApp()
  expect(app.config.triesLinks).toBe(false)
  const { service, save, read } = await aDay(app)
  await save([{ ...service, streamUrl: link }])
  await app.drained()
  expect((await read()).body.events[0].streamProblem).toBeNull()
})
