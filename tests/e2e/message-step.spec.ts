import { expect, test } from './support/fixtures.ts'

// Step 3: where the words are written, over the bar at the foot.

for (const height of [740, 900])
  test(`on a phone ${height} px high, the box for the words stands just above the bar at the foot`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/message')
    await page.getByRole('button', { name: 'No, Write Message' }).click()
    await expect(page.getByLabel('Write your personal message here...')).toBeFocused()
    const foot = page.locator('[data-foot]')
    const gap = async () => {
      const [box, bar] = [
        await page.getByRole('region', { name: 'Text message' }).boundingBox(),
        await foot.boundingBox(),
      ]
      return box && bar ? bar.y - box.y - box.height : null
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    expect(await gap()).toBeLessThan(64)
  })
