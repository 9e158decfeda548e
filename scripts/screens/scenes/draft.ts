import type { At } from '../scene.ts'

/** A memorial with a name, which no server has. */
export async function beginDraft(at: At, whereKept = 'Saved on this device'): Promise<void> {
  const { page } = at
  await page.goto('/who')
  await at.rest()
  await page.locator('main input:not([type=file], [type=radio])').first().fill('Margaret Anne Hollis')
  await page.getByText(at.say(whereKept)).first().waitFor()
}
