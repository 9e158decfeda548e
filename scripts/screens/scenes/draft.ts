import type { At } from '../scene.ts'

/** The name of whom a memorial is for, on the step that asks for it. */
export const nameField = ({ page }: At) => page.locator('main input:not([type=file], [type=radio])').first()

/** Chooses photos, which are there once it resolves. */
export async function chooseFiles({ page, world }: At, count: number): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(world.files.slice(0, count))
  await page
    .locator('main figure img')
    .nth(count - 1)
    .waitFor()
}

/** No file can be kept: the device is full. For `before`. */
export const fullUp = (at: At) =>
  at.beforehand(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })

/** A memorial with a name, which no server has. */
export async function beginDraft(at: At, whereKept = 'Saved on this device'): Promise<void> {
  const { page } = at
  await page.goto('/who')
  await at.rest()
  await nameField(at).fill('Margaret Anne Hollis')
  await page.getByText(at.say(whereKept)).first().waitFor()
}
