import { expect, test } from './support/fixtures.ts'

// Stories on step 2.

test('stories are added, removed, restored and moved; one always remains', async ({ page }) => {
  await page.goto('/photos')
  const story = (number: number) => page.getByLabel(`Story ${number}`, { exact: true })
  await expect(page.getByRole('button', { name: 'Remove Story' })).toHaveCount(0)
  await story(1).fill('The biscuit tin')
  await page.getByRole('button', { name: 'Add Another Story' }).click()
  await expect(story(2)).toBeFocused()
  await page.keyboard.type('The roses')
  await page.getByRole('button', { name: 'Remove Story 1' }).click()
  await expect(story(1)).toHaveValue('The roses')
  await expect(page.getByRole('button', { name: 'Remove Story' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(story(1)).toHaveValue('The biscuit tin')
  await expect(story(2)).toHaveValue('The roses')

  const down = (number: number) => page.getByRole('button', { name: `Move down: story ${number}` })
  await down(1).click()
  await expect(story(2)).toHaveValue('The biscuit tin')
  await expect(down(2)).toBeFocused()
  await expect(down(2)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Move up: story 2' }).click()
  await expect(story(1)).toHaveValue('The biscuit tin')
})
