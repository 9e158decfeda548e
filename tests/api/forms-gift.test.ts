import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, type TestApp } from '../support/app.ts'
import { aFundToGiveTo, books, listGifts, startWithFund } from '../support/donations.ts'
import { evening } from '../support/evening.ts'
import { aUser, blockUser } from '../support/factories.ts'
import { follow, problemAt, sendBody, sendForm, valueIn, visit, wordsOf } from '../support/forms.ts'
import { beginGift, giveByForms, giveForm, payPath, payWith, wanted } from '../support/guest-gifts.ts'
import { useUpLimit } from '../support/limits.ts'
import { aFund } from '../support/responses.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const receipts = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => /^Your donation/.test(subject))

test('a gift by no-script forms is paid, counted once, gets a receipt, and is named to the hosts', async () => {
  const { app, host, slug, fundId, memorialUuid } = await startWithFund(visitorPages)
  const form = await visit(app, `${giveForm(slug)}?pick=20`)
  expect([form.status, valueIn(form, 'pick'), valueIn(form, 'anonymous')]).toEqual([200, '20', null])
  const { path, page } = await beginGift(app, slug)
  expect(path).toMatch(new RegExp(`^/view/${slug}/give/[0-9a-f-]{36}$`))
  for (const words of ['Flowers $10.00', 'Processing fee $0.48', 'You pay $10.48 AUD', 'Pay $10.48'])
    expect(wordsOf(page)).toContain(words)
  expect([await books(app), (await receipts(app)).length]).toEqual([[], 0])

  const at = payPath(page)
  const checkout = await visit(app, at)
  expect([checkout.status, checkout.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(wordsOf(checkout)).toContain('Test mode: no card is charged')
  const paid = await payWith(app, at)
  // Twice more: the button is pressed again, and the page is reloaded.
  await payWith(app, at)
  const back = await follow(app, paid)
  expect([back.status, back.headers.location]).toEqual([303, `http://localhost:3000${path}`])
  for (let times = 0; times < 2; times += 1)
    for (const words of [
      'Thank you',
      '$10.00 goes to Flowers, in memory of Margaret Anne Hollis.',
      'joan@example.com',
      'You paid $10.48 AUD',
    ])
      expect(wordsOf(await visit(app, path))).toContain(words)
  expect(await books(app)).toMatchObject([
    {
      memorialUuid,
      fundUuid: fundId,
      userUuid: null,
      donorName: 'Joan Petrie',
      amountMinor: 1000,
      feeMinor: 48,
      anonymous: false,
      provider: 'sandbox',
    },
  ])
  const [mail, ...others] = await receipts(app)
  expect([mail?.to, others]).toEqual([expect.stringContaining('joan@example.com'), []])
  expect(mail?.text).toContain('You paid: $10.48 AUD')
  expect(wordsOf(await visit(app, `/view/${slug}`))).toContain('$10 so far, in one donation')

  const user = { firstName: 'Joan Petrie', surname: '' }
  const { memorial } = (await app.api('GET', `/memorial/get/${memorialUuid}`, { token: host.token })).body
  expect(memorial.memorialFunds).toMatchObject([{ raisedMinor: 1000, donations: [{ anon: false, user }] }])
  const list = await app.api('GET', `/memorial/donations/${memorialUuid}`, { token: host.token })
  expect(list.body.donations).toMatchObject([{ user }])
  for (const [url, token] of [
    [`/memorial/donations/csv/${memorialUuid}`, host.token],
    ['/operator/donations/csv', OPERATOR_TOKEN],
  ] as const)
    expect((await app.api('GET', url, { token })).body.csv).toMatch(/,Joan Petrie,/)
})

test('an anonymous donor needs no name, and none is stored', async () => {
  const { app, host, slug, memorialUuid } = await startWithFund(visitorPages)
  await giveByForms(app, slug, { name: '', anonymous: 'on' })
  const { thanks } = await giveByForms(app, slug, { anonymous: 'on' })
  expect(wordsOf(thanks)).toContain('Your name is shown to nobody.')
  expect((await books(app)).map(({ donorName }) => donorName)).toEqual([null, null])
  expect((await listGifts(app)).map(({ donorName }) => donorName)).toEqual([null, null])
  const { memorial } = (await app.api('GET', `/memorial/get/${memorialUuid}`, { token: host.token })).body
  expect(memorial.memorialFunds[0].donations).toMatchObject([{ user: null }, { user: null }])
  expect(await receipts(app)).toHaveLength(2)
})

test('the chosen fund gets the gift; without a choice the first one does', async () => {
  const { app, slug, memorialUuid, fundId } = await startWithFund(visitorPages)
  const later = await aFund(app.pool, memorialUuid, { title: 'Hospice', position: 1 })
  expect(valueIn(await visit(app, `${giveForm(slug)}?fundId=${later}`), 'fundId')).toBe(later)
  await giveByForms(app, slug, { fundId: later })
  await giveByForms(app, slug)
  expect((await books(app)).map(({ fundUuid }) => fundUuid)).toEqual([later, fundId])
})

test('the gift of a donor who does not come back counts', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  const { page } = await beginGift(app, slug)
  await payWith(app, payPath(page))
  app.clock.advance({ minutes: 10 })
  await app.run('payment.settle', {})
  expect(await books(app)).toHaveLength(1)
  expect(await receipts(app)).toHaveLength(1)
})

const mistakes: [typed: Record<string, string>, problems: object][] = [
  [{ amount: '' }, { amount: 'Please enter a valid donation amount' }],
  [{ amount: '0.99' }, { amount: 'Please enter a valid donation amount' }],
  [{ amount: '10000.01' }, { amount: 'Please enter a valid donation amount' }],
  [{ amount: '10.005' }, { amount: 'Please enter a valid donation amount' }],
  [{ amount: 'ten' }, { amount: 'Please enter a valid donation amount' }],
  [{ amount: '1e3' }, { amount: 'Please enter a valid donation amount' }],
  [{ name: ' ' }, { name: 'Please enter your name.' }],
  [{ name: 'x'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
  [{ email: 'joan@nowhere' }, { email: 'Please enter a valid email address' }],
  [{ email: `${'x'.repeat(250)}@example.com` }, { email: 'Please enter a valid email address' }],
  [
    { amount: '-5', name: '', email: '' },
    {
      amount: 'Please enter a valid donation amount',
      name: 'Please enter your name.',
      email: 'Please enter a valid email address',
    },
  ],
  [
    { name: '"><script>alert(1)</script>', amount: '<b>' },
    { amount: 'Please enter a valid donation amount' },
  ],
]

test('each mistake is reported at its field, the form stays filled in, and no payment is begun', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  for (const [wrong, problems] of mistakes) {
    const typed = { ...wanted, ...wrong }
    const page = await sendForm(app, giveForm(slug), typed)
    expect([wrong, page.status]).toEqual([wrong, 400])
    const names = Object.keys(wanted)
    expect(Object.fromEntries(names.map((name) => [name, problemAt(page, name)]))).toEqual({
      ...{ amount: null, name: null, email: null },
      ...problems,
    })
    expect(names.map((name) => valueIn(page, name))).toEqual(Object.values(typed))
    expect(String(page.body)).not.toContain('<script>alert')
  }
  expect([await listGifts(app), await app.db.selectFrom('sandboxIntents').selectAll().execute()]).toEqual([
    [],
    [],
  ])
})

test('an amount is read in the notation of its donor', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  for (const [amount, language, minor] of [
    ['1,250.50', 'en', 125_050],
    ['1.250,50', 'es', 125_050],
    ['٢٠', 'ar', 2000],
    ['$15', 'en', 1500],
  ] as const) {
    const headers = { 'accept-language': language }
    const sent = await sendForm(app, giveForm(slug), { ...wanted, amount }, headers)
    expect([amount, sent.status]).toEqual([amount, 303])
    const rows = await listGifts(app)
    expect(rows.at(-1)).toMatchObject({ amountMinor: minor, donorLanguage: language })
  }
})

test('only forms are accepted, and only up to a maximum size', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
    expect((await sendBody(app, giveForm(slug), '{}', { 'content-type': type })).status).toBe(415)
  expect((await sendForm(app, giveForm(slug), { ...wanted, name: 'n'.repeat(300_000) })).status).toBe(413)
  expect(await listGifts(app)).toEqual([])
})

