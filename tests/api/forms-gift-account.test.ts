import { expect, test } from 'vitest'
import type { Answered, TestApp } from '../support/app.ts'
import {
  aFundToGiveTo,
  aKeptCard,
  answerBank,
  books,
  cards,
  listGifts,
  startWithFund,
} from '../support/donations.ts'
import { anUnverifiedUser } from '../support/factories.ts'
import { problemAt, sendForm, valueIn, visit, wordsOf } from '../support/forms.ts'
import { giveForm } from '../support/guest-gifts.ts'
import { aFund } from '../support/responses.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// Gifts of whoever is signed in: the form of the card, with the token that a script sends along, and the card field.

const withToken = ({ token }: { token: string }) => ({ pid: token })

/** Chooses $10, as whoever is signed in. Returns the fields of the next form. */
async function choose(
  app: TestApp,
  slug: string,
  donor: { token: string },
  more: Record<string, string> = {},
) {
  const page = await sendForm(app, giveForm(slug), { pick: '10', ...more }, withToken(donor))
  const names = ['fundId', 'pick', 'amount', 'clientId'] as const
  const fields = Object.fromEntries(names.map((name) => [name, valueIn(page, name) ?? '']))
  return { page, fields: { ...fields, ...more } }
}

const pay = (app: TestApp, slug: string, donor: { token: string }, fields: Record<string, string>) =>
  sendForm(app, `${giveForm(slug)}?pay=`, fields, withToken(donor))

/** What the card field is told. */
function paymentIn({ body }: Answered) {
  const [, props] = /data-island="giftCardField" data-props="([^"]*)"/.exec(String(body)) ?? []
  return JSON.parse(String(props).replaceAll('&quot;', '"')).payment
}

test('whoever is signed in chooses, reads what it costs, pays by card, and is thanked; twice is once', async () => {
  const { app, donor, slug } = await startWithFund(visitorPages)
  const form = await visit(app, giveForm(slug), withToken(donor))
  expect(wordsOf(form)).toContain(`Logged in as ${donor.email}`)
  expect([valueIn(form, 'email'), valueIn(form, 'pick')]).toEqual([null, '10'])
  const wrong = await sendForm(app, giveForm(slug), { pick: 'other', amount: '0' }, withToken(donor))
  expect(problemAt(wrong, 'amount')).toBe('Please enter a valid donation amount')

  const { page, fields } = await choose(app, slug, donor, { anonymous: 'on' })
  for (const words of ['Flowers $10.00', 'Processing fee $0.48', 'You pay $10.48 AUD', 'Donate $10.48'])
    expect(wordsOf(page)).toContain(words)
  expect(await listGifts(app)).toEqual([])
  const without = await pay(app, slug, donor, fields)
  expect(wordsOf(without)).toContain('Payment system not ready. Please refresh the page.')

  const paid = await pay(app, slug, donor, { ...fields, paymentMethodId: await aKeptCard(app) })
  for (const words of ['Thank you', '$10.00 goes to Flowers', 'Your name is shown to nobody.', donor.email])
    expect(wordsOf(paid)).toContain(words)
  // The answer was lost, and the button is pressed again.
  const again = await pay(app, slug, donor, { ...fields, paymentMethodId: await aKeptCard(app) })
  expect(wordsOf(again)).toContain('Thank you')
  expect(await books(app)).toMatchObject([{ userUuid: donor.uuid, amountMinor: 1000, anonymous: true }])
  expect(wordsOf(await visit(app, giveForm(slug), withToken(donor)))).toContain('You gave $10.00 on')
})

test('a refused card is told to the card field, and another one completes the same gift', async () => {
  const { app, donor, slug } = await startWithFund(visitorPages)
  const { fields } = await choose(app, slug, donor)
  const card = await aKeptCard(app, cards.declined)
  const refused = await pay(app, slug, donor, { ...fields, paymentMethodId: card })
  expect([refused.status, valueIn(refused, 'clientId')]).toEqual([409, fields.clientId])
  expect(paymentIn(refused).refusal).toEqual({ reason: 'card_declined', words: 'Your card was declined.' })
  expect(wordsOf(refused)).toContain('Donation failed. Please try again. Nothing was charged.')
  await pay(app, slug, donor, { ...fields, paymentMethodId: await aKeptCard(app) })
  expect([(await books(app)).length, (await listGifts(app)).length]).toEqual([1, 1])
})

test('the bank is asked about, declined, asked again, and approved', async () => {
  const { app, donor, slug } = await startWithFund(visitorPages)
  const { fields } = await choose(app, slug, donor)
  const ask = async () => {
    const paymentMethodId = await aKeptCard(app, cards.guarded)
    return paymentIn(await pay(app, slug, donor, { ...fields, paymentMethodId })).asks
  }
  const asked = await ask()
  const askedAbout = asked.paymentIntentId
  await answerBank(app, asked, false)
  const declined = await pay(app, slug, donor, { ...fields, askedAbout })
  expect(wordsOf(declined)).toContain('Donation failed. Please try again. Nothing was charged.')
  await answerBank(app, await ask())
  expect(wordsOf(await pay(app, slug, donor, { ...fields, askedAbout }))).toContain('Thank you')
  expect(await books(app)).toHaveLength(1)
})

