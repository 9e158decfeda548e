import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp } from '../support/app.ts'
import { aFundToGiveTo, books } from '../support/donations.ts'
import { problemAt, sendForm, valueIn, visit, wordsOf } from '../support/forms.ts'
import { beginGift, giveForm, wanted } from '../support/guest-gifts.ts'
import { startStripeApp } from '../support/stripe-app.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// Gifts by no-script forms with Stripe: they are paid on the provider's hosted page.

const start = async (changes: Parameters<typeof startStripeApp>[0] = {}) => {
  const stripe = await startStripeApp(changes, { pages: visitorPages })
  const { host, slug, memorialUuid } = await aFundToGiveTo(stripe.app)
  return { ...stripe, host, slug, memorialUuid }
}

type Started = Awaited<ReturnType<typeof start>>

/** Begins a gift. Gives its page, its session, and what the donor does on the hosted page. */
async function begin({ app, server, slug }: Started) {
  const { path, page } = await beginGift(app, slug)
  const session = [...server.state.sessions.values()].at(-1)
  if (!session) throw new Error('No session was made')
  const { url } = session
  return {
    path,
    page,
    session,
    pay: (number = '4242 4242 4242 4242') =>
      fetch(String(url), {
        method: 'POST',
        body: String(new URLSearchParams({ number })),
        redirect: 'manual',
      }),
  }
}

const receipts = async ({ app }: Started) =>
  (await app.outbox()).filter(({ subject }) => /^Your donation/.test(subject))

test('a gift is paid on the hosted page, and counted once by its events and by its page', async () => {
  const started = await start()
  const { app, tell, slug, memorialUuid } = started
  const { path, page, session, pay } = await begin(started)
  expect(String(page.body)).toContain(`href="${session.url}"`)
  for (const words of ['You pay on a page of our payment provider, Stripe', 'Stripe’s page takes JavaScript'])
    expect(wordsOf(page)).toContain(words)
  expect(wordsOf(page)).not.toContain('Test mode')
  expect(session).toMatchObject({
    amount_total: 1048,
    currency: 'aud',
    title: 'Flowers',
    customer_email: 'joan@example.com',
    locale: 'en',
    success_url: `http://localhost:3000${path}`,
    cancel_url: `http://localhost:3000${path}`,
    metadata: { purpose: 'donation', memorialUuid },
    payment_intent_data: { metadata: { purpose: 'donation', memorialUuid } },
  })
  const refused = await pay('4000 0000 0000 0002')
  expect(await refused.text()).toContain('Your card was declined.')
  expect(wordsOf(await visit(app, path))).toContain('Nothing has been charged yet.')

  const paid = await pay()
  expect([paid.status, paid.headers.get('location')]).toEqual([303, session.success_url])
  // Sends the events of the payment, its charge and its session, twice and in the wrong order.
  const { events } = started.server.webhooks
  expect(new Set(await tell([...events, ...events].reverse()))).toEqual(new Set([200]))
  expect(wordsOf(await visit(app, path))).toContain('$10.00 goes to Flowers')
  expect(await books(app)).toMatchObject([
    { intentId: session.id, provider: 'stripe', amountMinor: 1000, feeMinor: 48, donorName: 'Joan Petrie' },
  ])
  expect(await receipts(started)).toHaveLength(1)
  expect(wordsOf(await visit(app, `/view/${slug}`))).toContain('$10 so far')
})

test('without events, the page of the gift or the settle job finds the payment', async () => {
  const started = await start()
  const [one, two] = [await begin(started), await begin(started)]
  await one.pay()
  expect(wordsOf(await visit(started.app, one.path))).toContain('Thank you')
  await two.pay()
  started.app.clock.advance({ minutes: 10 })
  await started.app.run('payment.settle', {})
  expect(await books(started.app)).toHaveLength(2)
  expect(await receipts(started)).toHaveLength(2)
})

test('events of another shop in the same account are ignored', async () => {
  const started = await start()
  const { server, tell, app } = started
  const intent = server.intents.create({ amount: '5000', currency: 'aud' })
  server.intents.confirm(intent, { payment_method: 'pm_card_visa' })
  expect(new Set(await tell())).toEqual(new Set([200]))
  expect(await books(app)).toEqual([])
})

