import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aFundToGiveTo, give } from '../support/donations.ts'
import { aPaidHost, aUser } from '../support/factories.ts'
import { aPasskey } from '../support/passkeys.ts'
import { runScript } from '../support/script.ts'
import { startStripeApp } from '../support/stripe-app.ts'

const NOBODYS = '00000000-0000-4000-8000-000000000000'

/** Runs the operator's command, for nodes that cannot be reached by their public address. */
async function anOperator(given?: { app: TestApp; url: string }) {
  const app = given?.app ?? (await startApp())
  const environment = {
    PUBLIC_URL: 'https://memorials.example',
    OPERATOR_URL: `${given?.url ?? (await app.listen())}/`,
    OPERATOR_TOKEN,
  }
  const run = async (line: string, changes: Record<string, string> = {}) => {
    const { code, output } = await runScript('operator', line.split(' '), { ...environment, ...changes })
      .ended
    return [code, output.trim()]
  }
  return { app, run }
}

/** A server that is not the product. */
async function another(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('codes are made and listed', async () => {
  const { run } = await anOperator()
  expect(await run('promo list')).toEqual([0, 'There are no promo codes yet.'])
  expect(await run('promo create SPRING --free --max-uses 3')).toEqual([0, 'SPRING is ready to be used.'])
  const dated = 'promo create TEN --amount-off 1000 --expires 2031-01-31'
  expect(await run(dated)).toEqual([0, 'TEN is ready to be used.'])
  const [, list] = await run('promo list')
  expect(list).toContain('SPRING   free   used 0 of 3')
  expect(list).toContain('TEN   10.00 off   used 0   until 2031-01-31')
  expect(await run('promo create SPRING --free')).toEqual([1, expect.stringMatching(/^\w.*\.$/)])
  const [ended, log] = await run('log list')
  expect(ended).toBe(0)
  expect(log).toMatch(/POST \/operator\/promo {3}\{.*"code":\s?"SPRING"/)
})

test('a memorial is found, hidden and shown again; a report is read and settled', async () => {
  const { app, run } = await anOperator()
  const { memorial } = await aPaidHost(app, { nameOfPerson: 'Ruth Vale' })
  expect(await run('memorial find Ruth Vale')).toEqual([0, expect.stringMatching(`^${memorial.uuid} `)])
  expect(await run('memorial find Nobody')).toEqual([0, 'No memorial is found.'])
  const report = { reason: 'SPAM', words: 'line one\nline two', email: 'ben@example.com' }
  await app.api('POST', `/public/memorial/${memorial.shareSlug}/report`, { json: report })
  const [, listed = ''] = await run('reports list')
  expect(listed).toContain(`https://memorials.example/view/${memorial.shareSlug}`)
  expect(listed).toContain('  | line one\n  | line two\n  answer to ben@example.com')
  const id = String(listed).split(' ')[0]
  expect(await run(`reports settle ${id}`)).toEqual([0, 'The report is settled.'])
  expect(await run('reports list')).toEqual([0, 'Nothing is reported.'])

  const { uuid } = memorial
  expect(await run(`memorial hide ${uuid}`)).toEqual([0, 'Ruth Vale is hidden from everyone.'])
  expect((await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).status).toBe(404)
  expect(await run(`memorial show ${uuid}`)).toEqual([0, 'Ruth Vale is shown again.'])
  expect((await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).status).toBe(200)
  expect(await run(`memorial hide ${NOBODYS}`)).toEqual([1, 'Memorial not found'])
})

test('errors have a message that helps', { timeout: 300_000 }, async () => {
  const { run } = await anOperator()
  for (const line of ['', 'promo', 'memorial hide', 'nothing known here'])
    expect(await run(line)).toEqual([1, expect.stringContaining('Usage:')])
  expect(await run('promo list', { OPERATOR_TOKEN: 'another-token-than-that' })).toEqual([
    1,
    expect.stringContaining('has another operator token'),
  ])
  expect(await run('promo list', { OPERATOR_TOKEN: '', DATA_DIR: '/nowhere' })).toEqual([
    1,
    expect.stringContaining('There is no operator token at /nowhere/operator-token'),
  ])
  expect(await run('promo list', { OPERATOR_URL: 'http://127.0.0.1:1' })).toEqual([
    1,
    expect.stringMatching(/^Nothing answers at http:\/\/127\.0\.0\.1:1 \(.+\)\. Is the server running\?/),
  ])
  const proxy = await another((_request, response) => void response.writeHead(403).end('<html>Forbidden'))
  expect(await run('promo list', { OPERATOR_URL: proxy })).toEqual([
    1,
    expect.stringContaining(`${proxy} answers 403, and not as the product does.`),
  ])
})

test('a gift is refunded, and disputes are listed', { timeout: 300_000 }, async () => {
  const { app, server, tell, webhook } = await startStripeApp()
  const { run } = await anOperator({ app, url: new URL(webhook).origin })
  const { donor, host, memorialUuid, slug } = await aFundToGiveTo(app)
  const gifts = []
  for (const amount of [10, 25])
    gifts.push((await give(app, donor, slug, { amount, paymentMethodId: 'pm_card_visa' })).body)
  const [first, second] = gifts.map(({ paymentIntentId }) => String(paymentIntentId))
  const [, csv] = await run('donations export')
  expect(csv).toContain(first)
  expect(await run(`donations refund ${first}`)).toEqual([
    0,
    expect.stringContaining(`10.48 AUD given back   ${first}   memorial ${memorialUuid}`),
  ])
  expect(await run(`donations refund ${first}`)).toEqual([1, 'Nothing was paid that could be given back.'])
  expect(await run('donations refund pi_nobodys')).toEqual([1, 'There is no such donation.'])

  expect(await run('disputes list')).toEqual([0, 'Nothing is disputed.'])
  const dispute = server.disputes.open(second ?? '')
  await tell()
  const [, list] = await run('disputes list')
  const day = new Date(Number(dispute.evidence_details.due_by) * 1000).toISOString().slice(0, 10)
  expect(list).toContain(`open   25.74 AUD   fraudulent   answer by ${day}`)
  expect(list).toContain(
    `a gift of ${host.memorial.nameOfPerson}   memorial ${memorialUuid}   payment ${second}`,
  )
  expect(await run(`donations refund ${second}`)).toEqual([
    1,
    expect.stringContaining('it cannot be given back'),
  ])
})

test('the account that receives gifts is set, shown and cleared', { timeout: 300_000 }, async () => {
  const { app, webhook } = await startStripeApp()
  const { run } = await anOperator({ app, url: new URL(webhook).origin })
  const { host, memorialUuid, fundId } = await aFundToGiveTo(app)
  const name = host.memorial.nameOfPerson
  const of = (own: string, funds: string) => [0, `${name}   ${own}\n  ${fundId}   ${funds}   Flowers`]
  expect(await run(`memorial accounts ${memorialUuid}`)).toEqual(
    of('no account of its own', 'as the memorial'),
  )
  expect(await run(`memorial account ${memorialUuid} acct_family`)).toEqual(
    of('acct_family', 'as the memorial'),
  )
  expect(await run(`memorial account ${memorialUuid} acct_hospice --fund ${fundId}`)).toEqual(
    of('acct_family', 'acct_hospice'),
  )
  expect(await run(`memorial account ${memorialUuid} --clear --fund ${fundId}`)).toEqual(
    of('acct_family', 'as the memorial'),
  )
  for (const wrong of ['', ' acct_family --clear'])
    expect(await run(`memorial account ${memorialUuid}${wrong}`)).toEqual([
      1,
      expect.stringContaining('Usage:'),
    ])
  expect(await run(`memorial account ${memorialUuid} family`)).toEqual([1, 'An account is like acct_1Ab2Cd.'])
  expect(await run(`memorial account ${memorialUuid} acct_new`)).toEqual([
    1,
    expect.stringContaining('sends no gifts there yet'),
  ])
  expect(await run(`memorial accounts ${memorialUuid}`)).toEqual(of('acct_family', 'as the memorial'))
})

test('an account is made an operator’s and an ordinary one again; a job is tried again; a memorial is handed over', {
  timeout: 300_000,
}, async () => {
  const { app, run } = await anOperator()
  expect(await run('operators list')).toEqual([0, expect.stringContaining('No account opens the desk')])
  const user = await aUser(app, 'ana@example.com')
  expect(await run('operators add ana@example.com')).toEqual([
    1,
    expect.stringContaining('no confirmed account with a passkey'),
  ])
  await aPasskey(app, user)
  expect(await run('operators add ana@example.com')).toEqual([
    0,
    expect.stringMatching(/^ana@example\.com {3}since .* {3}1 passkey {3}never shown$/),
  ])
  expect(await run('operators remove ana@example.com')).toEqual([0, expect.stringContaining('No account')])
  expect(await run('operators remove ana@example.com')).toEqual([1, 'There is no such operator.'])

  await app.run('account.welcome', { userUuid: user.uuid })
  const { rows } = await app.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now() where name = 'account.welcome' returning id`,
  )
  expect(await run('jobs list')).toEqual([0, expect.stringContaining(`${rows[0].id}   account.welcome`)])
  expect(await run(`jobs retry ${rows[0].id}`)).toEqual([0, 'It is tried again now.'])
  expect(await run(`jobs retry ${NOBODYS}`)).toEqual([1, expect.stringContaining('does not wait')])
  expect(await run('mails list')).toEqual([0, 'No mail was refused.'])
  expect(await run('health show')).toEqual([0, expect.stringContaining('storageAnswers   true')])

  const { memorial } = await aPaidHost(app)
  const [asked, list = ''] = await run(`hand-overs ask ${memorial.uuid} ${user.email} Letters`)
  expect([asked, list]).toEqual([0, expect.stringContaining('asked by token')])
  const uuid = String(list).split(' ')[0]
  expect(await run(`hand-overs finish ${uuid}`)).toEqual([1, expect.stringContaining('fourteen days')])
  app.clock.advance({ days: 14 })
  expect(await run(`hand-overs finish ${uuid}`)).toEqual([0, expect.stringContaining('ended by token')])
  expect(await run('payments list')).toEqual([0, expect.stringContaining('memorial   paid')])
})
