import { expect, test } from 'vitest'
import { funds as limits } from '#contract/limits.ts'
import { limitRules } from '#server/ports/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { editor } from '../support/edits.ts'
import { aPaidHost } from '../support/factories.ts'
import { aCoHost } from '../support/host-calls.ts'
import { REFUSED, refusals } from '../support/hosts.ts'
import { aDonation } from '../support/responses.ts'

const HOUR = 60 * 60 * 1000

/** An owner, a co-host, and a fund that holds a gift; the owner asked that it gets another name and receiver. */
async function asked(app: TestApp) {
  const host = await aPaidHost(app)
  const owner = editor(app, host)
  const { body } = await owner.funds([{ title: 'Hospice', recipient: 'The hospice' }])
  const coHost = await aCoHost(app, host)
  const other = await aCoHost(app, host)
  const [fund] = body.memorial.memorialFunds
  const { uuid } = host.memorial
  await aDonation(app.pool, uuid, { fundUuid: fund.id })
  const wanted = { id: fund.id, title: 'St Brigid’s Hospice', recipient: 'St Brigid’s', goalMinor: 700 }
  const saved = await owner.funds([wanted])
  const list = async (token = host.token) =>
    (await app.api('GET', `/memorial/funds/changes/${uuid}`, { token })).body.changes
  const stop = (token: string, id: string) =>
    app.api('POST', `/memorial/funds/changes/stop/${uuid}/${id}`, { token })
  const later = async (hours: number) => {
    app.clock.advance({ hours })
    await app.run('fund.changes-due', {})
  }
  const page = async () =>
    (await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body.memorial.memorialFunds[0]
  const mails = async (subject: RegExp) => {
    await app.drained()
    return (await app.outbox()).filter((mail) => subject.test(mail.subject))
  }
  return { host, owner, coHost, other, fund, wanted, saved, list, stop, later, page, mails, uuid }
}

const pending = /is to read differently$/
const done = /reads differently now$/
const stays = /stays as it is$/

test('new words of a fund that holds gifts are mailed to every host, and stand on the page after three days beside the old name', async () => {
  const app = await startApp()
  const { host, coHost, other, saved, list, later, page, mails, owner } = await asked(app)
  expect(saved.status).toBe(200)
  expect(saved.body.memorial.memorialFunds[0]).toMatchObject({ title: 'Hospice', goalMinor: 700 })
  const waiting = await list(coHost.token)
  expect(waiting).toEqual([
    {
      id: expect.any(String),
      fundId: expect.any(String),
      title: 'Hospice',
      changes: [
        { field: 'title', before: 'Hospice', after: 'St Brigid’s Hospice' },
        { field: 'recipient', before: 'The hospice', after: 'St Brigid’s' },
      ],
      askedBy: host.email,
      isYours: false,
      askedAt: expect.any(String),
      takesEffectAt: expect.any(String),
    },
  ])
  const { askedAt, takesEffectAt } = waiting[0]
  expect(Date.parse(takesEffectAt) - Date.parse(askedAt)).toBe(limits.changeWaitHours * HOUR)
  const told = await mails(pending)
  expect(told.map(({ to }) => to).sort()).toEqual([host.email, coHost.email, other.email].sort())
  expect(told[0]?.text).toContain('Name: “St Brigid’s Hospice”, until now “Hospice”')
  expect(told[0]?.text).toContain('/memorial/edit-donations?memorial=')

  await later(71)
  expect(await page()).toMatchObject({ title: 'Hospice', formerTitles: [] })
  await later(1)
  expect(await page()).toMatchObject({
    title: 'St Brigid’s Hospice',
    recipient: 'St Brigid’s',
    formerTitles: ['Hospice'],
  })
  expect(await mails(done)).toHaveLength(3)
  expect(await list()).toEqual([])
  // What began before is stale.
  expect((await owner.funds([], [], saved.body.memorial.version)).body.code).toBe('MEMORIAL_STALE')
})

test('a fund that holds no gifts is reworded at once', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const edit = editor(app, host)
  const { body } = await edit.funds([{ title: 'Hospice' }])
  const renamed = await edit.funds([{ id: body.memorial.memorialFunds[0].id, title: 'Lifeboats' }])
  expect(renamed.body.memorial.memorialFunds[0]).toMatchObject({ title: 'Lifeboats', formerTitles: [] })
})

