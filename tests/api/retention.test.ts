import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aContributor } from '../support/contributing.ts'
import { aHost, aPhoto, startWithPaidHost, upload } from '../support/factories.ts'
import type { Host } from '../support/hosts.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'
import { daily, extending, onDay, signedInAgain, yearsEndMails } from '../support/years.ts'

const read = (app: TestApp, { memorial }: Host) => app.api('GET', `/public/memorial/${memorial.shareSlug}`)

const subjects = async (app: TestApp) => (await yearsEndMails(app)).map(({ subject }) => subject)

const ends = /Margaret Anne Hollis’s memorial: its year ends on \d{1,2} \w+ \d{4}$/
const ended = 'Margaret Anne Hollis’s memorial: its year has ended'
const closed = 'Margaret Anne Hollis’s memorial: its page is closed'
const lastWord = 'A last word about Margaret Anne Hollis’s memorial'

async function aHostWhoPaid(app: TestApp): Promise<Host> {
  const host = await aHost(app)
  const json = { memorialUuid: host.memorial.uuid }
  const begun = await app.api('POST', '/memorial/payment-intent', { token: host.token, json })
  const { paymentIntentId } = begun.body
  await extending(app, host).pay(begun.body)
  const paid = await app.api('POST', '/memorial/payment', {
    token: host.token,
    json: { ...json, paymentIntentId },
  })
  expect(paid.body.memorial.paymentCompleted).toBe(true)
  return { ...host, memorial: paid.body.memorial }
}

test('a year has no mails for ten months, three reminders, thirty days of grace, and can be extended', async () => {
  const app = await startApp()
  const host = await aHostWhoPaid(app)
  for (const day of [-364, -200, -61]) {
    await daily(app, host, day)
    expect(await yearsEndMails(app)).toEqual([])
  }
  expect(await extending(app, await signedInAgain(app, host)).read()).toMatchObject({ state: 'ACTIVE' })

  for (const [day, told] of [
    [-60, 1],
    [-59, 1],
    [-15, 1],
    [-14, 2],
    [-13, 2],
    [-2, 2],
    [-1, 3],
    [0, 3],
  ] as const) {
    await daily(app, host, day)
    expect([day, (await yearsEndMails(app)).length]).toEqual([day, told])
  }
  for (const { to, subject, text } of await yearsEndMails(app)) {
    expect(to).toContain(host.email)
    expect(subject).toMatch(ends)
    expect(text).toContain('Another year costs $30.00 AUD')
    expect(text).toContain(`/memorial/extend?memorial=${host.memorial.uuid}`)
    expect(text).toContain(`/memorial/archive?memorial=${host.memorial.uuid}`)
    expect(text).not.toContain('/keepsakes/')
  }

  await daily(app, host, 1)
  expect((await subjects(app)).slice(3)).toEqual([ended])
  await daily(app, host, 29)
  expect(await yearsEndMails(app)).toHaveLength(4)
  expect((await read(app, host)).status).toBe(200)

  const back = extending(app, await signedInAgain(app, host))
  const before = await back.read()
  expect(before).toMatchObject({ state: 'GRACE', priceMinor: 3000, currency: 'aud' })
  const { status, body } = await back.all()
  expect(status).toBe(200)
  expect(body.retention).toMatchObject({ state: 'ACTIVE', lastDay: before.extendedUntil })
  const aYearOn = new Date(app.clock.now())
  aYearOn.setUTCFullYear(aYearOn.getUTCFullYear() + 1)
  expect(Math.abs(Date.parse(body.retention.retainedUntil) - aYearOn.getTime())).toBeLessThan(60_000)
  const [receipt] = await app.outbox()
  expect(receipt?.text).toContain('Your payment for another year of Margaret Anne Hollis’s memorial')

  // The next year ends as the first one did.
  await daily(app, host, -61)
  expect(await yearsEndMails(app)).toHaveLength(4)
  await daily(app, host, -60)
  expect(await yearsEndMails(app)).toHaveLength(5)
})

test('a year that is extended early ends one year after the first one', async () => {
  const { app, host } = await startWithPaidHost()
  await onDay(app, host, -60)
  const calls = extending(app, await signedInAgain(app, host))
  const before = await calls.read()
  expect(before).toMatchObject({ state: 'ENDING' })
  const { retention } = (await calls.all()).body
  const expected = new Date(before.retainedUntil)
  expected.setUTCFullYear(expected.getUTCFullYear() + 1)
  expect(retention.retainedUntil).toBe(expected.toISOString())
  await app.run('retention.daily', {})
  expect(await yearsEndMails(app)).toEqual([])
})

