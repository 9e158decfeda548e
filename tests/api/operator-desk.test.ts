import { expect, onTestFinished, test } from 'vitest'
import { operators as limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { anOperator, byToken, enterDesk } from '../support/desk.ts'
import { aFundToGiveTo, give, startWithFund } from '../support/donations.ts'
import { aHost, aPaidHost, aUser, startWithUser } from '../support/factories.ts'
import { smtpSink } from '../support/smtp-sink.ts'

// What the desk shows and does besides what the command line always did.

const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const MISSING = '00000000-0000-4000-8000-000000000000'

async function aReport(app: TestApp): Promise<string> {
  const { memorial } = await aPaidHost(app)
  await app.api('POST', `/public/memorial/${memorial.shareSlug}/report`, { json: { reason: 'SPAM' } })
  return (await byToken(app, 'GET', '/operator/reports')).body.reports[0].uuid
}

test('of two operators who settle a report at once, one is first, and both read who', async () => {
  const app = await startApp()
  const uuid = await aReport(app)
  const [ana, ben] = [await anOperator(app), await anOperator(app)]
  const answers = await Promise.all(
    [ana, ben].map(({ call }) => call('POST', `/operator/reports/settle/${uuid}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ body }) => body.wasSettled).sort()).toEqual([false, true])
  const names = answers.map(({ body }) => body.settledBy)
  expect(names[0]).toBe(names[1])
  const first = answers.findIndex(({ body }) => !body.wasSettled)
  expect(names[0]).toBe([ana, ben][first]?.email)
  const later = await byToken(app, 'POST', `/operator/reports/settle/${uuid}`)
  expect(later.body).toMatchObject({
    wasSettled: true,
    settledBy: names[0],
    settledAt: answers[0]?.body.settledAt,
  })
  expect(said(await byToken(app, 'POST', `/operator/reports/settle/${MISSING}`))).toEqual([
    404,
    'REPORT_NOT_FOUND',
  ])
})

test('payments and gifts are listed without who paid, of all memorials or of one', async () => {
  const { app, donor, memorialUuid, slug } = await startWithFund()
  await give(app, donor, slug)
  await give(app, donor, slug, { card: '4000 0000 0000 0002' })
  const other = await aFundToGiveTo(app)
  await give(app, other.donor, other.slug)
  const list = async (query = '') => (await byToken(app, 'GET', `/operator/payments${query}`)).body.payments
  expect(await list()).toHaveLength(3)
  const own = await list(`?memorialUuid=${memorialUuid}`)
  expect(own).toMatchObject([
    { kind: 'donation', state: 'open', memorialUuid },
    { kind: 'donation', state: 'paid', memorialUuid, refundedMinor: 0 },
  ])
  expect(JSON.stringify(own)).not.toMatch(/Zebediah|Unspoken|@/)
  const { paymentIntentId } = own[1]
  await byToken(app, 'POST', `/operator/donations/refund/${paymentIntentId}`)
  expect((await list(`?memorialUuid=${memorialUuid}`))[1]).toMatchObject({
    state: 'refunded',
    paymentIntentId,
  })
})

test('a job that failed is listed without addresses, and tried again', async () => {
  const { app, user } = await startWithUser()
  await app.run('account.welcome', { userUuid: user.uuid })
  const { rows } = await app.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(),
            output = '{"message": "550 <joan@example.com> is unknown"}'
      where name = 'account.welcome' and data->>'userUuid' = $1 returning id`,
    [user.uuid],
  )
  const id = rows[0].id
  const { jobs } = (await byToken(app, 'GET', '/operator/jobs')).body
  expect(jobs).toMatchObject([
    { id, name: 'account.welcome', state: 'failed', reason: '550 <…@…> is unknown' },
  ])
  expect(JSON.stringify(jobs)).not.toContain(user.uuid)
  const [ana, ben] = [await anOperator(app), await anOperator(app)]
  const retried = await ana.call('POST', `/operator/jobs/retry/${id}`)
  expect(retried.status).toBe(200)
  await app.drained()
  const after = await app.pool.query('select state::text from pgboss.job where id = $1', [id])
  expect(after.rows).toEqual([{ state: 'completed' }])
  expect(said(await ben.call('POST', `/operator/jobs/retry/${id}`))).toEqual([404, 'JOB_NOT_FOUND'])
  expect((await byToken(app, 'GET', '/operator/jobs')).body.jobs).toEqual([])
})

test('a job that waits for another try is tried at once', async () => {
  const { app, user } = await startWithUser()
  await app.run('account.welcome', { userUuid: user.uuid })
  const { rows } = await app.pool.query(
    `update pgboss.job set state = 'retry', completed_on = null, start_after = now() + interval '1 hour'
      where name = 'account.welcome' and data->>'userUuid' = $1 returning id`,
    [user.uuid],
  )
  const { jobs } = (await byToken(app, 'GET', '/operator/jobs')).body
  expect(jobs).toMatchObject([{ id: rows[0].id, state: 'retry' }])
  await byToken(app, 'POST', `/operator/jobs/retry/${rows[0].id}`)
  await app.drained()
  expect((await byToken(app, 'GET', '/operator/jobs')).body.jobs).toEqual([])
})

test('mails that are refused for good are listed by kind and domain, for 30 days', async () => {
  const sink = await smtpSink((command) =>
    /^RCPT TO:<joan.hollis@/i.test(command) ? '550 <joan.hollis@nowhere.example> unknown' : undefined,
  )
  const app = await startApp({ smtpUrl: sink.url })
  onTestFinished(sink.close)
  const json = { email: 'joan.hollis@nowhere.example', password: 'a rose bed in June' }
  expect((await app.api('POST', '/anon/signup', { json })).status).toBe(200)
  await app.drained()
  const list = async () => (await byToken(app, 'GET', '/operator/mails')).body.mails
  const [mail] = await list()
  expect(mail).toMatchObject({ domain: 'nowhere.example' })
  expect(mail.kind).toMatch(/^[a-z-]+$/)
  expect(mail.reason).toContain('unknown')
  expect(JSON.stringify(mail)).not.toContain('joan')
  app.clock.advance({ days: 31 })
  expect(await list()).toEqual([])
  await app.run('privacy.sweep', {})
  expect((await app.pool.query('select from refused_mails')).rowCount).toBe(0)
})

test('sizes and counts are those of the database', async () => {
  const app = await startApp()
  await aHost(app)
  const hidden = await aPaidHost(app)
  await byToken(app, 'POST', `/operator/memorials/hide/${hidden.memorial.uuid}`, { hidden: true })
  const { health } = (await byToken(app, 'GET', '/operator/health')).body
  expect(health).toMatchObject({
    storageAnswers: true,
    accounts: 2,
    memorials: { paid: 1, unpaid: 1, hidden: 1, deleted: 0 },
    media: 0,
    mediaBytes: 0,
  })
  expect(health.databaseBytes).toBeGreaterThan(1_000_000)
})

const GROUNDS = 'Letters of administration, seen 3 March'
const wait = (app: TestApp) => app.clock.advance({ days: limits.handOverWaitDays })

/** A memorial, who is to have it, and how an operator asks for that. */
async function aHandOver(app: TestApp) {
  const [owner, heir] = [await aPaidHost(app), await aUser(app)]
  const { uuid: memorialUuid } = owner.memorial
  const ask = (email = heir.email) =>
    byToken(app, 'POST', `/operator/hand-overs/ask/${memorialUuid}`, { email, grounds: GROUNDS })
  const findUuid = (answer: Awaited<ReturnType<typeof ask>>): string =>
    answer.body.handOvers.find((one: { memorialUuid: string }) => one.memorialUuid === memorialUuid).uuid
  const finish = (uuid: string) => byToken(app, 'POST', `/operator/hand-overs/finish/${uuid}`)
  return { owner, heir, memorialUuid, ask, findUuid, finish }
}

test('one operator hands a memorial over, after its hosts were mailed and had fourteen days', async () => {
  const app = await startApp()
  const { owner, heir, memorialUuid, ask } = await aHandOver(app)
  const ana = await anOperator(app)
  expect(said(await ask('nobody@example.com'))).toEqual([409, 'HAND_OVER_ACCOUNT'])
  expect(said(await ask(owner.email))).toEqual([409, 'HAND_OVER_ACCOUNT'])
  const body = { email: heir.email, grounds: GROUNDS }
  const asked = await ana.call('POST', `/operator/hand-overs/ask/${memorialUuid}`, body)
  const [{ uuid }] = asked.body.handOvers
  expect(asked.body.handOvers).toMatchObject([
    { state: 'WAITING', fromEmail: owner.email, toEmail: heir.email, askedBy: ana.email, grounds: GROUNDS },
  ])
  expect(said(await ask())).toEqual([409, 'HAND_OVER_WAITS'])
  const mails = (await app.outbox()).filter(({ subject }) => subject.includes('is to be looked after by'))
  expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, heir.email].sort())
  const toOwner = mails.find(({ to }) => to === owner.email)
  expect(toOwner?.text).toContain(`/memorial/load/${memorialUuid}?to=hosts`)

  const finish = (by: typeof ana) => by.call('POST', `/operator/hand-overs/finish/${uuid}`)
  expect(said(await finish(ana))).toEqual([409, 'HAND_OVER_EARLY'])
  wait(app)
  const both = [await enterDesk(app, ana, ana.device), await enterDesk(app, ana, ana.device)]
  const answers = await Promise.all(both.map(finish))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const roles = await app.pool.query(
    `select email, relationship_type from relationships join users on uuid = user_uuid where memorial_uuid = $1`,
    [memorialUuid],
  )
  expect(Object.fromEntries(roles.rows.map((row) => [row.email, row.relationship_type]))).toEqual({
    [owner.email]: 'ADMIN',
    [heir.email]: 'OWNER',
  })
  const told = (await app.outbox()).filter(({ subject }) => subject.includes('is looked after by'))
  expect(told.map(({ to }) => to).sort()).toEqual([owner.email, heir.email].sort())
  const log = JSON.stringify((await byToken(app, 'GET', '/operator/log')).body.entries)
  expect(log).toContain(heir.uuid)
  expect(log).not.toContain(heir.email)
  expect(log).not.toContain('administration')
  const { entries } = (await app.api('GET', `/memorial/log/${memorialUuid}`, { token: heir.token })).body
  expect(entries[0]).toMatchObject({ action: 'HANDED_OVER', by: 'OPERATOR' })
})

test('every host reads that a memorial is to be handed over, and can stop it', async () => {
  const app = await startApp()
  const { owner, heir, memorialUuid, ask, findUuid, finish } = await aHandOver(app)
  const uuid = findUuid(await ask())
  const shown = (await app.api('GET', `/memorial/hand-over/${memorialUuid}`, { token: owner.token })).body
  expect(shown.handOver).toMatchObject({ toEmail: heir.email })
  const stop = (token: string) => app.api('POST', `/memorial/hand-over/stop/${memorialUuid}`, { token })
  expect((await stop(heir.token)).status).toBe(404)
  for (let n = 0; n < 2; n += 1) expect((await stop(owner.token)).body.handOver).toBeNull()
  wait(app)
  expect(said(await finish(uuid))).toEqual([409, 'HAND_OVER_OVER'])
  const { handOvers } = (await byToken(app, 'GET', '/operator/hand-overs')).body
  expect(handOvers).toMatchObject([{ state: 'CALLED_OFF', endedBy: owner.email }])
  const told = (await app.outbox()).filter(({ subject }) => subject.includes('stays as it is'))
  expect(told.map(({ to }) => to).sort()).toEqual([owner.email, heir.email].sort())
})

test('it does not happen when it was called off, or when either account is not what it was', async () => {
  const app = await startApp()
  const [off, gone, leaving] = [await aHandOver(app), await aHandOver(app), await aHandOver(app)]
  const offUuid = off.findUuid(await off.ask())
  const [goneUuid, leavingUuid] = [gone.findUuid(await gone.ask()), leaving.findUuid(await leaving.ask())]
  const callOff = () => byToken(app, 'POST', `/operator/hand-overs/call-off/${offUuid}`)
  expect((await callOff()).status).toBe(200)
  await app.pool.query(`update relationships set relationship_type = 'ADMIN' where memorial_uuid = $1`, [
    gone.memorialUuid,
  ])
  await app.pool.query('update users set deletion_due_at = now() where uuid = $1', [leaving.heir.uuid])
  wait(app)
  expect(said(await off.finish(offUuid))).toEqual([409, 'HAND_OVER_OVER'])
  expect(said(await gone.finish(goneUuid))).toEqual([409, 'HAND_OVER_ACCOUNT'])
  expect(said(await leaving.finish(leavingUuid))).toEqual([409, 'HAND_OVER_ACCOUNT'])
  expect(said(await off.finish(MISSING))).toEqual([404, 'HAND_OVER_NOT_FOUND'])
  expect(said(await callOff())).toEqual([409, 'HAND_OVER_OVER'])
})
