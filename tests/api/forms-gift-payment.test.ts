import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { OPERATOR_TOKEN } from '../support/app.ts'
import { aFundToGiveTo, books, cards, listGifts, pay, startWithFund } from '../support/donations.ts'
import { follow, problemAt, sendForm, valueIn, visit, wordsOf } from '../support/forms.ts'
import { beginGift, giveByForms, giveForm, payPath, payWith, typedCard } from '../support/guest-gifts.ts'
import { visitorPages } from '../support/visitor-pages.ts'

test('a refused card is reported at its field, and can be corrected', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  const { path, page } = await beginGift(app, slug)
  const at = payPath(page)
  for (const [card, field, words] of [
    [{ number: cards.declined }, 'number', 'Your card was declined.'],
    [{ number: cards.empty }, 'number', 'Your card has insufficient funds.'],
    [{ number: '4242 4242 4242 4241' }, 'number', 'Your card number is invalid.'],
    [
      { number: '5555 5555 5555 4444' },
      'number',
      'Your card number is invalid. This is test mode: please use a test card.',
    ],
    [{ number: '' }, 'number', 'Please enter your card details.'],
    [{ number: '"><script>alert(1)' }, 'number', 'Please enter your card details.'],
    [{ expiry: '' }, 'expiry', 'Please enter your card details.'],
    [{ expiry: '01 / 20' }, 'expiry', 'Your card has expired.'],
    [{ expiry: '13 / 40' }, 'expiry', "Your card's expiration month is invalid."],
    [{ cvc: '' }, 'cvc', 'Please enter your card details.'],
    [{ holder: '' }, 'holder', 'Cardholder name is required'],
    [{ holder: 'J' }, 'holder', 'Name must be at least 2 characters'],
  ] as const) {
    const refused = await payWith(app, at, card)
    expect([card, refused.status, problemAt(refused, field)]).toEqual([card, 400, words])
    const { holder, number, expiry } = { ...typedCard, ...card }
    expect(['holder', 'number', 'expiry', 'cvc'].map((name) => valueIn(refused, name))).toEqual([
      holder,
      number,
      expiry,
      '',
    ])
    expect(String(refused.body)).not.toContain('<script>alert')
  }
  expect(wordsOf(await visit(app, path))).toContain('Nothing has been charged yet.')
  await payWith(app, at, { expiry: '8/2040' })
  expect(wordsOf(await visit(app, path))).toContain('Thank you')
  expect(await books(app)).toHaveLength(1)
})

test('the donor can refuse or approve when the bank asks, without script', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  const { path, page } = await beginGift(app, slug)
  const at = payPath(page)
  const asked = await follow(app, await payWith(app, at, { number: cards.guarded }))
  expect(wordsOf(asked)).toContain('Your bank asks you to confirm this payment')
  const declined = await sendForm(app, at, { approve: 'no' })
  expect([declined.status, problemAt(declined, 'number')]).toEqual([
    400,
    expect.stringContaining('We are unable to authenticate your payment method.'),
  ])
  expect(await books(app)).toEqual([])
  await payWith(app, at, { number: cards.guarded })
  await follow(app, await sendForm(app, at, { approve: 'yes' }))
  expect(wordsOf(await visit(app, path))).toContain('Thank you')
})

test('a payment page is shown to whoever has its secret, and to nobody else', async () => {
  const { app, slug, memorialUuid } = await startWithFund(visitorPages)
  const { path, page } = await beginGift(app, slug)
  const at = payPath(page)
  const [id = ''] = /pi_[0-9a-f]+/.exec(at) ?? []
  const { clientSecret } = await app.db
    .selectFrom('sandboxIntents')
    .select('clientSecret')
    .executeTakeFirstOrThrow()
  // A payment made with script has a secret too, but no payment page.
  await app.db.updateTable('sandboxIntents').set({ returnUrl: null }).execute()
  expect((await visit(app, at)).status).toBe(404)
  await app.db
    .updateTable('sandboxIntents')
    .set({ returnUrl: `http://localhost:3000${path}` })
    .execute()
  for (const url of [
    `/sandbox/checkout/${id}`,
    `/sandbox/checkout/${id}?secret=${clientSecret.slice(0, -1)}`,
    `/sandbox/checkout/pi_00?secret=${clientSecret}`,
    '/sandbox/checkout/%00',
    '/sandbox/checkout/..%2f..?secret=x',
  ]) {
    expect([url, (await visit(app, url)).status]).toEqual([url, 404])
    const sent = await payWith(app, url)
    const end = sent.status === 303 ? await follow(app, sent) : sent
    expect([url, end.status]).toEqual([url, 404])
  }
  const key = path.split('/').at(-1) ?? ''
  const other = await aFundToGiveTo(app)
  for (const wrong of [
    `/view/${other.slug}/give/${key}`,
    `${giveForm(slug)}/${randomUUID()}`,
    `${giveForm(slug)}/x`,
  ])
    expect([wrong, (await visit(app, wrong)).headers.location]).toEqual([wrong, wrong.split('/give')[0]])
  expect((await visit(app, `${giveForm(slug)}/%00`)).status).toBe(404)
  expect(await books(app)).toEqual([])
  expect(await pay(app, memorialUuid)).toBeDefined()
})

test('a gift that was begun can be changed: the form is filled in, and sending it begins a new gift', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  const { path } = await beginGift(app, slug, { amount: '12.50' })
  const form = await visit(app, `${giveForm(slug)}?gift=${path.split('/').at(-1)}`)
  expect(['amount', 'name', 'email'].map((name) => valueIn(form, name))).toEqual([
    '12.50',
    'Joan Petrie',
    'joan@example.com',
  ])
  expect((await beginGift(app, slug, { amount: '13' })).path).not.toBe(path)
  await payWith(app, payPath(await visit(app, path)))
  const paid = await visit(app, `${giveForm(slug)}?gift=${path.split('/').at(-1)}`)
  expect([valueIn(paid, 'name'), valueIn(paid, 'email')]).toEqual(['', ''])
})

test('a gift that is unpaid for a day is cancelled, its donor’s data is deleted, and its page says so', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  const { path, page } = await beginGift(app, slug)
  app.clock.advance({ hours: 25 })
  await app.run('payment.settle', {})
  expect(await listGifts(app)).toMatchObject([{ donorName: null, donorEmail: null, donorLanguage: null }])
  const over = wordsOf(await visit(app, path))
  expect(over).toContain('This donation was not paid in time')
  expect(over).toContain('Nothing was charged.')
  expect((await visit(app, payPath(page))).headers.location).toBe(`http://localhost:3000${path}`)
  const late = await payWith(app, payPath(page))
  expect(problemAt(late, 'number') ?? late.headers.location).toBeTruthy()
  expect(await books(app)).toEqual([])
})

test('a refund is shown on the page and mailed', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  const { path } = await giveByForms(app, slug)
  const [{ intentId } = { intentId: '' }] = await listGifts(app)
  const refund = await app.api('POST', `/operator/donations/refund/${intentId}`, { token: OPERATOR_TOKEN })
  expect(refund.status).toBe(200)
  expect(wordsOf(await visit(app, path))).toContain('This donation was given back.')
  const mails = (await app.outbox()).filter(({ subject }) => /back|refund/i.test(subject))
  expect(mails.map(({ to }) => to)).toEqual([expect.stringContaining('joan@example.com')])
})
