import type { Locator } from '@playwright/test'
import type { SceneContext } from '../scene.ts'
import { fillCard } from './card.ts'

/** What visitors do before a scene comes to what it is about. */

/** The first touch activates a card. */
export async function touch(at: SceneContext, card: string): Promise<void> {
  await at.page.locator(card).hover()
  await at.page.locator('#rsvp form[novalidate]').waitFor()
  await at.rest()
}

/** Fills in an answer without a personal link, but does not send it. Returns the card. */
export async function answer(at: SceneContext, name: string, email: string): Promise<Locator> {
  await touch(at, '#rsvp')
  const card = at.page.locator('#rsvp')
  await card.locator('label').first().click()
  await card.locator('input[name=name]').fill(name)
  await card.locator('input[type=email]').fill(email)
  return card
}

export async function openMemory(at: SceneContext): Promise<void> {
  await touch(at, '#contribute')
  await at.page.locator('#contribute').getByRole('button').first().click()
  await at.dialog().waitFor()
}

export async function openGift(at: SceneContext): Promise<void> {
  await touch(at, '#donate')
  await at.page.locator('#donate').getByRole('button').last().click()
  await at.dialog().waitFor()
}

/** Sends the form in the dialog. */
export const send = (at: SceneContext): Promise<void> => at.dialog().locator('button[type=submit]').click()

export async function someFiles({ page, fixtures }: SceneContext, count: number): Promise<void> {
  await page.locator('dialog[open] input[type=file]').setInputFiles(fixtures.files.slice(0, count))
  await page
    .locator('dialog[open] li img')
    .nth(count - 1)
    .waitFor()
}

/** Writes a memory in the dialog. */
export const remember = (at: SceneContext): Promise<void> =>
  at.dialog().locator('textarea').first().fill('You were never asked whether you wanted tea.')

/** After writing a memory, goes on to the name. */
export async function toAccount(at: SceneContext): Promise<void> {
  await openMemory(at)
  await remember(at)
  await send(at)
  await at.dialog().locator('input[type=email]').waitFor()
}

/** From the name to the code in the mail. */
export async function newAccount(at: SceneContext): Promise<void> {
  await at.dialog().locator('input[type=email]').fill(`joan-${Date.now()}@example.com`)
  for (const password of await at.dialog().locator('input[type=password]').all())
    await password.fill('harbour lights')
  await send(at)
  await at.dialog().locator('input[autocomplete=one-time-code]').waitFor()
}

/** Gives with a card. */
export async function payGift(at: SceneContext, number: string): Promise<void> {
  await fillCard(at, 'Peter Nguyen', number)
  await send(at)
}
