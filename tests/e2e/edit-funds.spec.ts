import type { Page } from '@playwright/test'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { call } from './support/memorials.ts'

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

test('removing a fund that has gifts is asked about first, and a failed save says why', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/503 \(Service Unavailable\)/, /400 \(Bad Request\)/)
  const place = await toEditScreen(page, server, 'edit-stories')
  const { host, made } = place
  const funds = ['Hospice', 'Rose garden'].map((title) => ({ id: null, title }))
  const body = { funds, deleteFundIds: [] }
  await call(server, 'POST', `/memorial/funds/update/${made.uuid}`, { token: host.token, body })
  await page.route('**/memorial/get/**', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    Object.assign(json.memorial.memorialFunds[0], { raisedMinor: 12_050, donationCount: 3 })
    await route.fulfill({ response: answer, json })
  })
  await openScreen(page, 'edit-donations')
  await expect(fund(page, 1)).toContainText('$120.50 given so far, in 3 gifts.')
  await page.getByRole('button', { name: 'Remove Fund 1' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this fund?' })
  await expect(question).toContainText('3 gifts, $120.50 in all, were given to it.')
  await question.getByRole('button', { name: 'Keep the fund' }).click()
  await expect(fund(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Fund 1' }).click()
  await question.getByRole('button', { name: 'Remove the fund' }).click()
  await expect(page.getByText('Fund removed: Hospice')).toBeVisible()

  await page.route('**/memorial/funds/update/**', (route) =>
    route.fulfill({ status: 400, json: { success: false, msg: 'Description must be text' } }),
  )
  await button(page, 'Save').click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText('Error saving donation funds: Description must be text')
  await error.getByRole('button', { name: 'OK' }).click()
  await page.unroute('**/memorial/funds/update/**')
  await save(page)
  await expect
    .poll(async () => (await onServer(server, place)).memorialFunds)
    .toMatchObject([{ title: 'Rose garden' }])
})
