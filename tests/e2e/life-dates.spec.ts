import type { Page } from '@playwright/test'
import { save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'

// When somebody was born and died: never in the way, and as exact as it is known.

const born = (page: Page) => page.getByRole('group', { name: 'Date of birth' })
const died = (page: Page) => page.getByRole('group', { name: 'Date of death' })

test('on the edit screen they are saved, and stand under the name', async ({ page, server }) => {
  const { made } = await toEditScreen(page, server, 'edit-details')
  await page.getByRole('button', { name: 'Add dates of birth and death' }).click()
  await born(page).getByLabel('Day').fill('3')
  await born(page).getByLabel('Month').selectOption('March')
  await born(page).getByLabel('Year', { exact: true }).fill('1931')
  await died(page).getByLabel('Year', { exact: true }).fill('1930')
  await died(page).getByLabel('Year', { exact: true }).blur()
  await expect(died(page).getByRole('alert')).toContainText('before the date of birth')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await died(page).getByLabel('Year', { exact: true }).fill('2025')
  await save(page)
  await expect(page.getByText('March 3, 1931 – 2025')).toBeVisible()
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByText('March 3, 1931 – 2025')).toBeVisible()
})
