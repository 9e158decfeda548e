import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aFundToGiveTo, books, startWithFund } from '../support/donations.ts'
import { follow, sendForm, visit, wordsOf } from '../support/forms.ts'
import { beginGift, giveByForms, giveForm, payPath, payWith, wanted } from '../support/guest-gifts.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// An attacker types another person's address into the gift form again and again.

const start = () => startApp({}, { pages: visitorPages })

const mailsTo = async (app: TestApp, email: string) =>
  (await app.outbox()).filter(({ to }) => to.toLowerCase().includes(email))

test('a gift that is begun, refused by the bank or never paid sends no mail', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  for (let n = 0; n < 3; n += 1) await sendForm(app, giveForm(slug), wanted)
  const { page } = await beginGift(app, slug)
  await payWith(app, payPath(page), { number: '4000 0000 0000 0002' })
  app.clock.advance({ hours: 25 })
  await app.run('payment.settle', {})
  expect([await books(app), await mailsTo(app, wanted.email)]).toEqual([[], []])
})

test('an unproven address gets at most twenty receipts a day, however it is written; every gift is recorded', async () => {
  const app = await start()
  const [one, two] = [await aFundToGiveTo(app), await aFundToGiveTo(app)]
  for (let n = 0; n < 20; n += 1) {
    const { thanks } = await giveByForms(app, (n % 2 ? one : two).slug, {
      email: n % 3 ? wanted.email : wanted.email.toUpperCase(),
    })
    expect(wordsOf(thanks).toLowerCase()).toContain(wanted.email)
  }
  const { thanks } = await giveByForms(app, one.slug)
  expect(wordsOf(thanks)).toContain('Thank you')
  // No receipt is sent, so the page does not promise one.
  expect(wordsOf(thanks)).not.toContain(wanted.email)
  expect(await mailsTo(app, wanted.email)).toHaveLength(20)
  expect(await books(app)).toHaveLength(21)
  await giveByForms(app, one.slug, { email: 'another@example.com' })
  expect(await mailsTo(app, 'another@example.com')).toHaveLength(1)
  app.clock.advance({ hours: 25 })
  await giveByForms(app, one.slug)
  expect(await mailsTo(app, wanted.email)).toHaveLength(21)
})

test('the page does not wait for a payment that takes long: it says so and links back', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  const sent = await sendForm(app, giveForm(slug), wanted)
  const path = String(sent.headers.location)
  await follow(app, sent)
  await app.db.updateTable('sandboxIntents').set({ status: 'processing' }).execute()
  const early = await visit(app, path)
  expect(wordsOf(early)).toContain('Please look again in a minute.')
  app.clock.advance({ minutes: 16 })
  const late = await visit(app, path)
  expect(wordsOf(late)).toContain('We still have not heard whether your donation arrived.')
  expect(wordsOf(late)).not.toContain('look again in a minute')
  expect(String(late.body)).toMatch(
    new RegExp(`href="/view/${slug}#donate"[^>]*>(<[^>]+>)*Back to the memorial`),
  )
  await app.db.updateTable('sandboxIntents').set({ status: 'succeeded' }).execute()
  expect(wordsOf(await visit(app, path))).toContain('Thank you')
})