test('without an extension the page closes, its hosts keep everything, and paying opens it at once', async () => {
  const { app, host: first } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  const { uuid, shareSlug } = first.memorial
  const fundId = await aFund(app.pool, uuid)
  await anRsvp(app.pool, uuid)
  await daily(app, first, 1)
  await daily(app, first, 30)
  expect((await read(app, first)).status).toBe(200)
  await daily(app, first, 31)
  expect(await subjects(app)).toEqual([ended, closed])

  const host = await signedInAgain(app, first)
  const gone = {
    status: 410,
    body: {
      code: 'PUBLIC_ENDED',
      msg: 'This memorial’s year has ended. Its family can still keep it for another one.',
    },
  }
  expect(await read(app, host)).toMatchObject(gone)
  const visitor = await aContributor(app, host.memorial)
  const asVisitor = (path: string, json: object) => app.api('POST', path, { token: visitor.token, json })
  const refused = [
    await asVisitor(`/public/memorial/${shareSlug}/rsvp`, { status: 'ATTENDING' }),
    await visitor.submit({ contributorMessage: 'Tea at three.' }),
    await asVisitor('/donation/process', {
      memorialSlug: shareSlug,
      fundId,
      amount: 10,
      anonymous: false,
      paymentMethodId: 'pm_1',
    }),
    await asVisitor(`/public/memorial/${shareSlug}/report`, { reason: 'OTHER' }),
  ]
  for (const answer of refused) expect(answer).toMatchObject(gone)

  const asHost = (method: string, path: string, json?: object) =>
    app.api(method, path, { token: host.token, ...(json && { json }) })
  expect((await asHost('GET', `/memorial/get/${uuid}`)).body.memorial.rsvpCounts).toBeTruthy()
  expect((await asHost('GET', `/memorial/rsvps/csv/${uuid}`)).status).toBe(200)
  expect(await asHost('GET', '/memorial/list')).toMatchObject({ body: { memorials: [{ uuid }] } })
  expect(await asHost('POST', '/memorial/send-all-invites', { memorialUuid: uuid })).toMatchObject({
    status: 409,
    body: { code: 'YEAR_ENDED' },
  })

  const calls = extending(app, host)
  expect(await calls.read()).toMatchObject({ state: 'ARCHIVED' })
  expect((await calls.all()).body.retention).toMatchObject({ state: 'ACTIVE' })
  expect((await read(app, host)).status).toBe(200)
  await app.run('retention.daily', {})
  expect((await read(app, host)).status).toBe(200)
})

test('sixty days after its page closed a memorial is deleted for good with every file, but payments stay on record', async () => {
  const { app, host } = await startWithPaidHost({ stories: [{ text: 'The garden' }] })
  const { uuid } = host.memorial
  await upload(app, host, { content: await aPhoto() })
  await aContribution(app.pool, uuid, { photos: 1 })
  await aDonation(app.pool, uuid, { fundUuid: await aFund(app.pool, uuid) })
  await app.drained()
  const filesOf = async (folder: string) => {
    const path = join(app.dataDir, 'media', folder, uuid)
    return existsSync(path) ? readdir(path) : []
  }
  expect(await filesOf('public')).not.toEqual([])

  await daily(app, host, 31)
  await daily(app, host, 75)
  expect(await subjects(app)).toEqual([closed])
  await daily(app, host, 76)
  expect(await subjects(app)).toEqual([closed, lastWord])
  await daily(app, host, 90)
  expect(await filesOf('originals')).not.toEqual([])
  await daily(app, host, 91)
  for (const folder of ['public', 'originals']) expect(await filesOf(folder)).toEqual([])
  for (const table of ['stories', 'media', 'contributions', 'funds', 'sentMails'] as const)
    expect([table, await app.db.selectFrom(table).select('memorialUuid').execute()]).toEqual([table, []])
  expect(await app.db.selectFrom('memorials').select('uuid').execute()).toEqual([])
  const books = await app.db
    .selectFrom('payments')
    .select(['memorialUuid', 'purpose'])
    .orderBy('purpose')
    .execute()
  expect(books).toEqual(['donation', 'memorial'].map((purpose) => ({ memorialUuid: uuid, purpose })))
  expect(await subjects(app)).toEqual([closed, lastWord])
  expect(await read(app, host)).toMatchObject({ status: 404, body: { code: 'PUBLIC_MISSING' } })
})
