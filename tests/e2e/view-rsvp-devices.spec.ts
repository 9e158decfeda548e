import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
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

test('by a personal link, fields cannot be typed in until it is known whose link it is', async ({
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
  await name.scrollIntoViewIfNeeded()
  // The field does not react to presses; the three answers do.
  await choose(page, 'Attending')
  const canBePressed = () =>
    name.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === field
    })
  expect(await canBePressed()).toBe(false)
  answer()
  await expect(card(page).getByText('You answer as Ruth Adeyemi')).toBeVisible()
  await expect(card(page).getByRole('radio', { name: 'Attending', exact: true })).toBeChecked()
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
