import type { SceneContext } from '../scene.ts'

/** The field for the person's name, on the step that asks for it. */
export const nameField = ({ page }: SceneContext) =>
  page.locator('main input:not([type=file], [type=radio])').first()

/** Chooses photos; resolves once they are shown. */
export async function chooseFiles({ page, fixtures }: SceneContext, count: number): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(fixtures.files.slice(0, count))
  await page
    .locator('main figure img')
    .nth(count - 1)
    .waitFor()
}

/** Storing files fails: the device is full. For `before`. */
export const fullUp = (at: SceneContext) =>
  at.beforehand(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })

/** A memorial with a name, not yet on the server. */
export async function beginDraft(at: SceneContext): Promise<void> {
  const { page } = at
  await page.goto('/who')
  await at.rest()
  await nameField(at).fill('Margaret Anne Hollis')
  await page.getByText(at.say('Saved on this device')).first().waitFor()
}
