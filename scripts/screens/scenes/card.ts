import type { SceneContext } from '../scene.ts'

/** Fills the form of a card. */
export async function fillCard(at: SceneContext, holder: string, number: string): Promise<void> {
  await at.field('Cardholder name').fill(holder)
  await at.field('Card number').fill(number)
  await at.field('Expiry').fill('12 / 40')
  await at.page.locator('input[autocomplete=cc-csc]').fill('123')
}

/** Fills it for a memorial, and pays. */
export async function payWith(at: SceneContext, number: string): Promise<void> {
  await fillCard(at, 'Claire Hollis', number)
  await at.page.getByRole('checkbox').check()
  await at.button('Pay {amount}', { amount: '' }).click()
}

export async function applyCode(at: SceneContext, code: string): Promise<void> {
  await at.button('Promo code').click()
  await at.field('Promo code').fill(code)
  await at.button('Apply').click()
}
