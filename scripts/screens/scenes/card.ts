import type { At } from '../scene.ts'

/** Fills the form of a card, and pays. */
export async function payWith(at: At, number: string): Promise<void> {
  await at.field('Cardholder name').fill('Claire Hollis')
  await at.field('Card number').fill(number)
  await at.field('Expiry').fill('12 / 40')
  await at.page.locator('input[autocomplete=cc-csc]').fill('123')
  await at.page.getByRole('checkbox').check()
  await at.button('Pay {amount}', { amount: '' }).click()
}