test('two hosts object at once, and one of them twice: it is stopped once', async () => {
  const app = await startApp()
  const { host, coHost, other, list, stop, later, page, mails } = await asked(app)
  const [{ id }] = await list()
  const answers = await Promise.all([stop(coHost.token, id), stop(other.token, id), stop(coHost.token, id)])
  expect(answers.map(({ status, body }) => [status, body.changes])).toEqual(Array(3).fill([200, []]))
  expect(await mails(stays)).toHaveLength(3)
  expect((await mails(stays))[0]?.text).toContain('objects to the new words for “Hospice”')
  await later(100)
  expect(await page()).toMatchObject({ title: 'Hospice', formerTitles: [] })
  const log = await app.api('GET', `/memorial/log/${host.memorial.uuid}`, { token: host.token })
  expect(
    log.body.entries.filter(({ action }: { action: string }) => action === 'STOPPED_FUND_CHANGE'),
  ).toHaveLength(1)
})

test('an objection after it took effect is refused', async () => {
  const app = await startApp()
  const { coHost, list, stop, later, page } = await asked(app)
  const [{ id }] = await list()
  await later(72)
  expect(await stop(coHost.token, id)).toMatchObject({ status: 409, body: { code: 'FUND_CHANGE_DONE' } })
  expect((await page()).title).toBe('St Brigid’s Hospice')
})

test('an objection and the end of the three days at once: one of them counts', async () => {
  const app = await startApp()
  const { coHost, list, stop, later, page, mails } = await asked(app)
  const [{ id }] = await list()
  app.clock.advance({ hours: 72 })
  const [, answer] = await Promise.all([later(0), stop(coHost.token, id)])
  const isDone = (await page()).title !== 'Hospice'
  expect(answer.status).toBe(isDone ? 409 : 200)
  expect(await mails(isDone ? done : stays)).toHaveLength(3)
  expect(await mails(isDone ? stays : done)).toHaveLength(0)
})

test('the owner withdraws, asks for other words, which wait anew, and for the same, which changes nothing', async () => {
  const app = await startApp()
  const { host, owner, wanted, list, stop, later, page, mails } = await asked(app)
  const [first] = await list()
  expect(first.isYours).toBe(true)
  await owner.funds([wanted])
  expect(await list()).toEqual([first])
  await later(70)
  await owner.funds([{ ...wanted, title: 'The lifeboats' }])
  const [second] = await list()
  expect(second.id).not.toBe(first.id)
  await later(10)
  expect((await page()).title).toBe('Hospice')
  expect((await stop(host.token, second.id)).body.changes).toEqual([])
  expect((await mails(stays))[0]?.text).toContain('has taken back the new words')
  await later(80)
  expect((await page()).title).toBe('Hospice')
})

test('a fund that is closed meanwhile keeps its name when it is opened again', async () => {
  const app = await startApp()
  const { owner, coHost, fund, list, later, page, host, mails } = await asked(app)
  const theirs = editor(app, { token: coHost.token, memorial: host.memorial })
  await theirs.funds([], [fund.id])
  expect(await list()).toEqual([])
  expect(await mails(stays)).toHaveLength(3)
  await owner.funds([{ id: fund.id, title: 'Hospice' }])
  await later(100)
  expect(await page()).toMatchObject({ title: 'Hospice', formerTitles: [] })
})

test('it waits while the memorial is deleted, and takes effect once it is restored', async () => {
  const app = await startApp()
  const { host, uuid, later, page } = await asked(app)
  const { token } = host
  await app.api('POST', `/memorial/delete/${uuid}`, { token })
  await later(100)
  const { rows } = await app.pool.query('select title from funds')
  expect(rows).toEqual([{ title: 'Hospice' }])
  await app.api('POST', `/memorial/restore/${uuid}`, { token })
  await later(0)
  expect((await page()).title).toBe('St Brigid’s Hospice')
})

test('what somebody asked for who is no owner any more does not take effect, also without their account', async () => {
  const app = await startApp()
  for (const isDeleted of [false, true]) {
    const { host, coHost, uuid, list, later, page, mails } = await asked(app)
    await app.db
      .updateTable('relationships')
      .set({ relationshipType: 'ADMIN' })
      .where('userUuid', '=', host.uuid)
      .execute()
    await app.db
      .updateTable('relationships')
      .set({ relationshipType: 'OWNER' })
      .where('userUuid', '=', coHost.uuid)
      .where('memorialUuid', '=', uuid)
      .execute()
    if (isDeleted) await app.db.deleteFrom('users').where('uuid', '=', host.uuid).execute()
    expect((await list(coHost.token))[0].askedBy).toBe(isDeleted ? '' : host.email)
    await later(72)
    expect((await page()).title).toBe('Hospice')
    expect((await mails(stays)).map(({ to }) => to)).toContain(coHost.email)
  }
})

