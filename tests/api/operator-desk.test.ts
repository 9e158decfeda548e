import { expect, onTestFinished, test } from 'vitest'
import { operators as limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { anOperator, byToken, logIn } from '../support/desk.ts'
import { aFundToGiveTo, give } from '../support/donations.ts'
import { aHost, aPaidHost, aUser } from '../support/factories.ts'
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
  const [ana, ben] = [await anOperator(app, 'Ana'), await anOperator(app, 'Ben')]
  const answers = await Promise.all(
    [ana, ben].map(({ call }) => call('POST', `/operator/reports/settle/${uuid}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ body }) => body.wasSettled).sort()).toEqual([false, true])
  const names = answers.map(({ body }) => body.settledBy)
  expect(names[0]).toBe(names[1])
  const first = answers.findIndex(({ body }) => !body.wasSettled)
  expect(names[0]).toBe(['Ana', 'Ben'][first])
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
  const app = await startApp()
  const { donor, memorialUuid, slug } = await aFundToGiveTo(app)
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
  const app = await startApp()
  const user = await aUser(app)
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
  const [ana, ben] = [await anOperator(app, 'Ana'), await anOperator(app, 'Ben')]
  const retried = await ana.call('POST', `/operator/jobs/retry/${id}`)
  expect(retried.status).toBe(200)
  await app.drained()
  const after = await app.pool.query('select state::text from pgboss.job where id = $1', [id])
  expect(after.rows).toEqual([{ state: 'completed' }])
  expect(said(await ben.call('POST', `/operator/jobs/retry/${id}`))).toEqual([404, 'JOB_NOT_FOUND'])
  expect((await byToken(app, 'GET', '/operator/jobs')).body.jobs).toEqual([])
})

test('a job that waits for another try is tried at once', async () => {
  const app = await startApp()
  const user = await aUser(app)
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

test('a memorial is handed over by two operators, after the family had three days', async () => {
  const app = await startApp()
  const { memorial, token, email } = await aPaidHost(app)
  const heir = await aUser(app)
  const [ana, ben] = [await anOperator(app, 'Ana'), await anOperator(app, 'Ben')]
  const carla = await anOperator(app, 'Carla')
  const grounds = 'Letters of administration, seen 3 March'
  const ask = (to: string) =>
    ana.call('POST', `/operator/hand-overs/ask/${memorial.uuid}`, { email: to, grounds })
  expect(said(await ask('nobody@example.com'))).toEqual([409, 'HAND_OVER_ACCOUNT'])
  expect(said(await ask(email))).toEqual([409, 'HAND_OVER_ACCOUNT'])
  const asked = await ask(heir.email)
  const { uuid } = asked.body.handOvers[0]
  expect(asked.body.handOvers).toMatchObject([
    { state: 'WAITING', fromEmail: email, toEmail: heir.email, askedBy: 'Ana', grounds },
  ])
  expect(said(await ask(heir.email))).toEqual([409, 'HAND_OVER_WAITS'])
  const mails = (await app.outbox()).filter(({ subject }) => subject.includes('is to be looked after by'))
  expect(mails.map(({ to }) => to).sort()).toEqual([email, heir.email].sort())

  const witness = (by: typeof ben) => by.call('POST', `/operator/hand-overs/witness/${uuid}`)
  expect(said(await witness(ben))).toEqual([409, 'HAND_OVER_EARLY'])
  const mine = (as: { token: string }) =>
    app.api('GET', `/memorial/get/${memorial.uuid}`, { token: as.token })
  expect((await mine({ token })).status).toBe(200)
  expect((await mine(heir)).status).toBe(404)

  app.clock.advance({ hours: limits.handOverWaitHours })
  const both = [await logIn(app, 'Ben', ben.device), await logIn(app, 'Carla', carla.device)]
  const answers = await Promise.all(both.map(witness))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const roles = await app.pool.query(
    `select email, relationship_type from relationships join users on uuid = user_uuid where memorial_uuid = $1`,
    [memorial.uuid],
  )
  expect(Object.fromEntries(roles.rows.map((row) => [row.email, row.relationship_type]))).toEqual({
    [email]: 'ADMIN',
    [heir.email]: 'OWNER',
  })
  const told = (await app.outbox()).filter(({ subject }) => subject.includes('is looked after by'))
  expect(told.map(({ to }) => to).sort()).toEqual([email, heir.email].sort())
  const log = JSON.stringify((await byToken(app, 'GET', '/operator/log')).body.entries)
  expect(log).toContain(heir.uuid)
  expect(log).not.toContain(heir.email)
  expect(log).not.toContain('administration')
  const { entries } = (await app.api('GET', `/memorial/log/${memorial.uuid}`, { token: heir.token })).body
  expect(entries[0]).toMatchObject({ action: 'HANDED_OVER', by: 'OPERATOR' })
})

test('who asked for it cannot witness it, the command line can', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  const [heir, ana] = [await aUser(app), await anOperator(app)]
  const ask = await byToken(app, 'POST', `/operator/hand-overs/ask/${memorial.uuid}`, {
    email: heir.email,
    grounds: 'x',
  })
  app.clock.advance({ hours: limits.handOverWaitHours })
  const path = `/operator/hand-overs/witness/${ask.body.handOvers[0].uuid}`
  expect(said(await byToken(app, 'POST', path))).toEqual([409, 'HAND_OVER_WITNESS'])
  expect((await (await logIn(app, ana.name, ana.device)).call('POST', path)).status).toBe(200)
  expect(said(await byToken(app, 'POST', path))).toEqual([409, 'HAND_OVER_OVER'])
})

test('it does not happen when it was called off, or when either account is not what it was', async () => {
  const app = await startApp()
  const { name, device } = await anOperator(app)
  const handOver = async () => {
    const [{ memorial, ...owner }, heir] = [await aPaidHost(app), await aUser(app)]
    const asked = await byToken(app, 'POST', `/operator/hand-overs/ask/${memorial.uuid}`, {
      email: heir.email,
      grounds: 'x',
    })
    const found = asked.body.handOvers.find(
      ({ memorialUuid }: { memorialUuid: string }) => memorialUuid === memorial.uuid,
    )
    return { memorial, owner, heir, uuid: String(found.uuid) }
  }
  const [off, gone, leaving] = [await handOver(), await handOver(), await handOver()]
  expect((await byToken(app, 'POST', `/operator/hand-overs/call-off/${off.uuid}`)).status).toBe(200)
  await app.pool.query(`update relationships set relationship_type = 'ADMIN' where memorial_uuid = $1`, [
    gone.memorial.uuid,
  ])
  await app.pool.query('update users set deletion_due_at = now() where uuid = $1', [leaving.heir.uuid])
  app.clock.advance({ hours: limits.handOverWaitHours })
  const ana = await logIn(app, name, device)
  const witness = async (uuid: string) => said(await ana.call('POST', `/operator/hand-overs/witness/${uuid}`))
  expect(await witness(off.uuid)).toEqual([409, 'HAND_OVER_OVER'])
  expect(await witness(gone.uuid)).toEqual([409, 'HAND_OVER_ACCOUNT'])
  expect(await witness(leaving.uuid)).toEqual([409, 'HAND_OVER_ACCOUNT'])
  expect(await witness(MISSING)).toEqual([404, 'HAND_OVER_NOT_FOUND'])
  expect(said(await byToken(app, 'POST', `/operator/hand-overs/call-off/${off.uuid}`))).toEqual([
    409,
    'HAND_OVER_OVER',
  ])
})
