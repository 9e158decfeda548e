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

const memory = ({ page }: SceneContext) => page.locator('#contribute')

/** The first touch loads what sends the form, and what takes its files. */
export async function touchMemory(at: SceneContext): Promise<void> {
  await touch(at, '#contribute [data-island]')
  await at.page.locator('#contribute form[data-awake]').waitFor()
}

const gift = ({ page }: SceneContext) => page.locator('#donate')

/** Chooses what is proposed, as whoever is known, and sends it. */
export async function chooseGift(at: SceneContext): Promise<void> {
  await touch(at, '#donate')
  await gift(at).locator('form[data-awake] [type=submit]').click()
}

/** Opens the card field, as somebody who is signed in. */
export async function openCardField(at: SceneContext): Promise<void> {
  await gift(at).locator('#gift-who').waitFor()
  await chooseGift(at)
  await gift(at).locator('input[inputmode=numeric]').first().waitFor()
}

export async function someFiles(at: SceneContext, count: number): Promise<void> {
  await memory(at).locator('input[type=file]').setInputFiles(at.fixtures.files.slice(0, count))
  await memory(at)
    .locator('li img')
    .nth(count - 1)
    .waitFor()
}

/** Writes a memory. */
export async function remember(at: SceneContext): Promise<void> {
  await touchMemory(at)
  await memory(at).locator('textarea').first().fill('You were never asked whether you wanted tea.')
}

/** Presses the button of the form for a memory. */
export const sendMemory = (at: SceneContext): Promise<void> =>
  memory(at).locator('[type=submit]').first().click()

/** After writing a memory, says who it is from, and has a code mailed. */
export async function askCode(at: SceneContext): Promise<void> {
  await remember(at)
  await memory(at).locator('input[type=email]').fill(`joan-${Date.now()}@example.com`)
  await sendMemory(at)
  await memory(at).locator('input[autocomplete=one-time-code]').waitFor()
}

/** Gives with a card. */
export async function payGift(at: SceneContext, number: string): Promise<void> {
  await openCardField(at)
  await fillCard(at, 'Peter Nguyen', number)
  await gift(at).locator('[type=submit]').click()
}
