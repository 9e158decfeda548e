import { aFund, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import {
  aPlace,
  contributions,
  card as memory,
  button as memoryButton,
  signIn,
  words,
} from './support/memory-card.ts'
import { card, choose, fields, send } from './support/rsvp-form.ts'

// Visitors whose session ends while they act on the page: they are told so, and go on where it stopped.

test.use({ expectedErrors: [/40[01] \(/] })

test('the change of a memory is sent once its visitor has signed in again', async ({
  page,
  server,
  mailedCode,
}) => {
  const { host, made } = await aPlace(server)
  const claire = await anAccount(server)
  await signIn(page, claire)
  await page.goto(`/view/${made.shareSlug}`)
  await expect(memory(page)).toContainText('From Claire Hollis')
  await words(page).fill('Before.')
  await memoryButton(page, 'Send my memory').click()
  await expect(memory(page)).toContainText('Thank you')
  await memory(page).getByRole('link', { name: 'Add something more' }).click()
  await words(page).fill('After.')
  await page.evaluate(() => localStorage.setItem('apiToken', 'gone'))
  await memoryButton(page, 'Send the changes').click()
  await expect(memory(page)).toContainText('You were logged out. Please log in again.')
  await memory(page).getByLabel('Your email').fill(claire.email)
  await memoryButton(page, 'Continue').click()
  await memory(page)
    .getByLabel('Verification code')
    .fill(await mailedCode(claire.email))
  await page.keyboard.press('Enter')
  await expect(memory(page)).toContainText('Thank you, Claire')
  expect(await contributions(server, host, made)).toMatchObject([{ message: 'After.' }])
})

test('a donor whose session has ended is told so, and gives with name and address', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const database = await databaseOf(server.dataDir)
  await aFund(database, made.uuid, { position: 0, title: 'Flowers' })
  await database.end()
  await signIn(page, await anAccount(server))
  await page.goto(`/view/${made.shareSlug}`)
  const gift = page.locator('[data-card=gift]')
  await expect(gift).toContainText('Logged in as')
  await gift.getByText('$20', { exact: true }).click()
  await gift.getByRole('button', { name: 'Donate' }).click()
  await gift.getByLabel('Cardholder name').fill('Peter Nguyen')
  await gift.getByLabel('Card number').fill('4242 4242 4242 4242')
  await gift.getByLabel('Expiry').fill('12 / 40')
  await gift.getByLabel('CVC').fill('123')
  await page.evaluate(() => localStorage.setItem('apiToken', 'gone'))
  await gift.getByRole('button', { name: /^Donate \$/ }).click()
  await expect(gift).toContainText('You were logged out. Please log in again.')
  await gift.getByLabel('Your name').fill('Peter Nguyen')
  await gift.getByLabel('Your email').fill(`peter-${made.uuid}@example.com`)
  await gift.getByRole('button', { name: 'Donate' }).click()
  await expect(gift.getByRole('link', { name: 'Pay $20.65' })).toBeVisible()
})

test('an answer arrives with the name and address of whoever was signed in', async ({ page, server }) => {
  const made = await aPublicMemorial(server, await anAccount(server), fields)
  const visitor = await anAccount(server)
  await page.goto(`/view/${made.shareSlug}`)
  await page.evaluate((token) => localStorage.setItem('apiToken', token), visitor.token)
  await page.reload()
  await card(page).hover()
  await expect(card(page).getByText(`You answer as Claire Hollis (${visitor.email}).`)).toBeVisible()
  await choose(page, 'Attending')
  await page.evaluate(() => localStorage.setItem('apiToken', 'gone'))
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
})