test('a private memorial, or one without a fund, accepts no gifts', async () => {
  const { app, slug, memorialUuid, fundId, donor } = await startWithFund(visitorPages)
  const { path, page } = await beginGift(app, slug)
  const leadsAway = async () => {
    expect((await visit(app, giveForm(slug))).headers.location).toBe(`/view/${slug}`)
    const sent = await sendForm(app, giveForm(slug), wanted)
    expect([sent.status, sent.headers.location]).toEqual([302, `/view/${slug}`])
  }
  const set = (fields: object) =>
    app.db.updateTable('memorials').set(fields).where('uuid', '=', memorialUuid).execute()
  await set({ visibility: 'PRIVATE' })
  await leadsAway()
  // A gift that was begun can still be paid, and counts, though its page no longer shows the memorial.
  await payWith(app, payPath(page))
  expect((await visit(app, path)).headers.location).toBe(`/view/${slug}`)
  app.clock.advance({ minutes: 10 })
  await app.run('payment.settle', {})
  expect(await books(app)).toHaveLength(1)
  await set({ visibility: 'LINK' })

  const other = await aFundToGiveTo(app)
  const elsewhere = await sendForm(app, giveForm(slug), { ...wanted, fundId: other.fundId })
  expect([elsewhere.status, valueIn(elsewhere, 'email')]).toEqual([404, 'joan@example.com'])
  expect((await sendForm(app, giveForm(slug), { ...wanted, fundId: 'x' })).status).toBe(400)

  await blockUser(app, memorialUuid, donor.uuid)
  expect((await sendForm(app, giveForm(slug), { ...wanted, email: donor.email.toUpperCase() })).status).toBe(
    403,
  )

  await app.db.updateTable('funds').set({ deletedAt: new Date() }).where('uuid', '=', fundId).execute()
  await leadsAway()
  expect(await listGifts(app)).toHaveLength(1)
})

