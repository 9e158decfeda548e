import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPicture, aPublicMemorial } from './support/memorials.ts'
import { question, saveProgramme, threeParts } from './support/programme-page.ts'
import { aContact, card, fields, invited, send } from './support/rsvp-form.ts'

// On a slow connection the page of a memorial is used long before its scripts arrive.

/** Holds back what makes the card answer a press. The returned function releases it. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/forms-*.js', (route) => gone.then(() => route.continue()))
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
  const letGo = await holdScripts(page)
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
  const letGo = await holdScripts(page)
  await page.goto(link)
  await card(page).getByText('Attending', { exact: true }).click()
  await send(page).click()
  letGo()
  await expect(card(page).getByText('Your answer: Attending')).toBeVisible()
})

test('a photo that is dropped before anything was touched is taken', async ({ page, server }) => {
  const { shareSlug } = await aPublicMemorial(server, await anAccount(server), fields)
  await page.goto(`/view/${shareSlug}`)
  const drop = (zone: Element, bytes: number[]) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'a.jpg', { type: 'image/jpeg' }))
    const init = { bubbles: true, cancelable: true, dataTransfer }
    return ['dragover', 'drop'].map((sign) => zone.dispatchEvent(new DragEvent(sign, init)))
  }
  const photo = [...(await aPicture(1))]
  const zone = page.locator('#contribute label:has([type=file])')
  await expect(async () => expect(await zone.evaluate(drop, photo)).toEqual([false, false])).toPass()
  await expect(page.locator('#contribute').getByRole('img')).toHaveCount(1)
})
