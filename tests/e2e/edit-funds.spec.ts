import type { Page } from '@playwright/test'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'

// Edit Donation Funds.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fund = (page: Page, number: number) => page.getByRole('region', { name: `Fund ${number}`, exact: true })
const longTitle = `The ${'very '.repeat(38)}long`

test('funds are added, corrected, removed and restored, and saved', async ({ page, server }) => {
  const place = await toEditScreen(page, server, 'edit-donations')
  await expect(page.getByRole('button', { name: 'Remove Fund' })).toHaveCount(0)
  await fund(page, 1).getByLabel('Goal').fill('1,500')
  await expect(fund(page, 1)).toContainText('$1,500.00')
  await button(page, 'Save').click()
  await expect(fund(page, 1)).toContainText('Please give this fund a title, or remove it.')
  await expect(fund(page, 1).getByLabel('Fund Title')).toBeFocused()
  await page.keyboard.type(`${longTitle} and more`)
  await expect(fund(page, 1)).toContainText('Fund title must be at most 200 characters')
  await fund(page, 1).getByLabel('Fund Title').fill(longTitle)
  await fund(page, 1).getByLabel('Goal').fill('a lot')
  await expect(fund(page, 1)).toContainText('Please enter an amount such as 1500')
  await fund(page, 1).getByLabel('Goal').fill('1500')

  await button(page, 'Add Another Fund').click()
  await expect(fund(page, 2).getByLabel('Fund Title')).toBeFocused()
  await page.keyboard.type('Hospice')
  await fund(page, 2).getByLabel('Description').fill('They looked after her so well.')
  await page.getByRole('button', { name: 'Remove Fund 1' }).click()
  await expect(button(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fund(page, 1).getByLabel('Fund Title')).toHaveValue(longTitle)
  await button(page, 'Add Another Fund').click()
  await save(page)
  expect((await onServer(server, place)).memorialFunds).toMatchObject([
    { title: longTitle, description: null, goalMinor: 150_000 },
    { title: 'Hospice', description: 'They looked after her so well.', goalMinor: null },
  ])

  await openScreen(page, 'edit-donations')
  await expect(fund(page, 1).getByLabel('Goal')).toHaveValue('1500')
  await page.getByRole('button', { name: 'Remove Fund 2' }).click()
  await expect(page.getByRole('button', { name: 'Remove Fund' })).toHaveCount(0)
  await save(page)
  expect((await onServer(server, place)).memorialFunds.map(({ title }) => title)).toEqual([longTitle])
})
