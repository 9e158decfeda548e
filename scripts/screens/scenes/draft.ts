import type { At } from '../scene.ts'

/** A memorial with a name, kept on this device only. */
export async function beginDraft(at: At): Promise<void> {
  const { page } = at
  await page.goto('/who')
  await at.rest()
  await page.locator('main input:not([type=file], [type=radio])').first().fill('Margaret Anne Hollis')
  await page.getByText(at.say('Saved on this device')).first().waitFor()
}