test('the gift goes to the connected account of the fund without the fee, and is refunded from there', async () => {
  const started = await start()
  const { app, server, tell, memorialUuid } = started
  await app.db
    .updateTable('memorials')
    .set({ connectedAccount: 'acct_family' })
    .where('uuid', '=', memorialUuid)
    .execute()
  const { session, pay, path } = await begin(started)
  await pay()
  await tell()
  const [charge] = server.state.charges.values()
  expect(charge).toMatchObject({ destination: 'acct_family', application_fee_amount: 48, amount: 1048 })
  const { body } = await app.api('POST', `/operator/donations/refund/${session.id}`, {
    token: OPERATOR_TOKEN,
  })
  expect(body).toMatchObject({ success: true, amountMinor: 1048 })
  expect([...server.state.refunds.values()]).toMatchObject([
    { reverse_transfer: true, refund_application_fee: true },
  ])
  await tell()
  expect(await books(app)).toEqual([])
  expect(wordsOf(await visit(app, path))).toContain('This donation was given back.')
  const mails = (await app.outbox()).filter(({ subject }) => /back|refund/i.test(subject))
  expect(mails.map(({ to }) => to)).toEqual([expect.stringContaining('joan@example.com')])
})

test('a dispute is listed for the operator, and a lost one takes the gift out of the ledger', async () => {
  const started = await start()
  const { app, server, tell } = started
  const { session, pay } = await begin(started)
  await pay()
  await tell()
  const dispute = server.disputes.open(String(session.payment_intent))
  await tell()
  const list = async () =>
    (await app.api('GET', '/operator/disputes', { token: OPERATOR_TOKEN })).body.disputes
  expect(await list()).toMatchObject([{ state: 'open', purpose: 'donation' }])
  server.disputes.decide(dispute, 'lost')
  await tell()
  expect(await books(app)).toEqual([])
})

test('after a day the hosted page is closed at the provider, and the gift cannot be paid any more', async () => {
  const started = await start()
  const { app } = started
  const { session, pay, path } = await begin(started)
  app.clock.advance({ hours: 25 })
  await app.run('payment.settle', {})
  expect(session.status).toBe('expired')
  await pay()
  expect(wordsOf(await visit(app, path))).toContain('This donation was not paid in time')
  expect(await books(app)).toEqual([])
})

test('while the provider is down nothing is lost: the form stays filled in, and the page waits', async () => {
  const started = await start()
  const { app, server, slug } = started
  const { path, pay } = await begin(started)
  await pay()
  server.faults.next({ on: 'GET /v1/checkout/sessions', times: 99, kind: 'error' })
  const waiting = await visit(app, path)
  expect([waiting.status, wordsOf(waiting)]).toEqual([
    200,
    expect.stringContaining('We have not heard yet whether your donation arrived.'),
  ])
  server.faults.clear()
  expect(wordsOf(await visit(app, path))).toContain('Thank you')
  server.faults.next({ on: 'POST /v1/checkout/sessions', times: 99, kind: 'error' })
  const refused = await sendForm(app, giveForm(slug), wanted)
  expect([refused.status, valueIn(refused, 'email'), valueIn(refused, 'amount')]).toEqual([
    503,
    'joan@example.com',
    '10',
  ])
})

test('an address that only the provider refuses is reported at its field', async () => {
  const { app, slug } = await start()
  const refused = await sendForm(app, giveForm(slug), { ...wanted, email: '.joan@example.com' })
  expect([refused.status, valueIn(refused, 'email'), problemAt(refused, 'email')]).toEqual([
    400,
    '.joan@example.com',
    'Please enter a valid email address',
  ])
})

test('the sandbox’s payment page does not exist', async () => {
  const { app } = await start()
  expect((await visit(app, '/sandbox/checkout/pi_00?secret=x')).status).toBe(404)
  const sent = await sendForm(app, '/sandbox/checkout/pi_00?secret=x', { approve: 'yes' })
  expect(sent.status).toBe(404)
  // And the other way round: the sandbox has no Stripe sessions.
  const sandbox = await startApp({}, { pages: visitorPages })
  expect((await visit(sandbox, '/view/nobody/give/cs_1')).headers.location).toBe('/view/nobody')
})
