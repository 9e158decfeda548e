import { anAccount, aPicture, aPublicMemorial, call } from '../e2e/support/memorials.ts'
import { aFund, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { heicPhoto } from './support/photos.ts'
import { button, choice, field, link } from './support/targets.ts'

// What visitors do on a memorial's page, in engines other than Chromium's.

test('a visitor answers, and changes the answer', async ({ tab, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
  await tab.goto(`/view/${made.shareSlug}`)
  await tab.press(link('RSVP', 'nav'))
  await tab.press(choice('Attending', '#rsvp'))
  await tab.fill(field('Your name', '#rsvp'), 'Joan Petrie')
  await tab.fill(field('Your email', '#rsvp'), 'joan@example.com')
  await tab.press(button('Send RSVP', '#rsvp'))
  await tab.reads('Your answer: Attending', { within: '#rsvp' })

  await tab.press(link('Change my answer', '#rsvp'))
  await tab.press(choice('Not Sure', '#rsvp'))
  await tab.press(button('Send RSVP', '#rsvp'))
  await tab.reads('Your answer: Not Sure', { within: '#rsvp' })
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect(memorial.rsvps).toMatchObject([{ name: 'Joan Petrie', email: 'joan@example.com', status: 'UNSURE' }])

  await tab.reload()
  await tab.reads('RSVP', { within: '#rsvp' })
})

test('a visitor adds a memory with photos, one of them a HEIC', async ({
  tab,
  server,
  driven,
  mailedCode,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const { token } = host
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token, body: { appearAtOnce: 'EVERYONE' } })
  const email = `ruth-${made.uuid}@example.com`
  const plain = { name: 'plain.jpg', mimeType: 'image/jpeg', buffer: await aPicture(3) }

  await tab.goto(`/view/${made.shareSlug}`)
  const card = '#contribute'
  await tab.fill(field('Message', card), 'You were never asked whether you wanted tea.')
  await tab.choose({ css: `${card} input[type=file]` }, [await heicPhoto(), plain])
  await tab.counts(`${card} li img`, 2, 30_000)
  await tab.fill(field('Caption of photo 1', card), 'Her kitchen')
  await tab.fill(field('Your name', card), 'Ruth Adeyemi')
  await tab.fill(field('Your email', card), email)
  await tab.press(button('Continue', card))
  await tab.fill(field('Verification code', card), await mailedCode(email))
  await tab.press(button('Send my memory', card))
  await tab.reads('Thank you, Ruth', { within: card, timeout: 120_000 })
  await tab.reads('You were never asked whether you wanted tea.', { within: '#memories' })
  await tab.counts('#memories article a img', 2, 30_000)
  await tab.until('both photos are painted', () =>
    driven.evaluate(() => {
      const images = Array.from(document.querySelectorAll<HTMLImageElement>('#memories article a img'))
      images.at(-1)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    }),
  )
})

test('a visitor gives to a fund', async ({ tab, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const database = await databaseOf(server.dataDir)
  await aFund(database, made.uuid, { title: 'Kingscliff Community Garden', goalMinor: 500_000 })
  await database.end()
  await tab.signIn(await anAccount(server))

  await tab.goto(`/view/${made.shareSlug}`)
  await tab.press(choice('$15', '#donate'))
  await tab.press(button('Donate', '#donate'))
  await tab.fill(field('Cardholder name', '#donate'), 'Peter Nguyen')
  await tab.fill(field('Card number', '#donate'), '4242 4242 4242 4242')
  await tab.fill(field('Expiry', '#donate'), '12 / 40')
  await tab.fill(field('Security code (CVC)', '#donate'), '123')
  await tab.press(button(/^Donate \$/, '#donate'))
  await tab.reads('Thank you', { within: '#donate' })
  await tab.goto(`/view/${made.shareSlug}`)
  await tab.reads('$15 so far, in one donation.', { within: '#donate' })
})
