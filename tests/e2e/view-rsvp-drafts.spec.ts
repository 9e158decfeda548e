import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import { saveProgramme, threeParts } from './support/programme-page.ts'
import {
  aContact,
  answersOf,
  card,
  choose,
  fields,
  invited,
  message,
  send,
  touched,
  watchShifts,
} from './support/rsvp-form.ts'

// What was written and not sent stays on the device, for whoever wrote it (docs/decisions/0509, 0515).

const goOn = (page: Page) => card(page).getByRole('button', { name: 'Go on with it' })
const unsent = (page: Page) =>
  card(page).getByText('You began this answer here, and it has not been sent yet.')

test('an answer that could not be sent is there after a reload, and goes by itself once the device is online', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('João Ferreira')
  await card(page).getByLabel('Your email').fill('joao@example.com')
  await message(page).fill('We come by train.')
  await page.route('**/rsvp', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await send(page).click()
  await expect(card(page).getByText('What you wrote is still here.')).toBeVisible()

  await page.reload()
  await expect(card(page).getByText('it has not been sent yet')).toBeVisible()
  await goOn(page).click()
  await expect(card(page).getByLabel('Your name')).toHaveValue('João Ferreira')
  await expect(message(page)).toHaveValue('We come by train.')
  await expect(page.getByRole('radio', { name: 'Attending', exact: true })).toBeChecked()
  await page.unroute('**/rsvp')
  await context.setOffline(true)
  await send(page).click()
  await expect(card(page).getByText('It goes by itself once you are online again.')).toBeVisible()
  await context.setOffline(false)
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([
    { name: 'João Ferreira', message: 'We come by train.', status: 'ATTENDING' },
  ])
  await page.reload()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
})

test('on a phone that goes round, what somebody else wrote and did not send is forgotten at a press', async ({
  page,
  server,
}) => {
  const made = await aPublicMemorial(server, await anAccount(server), fields)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Rosa')
  await page.reload()
  await card(page).getByRole('button', { name: 'Not Rosa?' }).click()
  await expect(card(page).getByLabel('Your name')).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Attending', exact: true })).not.toBeChecked()
  await page.reload()
  await touched(page)
  await expect(card(page).getByText('it has not been sent yet')).toHaveCount(0)
  await expect(card(page).getByLabel('Your name')).toHaveValue('')

  // Where no name was typed, too; and once it is shown.
  await message(page).fill('We come by train.')
  await page.reload()
  await card(page).getByRole('button', { name: 'Not you? Start with an empty form' }).click()
  await expect(message(page)).toHaveValue('')
  await message(page).fill('We come by train.')
  await page.reload()
  await goOn(page).click()
  await expect(message(page)).toHaveValue('We come by train.')
  await card(page).getByRole('button', { name: 'Not you? Start with an empty form' }).click()
  await expect(message(page)).toHaveValue('')
})

test('who is signed in, whom a personal link names and nobody each see what they began, and no other', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const claire = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const made = await aPublicMemorial(server, host, { ...fields, contacts })
  const link = await invited(server, host, made, mailTo, email)
  const open = async (path: string) => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    await page.goto(path)
  }
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await message(page).fill('Of nobody known.')

  await open(link)
  await expect(card(page).getByText('You answer as Ruth Adeyemi')).toBeVisible()
  await expect(unsent(page)).toHaveCount(0)
  await expect(message(page)).toHaveValue('')
  await message(page).fill('Of Ruth.')

  await logIn(page, claire, '/profile')
  await open(`/view/${made.shareSlug}`)
  await card(page).scrollIntoViewIfNeeded()
  await expect(card(page).getByText('You answer as')).toBeVisible()
  await expect(unsent(page)).toHaveCount(0)
  await expect(message(page)).toHaveValue('')
  await message(page).fill('Of Claire.')

  // Whose it is, is asked. Somebody else on her device begins empty, and nothing of hers is lost.
  await page.reload()
  await expect(unsent(page)).toBeVisible()
  await card(page)
    .getByRole('button', { name: /^Not .+\?$/ })
    .click()
  await expect(message(page)).toHaveValue('')
  await card(page).getByLabel('Your name').fill('Bob Petrie')
  await page.reload()
  await goOn(page).click()
  await expect(message(page)).toHaveValue('Of Claire.')
  await card(page)
    .getByRole('button', { name: /^Not .+\?$/ })
    .click()
  await expect(card(page).getByLabel('Your name')).toHaveValue('Bob Petrie')
  await expect(card(page).getByRole('button', { name: 'Not Bob Petrie?' })).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('apiToken'))
  await open(link)
  await expect(unsent(page)).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Not Ruth Adeyemi?' })).toBeVisible()
  await goOn(page).click()
  await expect(message(page)).toHaveValue('Of Ruth.')
  // The link was passed on.
  await card(page).getByRole('button', { name: 'Not Ruth Adeyemi?' }).click()
  await expect(message(page)).toHaveValue('')
  await expect(card(page).getByLabel('Your name')).toHaveValue('')

  await open(`/view/${made.shareSlug}`)
  await goOn(page).click()
  await expect(message(page)).toHaveValue('Of nobody known.')
})

test('what somebody else writes on a device that has answered is kept, and so is what was to be changed', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Rosa')
  await card(page).getByLabel('Your email').fill('rosa@example.com')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  const other = card(page).getByRole('button', { name: 'Not Rosa? Somebody else would like to answer' })
  await other.click()
  await card(page).getByLabel('Your name').fill('Bob')
  await message(page).fill('I bring the bread.')

  await page.reload()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  await expect(card(page).getByText('Somebody else began an answer here')).toBeVisible()
  await expect(page.getByText('I bring the bread.')).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await expect(card(page).getByLabel('Your name')).toHaveValue('Rosa')
  await message(page).fill('We come by train.')
  await page.reload()
  await expect(card(page).getByText('What you began to change here has not been sent yet.')).toBeVisible()
  await other.click()
  await expect(card(page).getByLabel('Your name')).toHaveValue('Bob')
  await expect(message(page)).toHaveValue('I bring the bread.')
  await choose(page, 'Not Sure')
  await card(page).getByLabel('Your email').fill('bob@example.com')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Not Sure')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([
    { name: 'Bob', status: 'UNSURE', message: 'I bring the bread.' },
    { name: 'Rosa', status: 'ATTENDING' },
  ])

  // The device answers for Bob from now on; what Rosa wrote is not his.
  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await expect(message(page)).toHaveValue('I bring the bread.')
  await card(page).getByRole('button', { name: 'Keep my answer' }).click()
  await card(page).getByRole('button', { name: 'Not Bob? Somebody else would like to answer' }).click()
  await expect(message(page)).toHaveValue('We come by train.')
})

test('what was begun is offered without a jump', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await saveProgramme(server, host, made, threeParts(made.uuid))
  const shifts = await watchShifts(page)
  await page.goto(`/view/${made.shareSlug}#rsvp`)
  await touched(page)
  await card(page).getByRole('button', { name: 'Coming to all of it' }).click()
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  await page.goto('about:blank')
  await page.goto(`/view/${made.shareSlug}#rsvp`)
  await expect(unsent(page)).toBeVisible()
  expect(await shifts()).toBeLessThan(0.05)
  await goOn(page).click()
  await expect(card(page).getByLabel('Your name')).toHaveValue('Joan Petrie')
  await expect(card(page).getByRole('radio', { name: 'Coming', exact: true }).first()).toBeFocused()
})