test('a name that comes back is no former one, and each former one stands once', async () => {
  const app = await startApp()
  const { owner, fund, later, page } = await asked(app)
  await later(72)
  await owner.funds([{ id: fund.id, title: 'Lifeboats' }])
  await later(72)
  expect((await page()).formerTitles).toEqual(['Hospice', 'St Brigid’s Hospice'])
  await owner.funds([{ id: fund.id, title: 'Hospice' }])
  await later(72)
  expect((await page()).formerTitles).toEqual(['St Brigid’s Hospice', 'Lifeboats'])
})

test('only hosts see and stop it, at their own memorial, and an owner asks for a limited number', async () => {
  const app = await startApp()
  const { owner, fund, list, uuid, stop, host } = await asked(app)
  const [{ id }] = await list()
  expect(await refusals(app, 'GET', `/memorial/funds/changes/${uuid}`)).toEqual(REFUSED)
  expect(await refusals(app, 'POST', `/memorial/funds/changes/stop/${uuid}/${id}`)).toEqual(REFUSED)
  expect((await stop(host.token, fund.id)).body.code).toBe('FUND_CHANGE_MISSING')
  const theirs = await asked(app)
  expect((await theirs.stop(theirs.host.token, id)).body.code).toBe('FUND_CHANGE_MISSING')
  for (let n = 1; n < limitRules.fundChangeByUser.points; n += 1)
    expect((await owner.funds([{ id: fund.id, title: `Name ${n}` }])).status).toBe(200)
  const refused = await owner.funds([{ id: fund.id, title: 'One more' }])
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(await list()).toHaveLength(1)
})

test('the number of a charity is checked, written as its register does, and waits like a name', async () => {
  const app = await startApp()
  const { owner, fund, list, later, page, host } = await asked(app)
  expect(await owner.funds([{ id: fund.id, title: 'Hospice', charity: '51 824 753 557' }])).toMatchObject({
    status: 400,
    body: { code: 'BAD_INPUT', msg: expect.stringContaining('does not add up') },
  })
  await owner.funds([{ id: fund.id, title: 'Hospice', charity: '51824753556' }])
  expect((await list())[0].changes).toContainEqual({
    field: 'charity',
    before: '',
    after: 'ABN 51 824 753 556',
  })
  await later(72)
  expect(await page()).toMatchObject({ charity: 'ABN 51 824 753 556', formerTitles: [] })
  const fresh = await editor(app, host).funds([{ id: fund.id, title: 'Hospice' }])
  expect(fresh.body.memorial.memorialFunds[0].charity).toBe('ABN 51 824 753 556')
})

test('no second fund takes the name of one that holds gifts, open or closed, nor one that looks like it', async () => {
  const app = await startApp()
  const { owner, fund, uuid } = await asked(app)
  const same = { recipient: 'Peter’s own account' }
  for (const title of ['Hospice', ' hospice! ', 'Hоspice', 'ＨＯＳＰＩＣＥ'])
    expect([
      title,
      (
        await owner.funds([
          { id: fund.id, title: 'Hospice' },
          { title, ...same },
        ])
      ).body.code,
    ]).toEqual([title, 'FUND_NAME_HELD'])
  // Not by renaming an empty one either, nor once the first is closed.
  const two = await owner.funds([
    { id: fund.id, title: 'Hospice' },
    { title: 'The garden', ...same },
  ])
  expect(two.status).toBe(200)
  const garden = two.body.memorial.memorialFunds[1].id
  const renamed = [
    { id: fund.id, title: 'Hospice' },
    { id: garden, title: 'Hospice' },
  ]
  expect((await owner.funds(renamed)).body.code).toBe('FUND_NAME_HELD')
  expect((await owner.funds([{ id: garden, title: 'The garden' }], [fund.id])).status).toBe(200)
  expect((await owner.funds([{ id: garden, title: 'HOSPICE' }])).body.code).toBe('FUND_NAME_HELD')
  const rows = await app.db.selectFrom('funds').select(['title']).where('memorialUuid', '=', uuid).execute()
  expect(rows.map(({ title }) => title).toSorted()).toEqual(['Hospice', 'The garden'])
})
