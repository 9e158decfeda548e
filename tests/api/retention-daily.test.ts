import { expect, test } from 'vitest'
import { OPERATOR_TOKEN } from '../support/app.ts'
import { startWithPaidHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { daily, extending, onDay, signedInAgain, yearsEndMails } from '../support/years.ts'

test('the job sends each mail once, even if it runs twice on one day or twice at once', async () => {
  const { app, host } = await startWithPaidHost()
  await daily(app, host, -60)
  await app.run('retention.daily', {})
  await onDay(app, host, 31)
  await Promise.all([app.run('retention.daily', {}), app.run('retention.daily', {})])
  const [reminder, closed, ...more] = await yearsEndMails(app)
  expect(reminder?.subject).toContain('its year ends on')
  expect(closed?.subject).toContain('its page is closed')
  expect(more).toEqual([])
})

test.each([
  // From, to, and the mail that is sent then.
  [-61, -41, 'its year ends on'],
  [-16, 4, 'its year has ended'],
  [15, 35, 'its page is closed'],
  [-70, 40, 'its page is closed'],
])(
  'if the job does not run from day %i to day %i, the mail that is due then is sent, and no other',
  async (from, to, told) => {
    const { app, host } = await startWithPaidHost()
    await daily(app, host, from)
    const before = (await yearsEndMails(app)).length
    await daily(app, host, to)
    await daily(app, host, to + 1)
    const mails = (await yearsEndMails(app)).slice(before)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain(told)
  },
)

test('after months without the job, nothing is deleted before a mail has announced it', async () => {
  const { app, host } = await startWithPaidHost()
  await daily(app, host, 200)
  expect((await extending(app, await signedInAgain(app, host)).read()).state).toBe('ARCHIVED')
  await daily(app, host, 244)
  expect(await yearsEndMails(app)).toHaveLength(1)
  await daily(app, host, 245)
  await daily(app, host, 259)
  expect((await yearsEndMails(app)).map(({ subject }) => subject)).toEqual([
    'Margaret Anne Hollis’s memorial: its page is closed',
    'A last word about Margaret Anne Hollis’s memorial',
  ])
  expect(await app.db.selectFrom('memorials').select('uuid').execute()).toHaveLength(1)
  await daily(app, host, 260)
  expect(await app.db.selectFrom('memorials').select('uuid').execute()).toEqual([])
})

test('all hosts get the mails, even those who turned off the daily mail, and nobody else does', async () => {
  const { app, host } = await startWithPaidHost()
  const coHost = await aCoHost(app, host)
  const others = [await aCoHost(app, host), await aCoHost(app, host)]
  for (const [index, relationshipType] of (['MODERATOR', 'CONTRIBUTOR'] as const).entries())
    await app.db
      .updateTable('relationships')
      .set({ relationshipType })
      .where('userUuid', '=', String(others[index]?.uuid))
      .execute()
  await app.db.updateTable('relationships').set({ digest: false }).execute()
  await daily(app, host, -14)
  const to = (await yearsEndMails(app)).map((mail) => String(mail.to)).sort()
  expect(to).toEqual([host.email, coHost.email].sort())
})

test('sixty days before the end the link to the archive is sent to hosts and successors, once', async () => {
  const { app, host } = await startWithPaidHost()
  const successors = [{ name: 'Tom Hollis', email: 'tom@example.com' }]
  const named = await app.api('PUT', `/memorial/archive/${host.memorial.uuid}/successors`, {
    token: host.token,
    json: { successors },
  })
  expect(named.status).toBe(200)
  const archives = async () =>
    (await app.outbox()).filter(({ subject }) => subject.includes('archive')).map(({ to }) => String(to))
  await daily(app, host, -61)
  expect(await archives()).toEqual([])
  for (const day of [-60, -14, -1, 1, 31, 76]) {
    await daily(app, host, day)
    expect([day, (await archives()).sort()]).toEqual([day, [host.email, 'tom@example.com'].sort()])
  }
})

test('neither closing the page nor another year outdates keepsakes', async () => {
  const { app, host } = await startWithPaidHost()
  const version = async () =>
    (await app.db.selectFrom('memorials').select('version').executeTakeFirstOrThrow()).version
  const before = await version()
  await daily(app, host, 31)
  expect(await version()).toBe(before)
  await extending(app, await signedInAgain(app, host)).all()
  expect(await version()).toBe(before)
})

test('nothing is sent about a deleted memorial, and a restored one continues its year', async () => {
  const { app, host } = await startWithPaidHost()
  await onDay(app, host, -20)
  const again = await signedInAgain(app, host)
  const call = (what: string) =>
    app.api('POST', `/memorial/${what}/${host.memorial.uuid}`, { token: again.token })
  expect((await call('delete')).status).toBe(200)
  await daily(app, host, -14)
  expect(await yearsEndMails(app)).toEqual([])
  expect((await call('restore')).status).toBe(200)
  await daily(app, host, -13)
  expect(await yearsEndMails(app)).toHaveLength(1)
})

test('if the memorial is deleted while a mail is queued, the mail is not sent', async () => {
  const { app, host } = await startWithPaidHost()
  await onDay(app, host, 1)
  const { retainedUntil } = await app.db
    .selectFrom('memorials')
    .select('retainedUntil')
    .executeTakeFirstOrThrow()
  const tell = {
    memorialUuid: host.memorial.uuid,
    userUuid: host.uuid,
    notice: 'GRACE',
    retainedUntil: String(retainedUntil?.toISOString()),
  }
  await app.run('retention.tell', { ...tell, retainedUntil: app.clock.now().toISOString() })
  await app.db.updateTable('memorials').set({ deletedAt: app.clock.now() }).execute()
  await app.run('retention.tell', tell)
  expect(await yearsEndMails(app)).toEqual([])
  await app.db.updateTable('memorials').set({ deletedAt: null }).execute()
  await app.run('retention.tell', tell)
  expect(await yearsEndMails(app)).toHaveLength(1)
})

test('a memorial that the operator has hidden is not deleted meanwhile', async () => {
  const { app, host } = await startWithPaidHost()
  const hide = (hidden: boolean) =>
    app.api('POST', `/operator/memorials/hide/${host.memorial.uuid}`, {
      token: OPERATOR_TOKEN,
      json: { hidden },
    })
  expect((await hide(true)).status).toBe(200)
  await daily(app, host, -1)
  await daily(app, host, 31)
  expect(await yearsEndMails(app)).toHaveLength(2)
  await daily(app, host, 100)
  expect(await app.db.selectFrom('memorials').select('uuid').execute()).toHaveLength(1)
  await hide(false)
  await daily(app, host, 101)
  expect(await app.db.selectFrom('memorials').select('uuid').execute()).toEqual([])
})

test('an owner who is leaving gets the mails until the deletion of the account, and a co-host after it', async () => {
  const { app, host } = await startWithPaidHost()
  const coHost = await aCoHost(app, host)
  await onDay(app, host, -20)
  const again = await signedInAgain(app, host)
  const json = { password: host.password }
  expect((await app.api('POST', '/user/delete', { token: again.token, json })).status).toBe(200)
  await daily(app, host, -14)
  expect(await yearsEndMails(app)).toHaveLength(2)
  // Thirty days after the deletion was asked for.
  await daily(app, host, 11)
  const mails = (await yearsEndMails(app)).slice(2)
  expect(mails.map((mail) => String(mail.to))).toEqual([coHost.email])
  await app.run('account.deletions', {})
  await daily(app, host, 31)
  expect((await yearsEndMails(app)).slice(3).map((mail) => String(mail.to))).toEqual([coHost.email])
})

test('a memorial that was never paid for has no year', async () => {
  const { app, host } = await startWithPaidHost()
  await app.db.updateTable('memorials').set({ paymentCompletedAt: null, retainedUntil: null }).execute()
  const calls = extending(app, host)
  expect(await calls.read()).toBeNull()
  expect((await calls.begin()).body.code).toBe('NOT_PAID')
  app.clock.advance({ days: 500 })
  await app.run('retention.daily', {})
  expect(await app.db.selectFrom('memorials').select('uuid').execute()).toHaveLength(1)
})
