import type { At } from '../scene.ts'

/** Fills the form of a card. */
export async function fillCard(at: At, holder: string, number: string): Promise<void> {
  await at.field('Cardholder name').fill(holder)
  await at.field('Card number').fill(number)
  await at.field('Expiry').fill('12 / 40')
  await at.page.locator('input[autocomplete=cc-csc]').fill('123')
}

/** Fills it for a memorial, and pays. */
export async function payWith(at: At, number: string): Promise<void> {
  await fillCard(at, 'Claire Hollis', number)
  await at.page.getByRole('checkbox').check()
  await at.button('Pay {amount}', { amount: '' }).click()
}

export async function applyCode(at: At, code: string): Promise<void> {
  await at.field('Promo code').fill(code)
  await at.button('Apply').click()
}