test('one person can give twenty times an hour; forms are accepted beyond the network’s limit, without a captcha', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  const { uuid } = await app.db.selectFrom('memorials').select('uuid').executeTakeFirstOrThrow()
  await useUpLimit(app, 'actByIp', `gift 127.0.0.1 ${uuid}`)
  await useUpLimit(app, 'actByPerson', `gift ${wanted.email} 127.0.0.1 ${uuid}`, 1)
  expect((await sendForm(app, giveForm(slug), wanted)).status).toBe(303)
  const late = await sendForm(app, giveForm(slug), wanted)
  expect([late.status, valueIn(late, 'amount')]).toEqual([429, '10'])
  expect(wordsOf(late)).toContain('Too many attempts')
  const other = { ...wanted, email: 'ben@example.com' }
  expect((await sendForm(app, giveForm(slug), other)).status).toBe(303)
  await useUpLimit(app, 'formBeyondFree', `actByIp gift 127.0.0.1 ${uuid}`, 2)
  expect((await sendForm(app, giveForm(slug), other)).status).toBe(429)
})

test('the evening mail names the donor', async () => {
  const { app, host, slug } = await startWithFund(visitorPages)
  await giveByForms(app, slug)
  await giveByForms(app, slug, { anonymous: 'on' })
  await evening(app)
  const mail = (await app.outbox()).find(({ to, text }) => to.includes(host.email) && /Flowers/.test(text))
  expect(mail?.text).toContain('Joan Petrie')
})

test('the data export includes the gift; when the memorial is deleted, the gift stays without its donor', async () => {
  const { app, slug, memorialUuid } = await startWithFund(visitorPages)
  const joan = await aUser(app, 'joan@example.com')
  await giveByForms(app, slug, { email: 'Joan@Example.com' })
  await beginGift(app, slug)
  const { data } = (await app.api('GET', '/user/data', { token: joan.token })).body
  expect(data).toMatchObject({ donations: [{ fund: 'Flowers' }], donationsBegun: [{ fund: 'Flowers' }] })

  await app.run('privacy.sweep', {})
  expect(await books(app)).toMatchObject([{ donorName: 'Joan Petrie' }])
  await app.db.deleteFrom('memorials').where('uuid', '=', memorialUuid).execute()
  await app.run('privacy.sweep', {})
  expect(await books(app)).toMatchObject([{ donorName: null, amountMinor: 1000 }])
  const left = await listGifts(app)
  expect(left.find(({ completedAt }) => completedAt !== null)).toMatchObject({
    donorName: null,
    donorEmail: null,
  })
})

test('a memorial without a fund has no gift card; with one, the card leads to the form', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  expect(String((await visit(app, `/view/${slug}`)).body)).toContain(`action="/view/${slug}/give"`)
})
