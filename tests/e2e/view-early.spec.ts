import type { Page } from '@playwright/test'
import { words } from './support/contribute-dialog.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import { question, saveProgramme, threeParts } from './support/programme-page.ts'
import { aContact, card, fields, invited, send } from './support/rsvp-form.ts'

// On a slow connection the page of a memorial is used long before its scripts arrive.

/** Holds back what hydrates the page. The returned function releases it. */
async function holdHydration(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/mount-*.js', (route) => gone.then(() => route.continue()))
  return letGo
}

test('by a personal link, what is chosen and typed before the scripts arrive stays', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const made = await aPublicMemorial(server, host, { ...fields, contacts })
  await saveProgramme(server, host, made, threeParts(made.uuid))
  const link = await invited(server, host, made, mailTo, email)
  const letGo = await holdHydration(page)
  await page.goto(link)
  await question(page, 'The service').getByText('Coming', { exact: true }).click()
  await card(page).getByLabel('Your name').pressSequentially('Ruth A.')
  letGo()
  await expect(card(page).locator('form')).toHaveAttribute('data-awake')
  await expect(
    question(page, 'The service').getByRole('radio', { name: 'Coming', exact: true }),
  ).toBeChecked()
  await expect(card(page).getByLabel('Your name')).toHaveValue('Ruth A.')
})

test('an answer sent before the scripts arrive waits until it is known who sends it', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const made = await aPublicMemorial(server, host, { ...fields, contacts })
  const link = await invited(server, host, made, mailTo, email)
  const letGo = await holdHydration(page)
  await page.goto(link)
  await card(page).getByText('Attending', { exact: true }).click()
  await send(page).click()
  letGo()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
})

test('what is chosen before the scripts arrive is seen without colour, and heard', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await saveProgramme(server, host, made, threeParts(made.uuid))
  const letGo = await holdHydration(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/view/${made.shareSlug}`)
  const coming = card(page).getByRole('radio', { name: 'Coming', exact: true })
  const boxes = card(page).locator('label:has([type=radio])')
  const ticked = () =>
    boxes.evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one, '::after').content !== 'none').length,
    )
  expect(await ticked()).toBe(0)
  await card(page).getByRole('button', { name: 'Coming to all of it' }).click()
  for (const one of await coming.all()) await expect(one).toBeChecked()
  expect(await ticked()).toBe(3)
  await question(page, 'The burial').getByText('Not coming').click()
  expect(await ticked()).toBe(3)
  letGo()
  await expect(card(page).locator('form')).toHaveAttribute('data-awake')
  await expect(question(page, 'The burial').getByRole('radio', { name: 'Not coming' })).toBeChecked()
  await expect(
    question(page, 'The service').getByRole('radio', { name: 'Coming', exact: true }),
  ).toBeChecked()
  expect(await ticked()).toBe(3)
})

test('the link in the bar says at once that the form for a memory opens', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  const letGo = await holdHydration(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/view/${made.shareSlug}`)
  const link = page.locator('#bar a[href="#contribute"]')
  const said = (one: Element) => getComputedStyle(one, '::after').content
  expect(await link.evaluate(said)).toBe('none')
  await link.click()
  await expect.poll(() => link.evaluate(said)).toBe('"Opening"')
  letGo()
  await expect(words(page)).toBeVisible()
  expect(await link.evaluate(said)).toBe('none')
})