test('a bank with a page of its own leads back to the thanks, and no secret stays in the address', async () => {
  const { app, donor, slug } = await startWithFund(visitorPages)
  const { fields } = await choose(app, slug, donor)
  const card = await aKeptCard(app, cards.guarded)
  const { asks } = paymentIn(await pay(app, slug, donor, { ...fields, paymentMethodId: card }))
  const back = `${giveForm(slug)}?payment_intent=${asks.paymentIntentId}`
  const led = await visit(app, `${back}&payment_intent_client_secret=x&redirect_status=succeeded`)
  expect([led.status, led.headers.location]).toEqual([302, back])
  expect(wordsOf(await visit(app, back, withToken(donor)))).toContain('Donation failed. Please try again.')
  await answerBank(app, asks)
  // Without the token nobody is told anything; the card reads again with it.
  const page = await visit(app, back)
  expect(wordsOf(page)).toContain('We have not heard yet whether your donation arrived.')
  expect(String(page.body)).toContain(`data-src="${back}"`)
  expect(wordsOf(await visit(app, back, withToken(donor)))).toContain('Thank you')
  expect(await books(app)).toHaveLength(1)
  // Another memorial thanks for nothing that was not given to it.
  const elsewhere = back.replace(slug, (await aFundToGiveTo(app)).slug)
  expect(wordsOf(await visit(app, elsewhere, withToken(donor)))).not.toContain('Thank you')
})

test('nobody pays as somebody else', async () => {
  const { app, donor, slug, host } = await startWithFund(visitorPages)
  const { fields } = await choose(app, slug, donor)
  const card = { ...fields, paymentMethodId: await aKeptCard(app, cards.guarded) }
  const { asks } = paymentIn(await pay(app, slug, donor, card))
  await answerBank(app, asks)
  for (const person of [{ token: 'gone' }, await anUnverifiedUser(app)]) {
    const refused = await pay(app, slug, person, card)
    expect([refused.status, valueIn(refused, 'email')]).toEqual([401, ''])
    expect(wordsOf(refused)).toContain('You were logged out. Please log in again.')
  }
  const asked = await pay(app, slug, { token: 'gone' }, { ...fields, askedAbout: asks.paymentIntentId })
  expect(wordsOf(asked)).toContain('the receipt comes by email')
  await app.api('POST', '/user/save', { token: host.token, json: { firstName: 'Ann', surname: 'Bell' } })
  const theirs = await pay(app, slug, host, { ...fields, askedAbout: asks.paymentIntentId })
  expect([theirs.status, wordsOf(theirs).includes('Thank you')]).toEqual([404, false])
  // Somebody else at this device gives as a guest.
  const path = `${giveForm(slug)}?other=`
  const other = await visit(app, path, withToken(donor))
  expect([valueIn(other, 'email'), wordsOf(other).includes(donor.email)]).toEqual(['', false])
  const guest = { pick: '10', name: 'Ben', email: 'ben@example.com' }
  expect((await sendForm(app, path, guest, withToken(donor))).status).toBe(303)
  expect(await books(app)).toEqual([])
})

test('a personal link fills the form in; its person is no account', async () => {
  const { app, donor, slug, host } = await startWithFund(visitorPages)
  const contact = { firstName: 'Lena', surname: 'Marsh', email: 'lena@example.com' }
  const inviteToken = 'a-link-of-their-own'
  const row = { ...contact, memorialUuid: String(host.memorial.uuid), inviteToken, position: 0 }
  await app.db.insertInto('contacts').values(row).execute()
  const form = await visit(app, giveForm(slug), { ...withToken(donor), 'invite-token': inviteToken })
  expect([valueIn(form, 'name'), valueIn(form, 'email')]).toEqual(['Lena Marsh', 'lena@example.com'])
  // Nor is an account without a name, so that nobody is thought to give anonymously.
  const nameless = await visit(app, giveForm(slug), withToken(host))
  expect([valueIn(nameless, 'name'), valueIn(nameless, 'email')]).toEqual(['', host.email])
})

test('a payment that nobody knows the end of is looked at again, and begins no other', async () => {
  const { app, donor, slug } = await startWithFund(visitorPages)
  const { fields } = await choose(app, slug, donor)
  const card = await aKeptCard(app, cards.guarded)
  const { asks } = paymentIn(await pay(app, slug, donor, { ...fields, paymentMethodId: card }))
  const move = (status: string) => app.db.updateTable('sandboxIntents').set({ status }).execute()
  await move('processing')
  const late = await pay(app, slug, donor, { ...fields, askedAbout: asks.paymentIntentId })
  expect([late.status, valueIn(late, 'clientId')]).toEqual([409, null])
  const [, look = ''] = /href="([^"]+payment_intent=[^"]+)"/.exec(String(late.body)) ?? []
  expect(wordsOf(await visit(app, look, withToken(donor)))).toContain('We have not heard yet')
  await move('succeeded')
  expect(wordsOf(await visit(app, look, withToken(donor)))).toContain('Thank you')
  expect(await books(app)).toHaveLength(1)
})

test('a fund that was closed meanwhile is not replaced by another', async () => {
  const { app, donor, slug, memorialUuid, fundId } = await startWithFund(visitorPages)
  const later = await aFund(app.pool, memorialUuid, { title: 'Hospice', position: 1 })
  const { fields } = await choose(app, slug, donor, { fundId: later })
  await app.db.updateTable('funds').set({ deletedAt: new Date() }).where('uuid', '=', later).execute()
  const card = { ...fields, paymentMethodId: await aKeptCard(app) }
  for (const refused of [
    await pay(app, slug, donor, card),
    (await choose(app, slug, donor, { fundId: later })).page,
  ]) {
    expect(refused.status).toBe(404)
    expect(wordsOf(refused)).toContain('This memorial has no such fund any more.')
    expect(wordsOf(refused)).toContain('Flowers')
  }
  expect([await books(app), fundId === later]).toEqual([[], false])
})
