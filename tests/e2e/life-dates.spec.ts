import type { Page } from '@playwright/test'
import { save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'

// When somebody was born and died: never in the way, and as exact as it is known.

const born = (page: Page) => page.getByRole('group', { name: 'Date of birth' })
const died = (page: Page) => page.getByRole('group', { name: 'Date of death' })

test('before an account, any part may be left out; what cannot be right is told, kept, and corrected', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/who')
  await page.getByLabel('What is the name of your loved one?').fill('Margaret Hollis')
  const next = page.getByRole('button', { name: 'Next Step' })
  await expect(next).not.toHaveAttribute('aria-disabled')
  await page.getByRole('button', { name: 'Add dates of birth and death' }).press('Enter')
  await expect(born(page).getByLabel('Day')).toBeFocused()
  await page.keyboard.type('31')
  await born(page).getByLabel('Month').selectOption('February')
  await born(page).getByLabel('Year', { exact: true }).fill('1931')
  await died(page).getByLabel('Year', { exact: true }).fill('2025')
  await expect(born(page).getByRole('alert')).toHaveText(
    'This month does not have that day. Please check it.',
  )
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  await page.reload()
  await expect(born(page).getByLabel('Day')).toHaveValue('31')
  await born(page).getByLabel('Day').fill('')
  await born(page).getByLabel('Month').selectOption('Not known')
  await born(page).getByLabel('Only about this year').check()
  await expect(page.getByText('Under the name: about 1931 – 2025')).toBeVisible()
  await next.click()
  await page.goto('/preview')
  await expect(page.getByText('about 1931 – 2025')).toBeVisible()
})

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
  await expect(page.getByText('3 March 1931 – 2025')).toBeVisible()
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByText('3 March 1931 – 2025')).toBeVisible()
})

test('somebody who is logged in asks for the note once a year with one press', async ({ page, server }) => {
  const host = await anAccount(server)
  const { shareSlug } = await aPublicMemorial(server, host, {
    memorialDate: '2025-01-05',
    deathDate: '2024-12-24',
  })
  await page.goto(`/view/${shareSlug}`)
  await page.getByRole('link', { name: 'Write to me once a year' }).click()
  await expect(page.getByLabel('Your email')).toBeVisible()
  await logIn(page, host, `/view/${shareSlug}/yearly`)
  await page.goto(`/view/${shareSlug}/yearly`)
  await page.getByRole('button', { name: 'Write to me' }).click()
  await expect(page.getByText('We write to you each year on 24 December.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Write to me' })).toBeVisible()
})
