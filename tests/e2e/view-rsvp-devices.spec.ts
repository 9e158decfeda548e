import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
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

test('after a reload the device knows its answer and can change it; a mistyped address is asked about', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  await card(page).getByLabel('Your email').fill('joan@gmail.con')
  await send(page).click()
  await expect(card(page).getByText('Did you mean joan@gmail.com?')).toBeVisible()
  await expect(card(page).getByLabel('Your email')).toBeFocused()
  expect(await answersOf(server, host, made)).toEqual([])
  // Perhaps the address is right: sent once more, it is accepted.
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()

  await page.reload()
  await card(page).hover()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await expect(card(page).getByLabel('Your email')).toHaveValue('joan@gmail.con')
  await card(page).getByLabel('Your email').fill('joan@example.com')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ email: 'joan@example.com' }])

  // A second person is asked whether they come with her. If so one answer is enough; if not, they add another.
  await card(page).getByRole('button', { name: 'Somebody else would like to answer' }).click()
  await expect(card(page).getByText('Are you coming with Joan Petrie?')).toBeVisible()
  await expect(card(page).getByLabel('Your name')).toHaveValue('')
  await choose(page, 'Not Attending')
  await card(page).getByLabel('Your name').fill('Bob Petrie')
  await card(page).getByLabel('Your email').fill('joan@example.com')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Not Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ name: 'Bob Petrie' }, { name: 'Joan Petrie' }])
})

test('the address that was meant is taken with a press', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Nora Webb')
  await card(page).getByLabel('Your email').fill('nora.webb@gmail.con')
  await send(page).click()
  await card(page).getByRole('button', { name: 'nora.webb@gmail.com' }).click()
  const email = card(page).getByLabel('Your email')
  await expect(email).toHaveValue('nora.webb@gmail.com')
  await expect(email).toBeFocused()
  await expect(card(page).getByText('Did you mean')).toHaveCount(0)
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ email: 'nora.webb@gmail.com' }])
})

test('who has not answered is not offered to keep an answer', async ({ page, server }) => {
  const host = await anAccount(server)
  const guest = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await logIn(page, guest, `/view/${made.shareSlug}`)
  await touched(page)
  await card(page)
    .getByRole('button', { name: /^Not .*\?$/ })
    .click()
  await expect(card(page).getByLabel('Your name')).toHaveValue('')
  await expect(card(page).getByRole('button', { name: 'Keep my answer' })).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Back' }).click()
  await expect(card(page).getByText('You answer as')).toBeVisible()
})

test('on a signed-in device another person can answer, and change their own answer', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const rosa = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await logIn(page, rosa, '/profile')
  await page.goto(`/view/${made.shareSlug}`)
  await card(page).scrollIntoViewIfNeeded()
  await card(page)
    .getByRole('button', { name: /^Not .+\?$/ })
    .click()
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Bob Petrie')
  await card(page).getByLabel('Your email').fill('bob@example.com')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await choose(page, 'Not Sure')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Not Sure')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([
    { name: 'Bob Petrie', email: 'bob@example.com' },
  ])

  // Rosa herself has not answered yet.
  await page.reload()
  await expect(card(page).getByText(`You answer as`)).toBeVisible()
  await choose(page, 'Attending')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([
    { email: rosa.email, status: 'ATTENDING' },
    { email: 'bob@example.com', status: 'UNSURE' },
  ])
})

test('by a personal link, what is typed before it is known whose link it is stays', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const made = await aPublicMemorial(server, host, { ...fields, contacts })
  const link = await invited(server, host, made, mailTo, email)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/public/memorial/*/mine*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(link)
  const name = card(page).getByLabel('Your name')
  await choose(page, 'Attending')
  await name.click()
  await page.keyboard.type('Ruth A.')
  const known = page.waitForResponse('**/public/memorial/*/mine*')
  answer()
  await known
  await expect(name).toHaveValue('Ruth A.')
  await expect(name).toBeFocused()
  await expect(card(page).getByRole('radio', { name: 'Attending', exact: true })).toBeChecked()
  await card(page).getByLabel('Your email').fill(email)
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
})

test('nothing moves when it turns out who answers', async ({ page, server, mailTo }) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const made = await aPublicMemorial(server, host, { ...fields, contacts })
  const link = await invited(server, host, made, mailTo, email)
  const places = () =>
    Promise.all(
      [message(page), send(page)].map((one) => one.evaluate((box) => (box as HTMLElement).offsetTop)),
    )
  for (const width of [1280, 360]) {
    const answer = await held(page)
    await page.setViewportSize({ width, height: 740 })
    await page.goto(link)
    await touched(page)
    const before = await places()
    answer()
    await expect(card(page).getByText('You answer as Ruth Adeyemi')).toBeVisible()
    const after = await places()
    for (const [at, place] of after.entries())
      expect(Math.abs(place - (before[at] ?? 0)), `at ${width} px`).toBeLessThan(6)
  }
})

/** Keeps back who the visitor is, once. Gives the way to let it go. */
async function held(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(
    '**/public/memorial/*/mine*',
    async (route) => {
      await released.promise
      await route.continue()
    },
    { times: 1 },
  )
  return () => released.resolve()
}

test('an invitation without a name asks for it kindly, and takes an answer without one', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contact = aContact(email, { firstName: '', surname: '' })
  const made = await aPublicMemorial(server, host, { ...fields, contacts: [contact] })
  await page.goto(await invited(server, host, made, mailTo, email))
  await touched(page)
  await expect(card(page).getByText(email)).toBeVisible()
  const name = card(page).getByLabel('Your name')
  await expect(name).toHaveAccessibleDescription(/It tells them who is coming/)
  await expect(card(page).getByLabel('Your email')).toHaveCount(0)
  await choose(page, 'Attending')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ name: email }])

  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await name.fill('Ruth Adeyemi')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await answersOf(server, host, made)).toMatchObject([{ name: 'Ruth Adeyemi', email }])
})

test('an answer that was changed by the link in its mail is asked anew on the phone that sent it', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  const email = `joan-${made.uuid}@example.com`
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await choose(page, 'Attending')
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  await card(page).getByLabel('Your email').fill(email)
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  const { text } = await mailTo(email, /RSVP/)
  const answerToken = /rsvp\?a=([\w-]+)/.exec(text)?.[1]
  await call(server, 'POST', `/public/memorial/${made.shareSlug}/rsvp`, {
    body: { name: 'Joan Petrie', email, status: 'NOT_ATTENDING', message: 'My son is ill.', answerToken },
  })

  await page.reload()
  await card(page).hover()
  await expect(card(page).getByText('What was answered here has been changed since')).toBeVisible()
  await expect(card(page).getByText('Your answer: Attending')).toHaveCount(0)
  await expect(page.getByText('My son is ill.')).toHaveCount(0)
  await expect(card(page).getByLabel('Your name')).toHaveValue('Joan Petrie')
  await expect(card(page).getByLabel('Your email')).toHaveValue(email)
})

test('whoever is known by a link or an answer sees the form or the answer without a jump', async ({
  page,
  server,
  browser,
  mailTo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const made = await aPublicMemorial(server, host, { ...fields, contacts })
  const link = await invited(server, host, made, mailTo, email)
  const shifts = await watchShifts(page)
  await page.goto(`${link}#rsvp`)
  await expect(card(page).getByText(email)).toBeVisible()
  expect(await shifts(), 'by a personal link').toBeLessThan(0.1)
  await choose(page, 'Attending')
  await send(page).click()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  await page.goto('about:blank')
  await page.goto(`${link}#rsvp`)
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
  expect(await shifts(), 'with an answer').toBeLessThan(0.1)

  const other = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const others = await watchShifts(other)
  await other.goto(`${server.url}/view/${made.shareSlug}#rsvp`)
  await touched(other)
  expect(await others(), 'of nobody known').toBeLessThan(0.1)
  await choose(other, 'Not Sure')
  await card(other).getByLabel('Your name').fill('Joan Petrie')
  await card(other).getByLabel('Your email').fill('joan@example.com')
  await send(other).click()
  await expect(card(other).getByText('Your answer: Not Sure')).toBeVisible()
  await other.goto('about:blank')
  await other.goto(`${server.url}/view/${made.shareSlug}#rsvp`)
  await expect(card(other).getByText('Your answer: Not Sure')).toBeVisible()
  expect(await others(), 'of a device that answered').toBeLessThan(0.1)
  // Once they scroll, the card is as high as the answer.
  await other.mouse.wheel(0, 40)
  await expect.poll(() => card(other).locator('[style*="min-height"]').count()).toBe(0)
  await other.close()
})
