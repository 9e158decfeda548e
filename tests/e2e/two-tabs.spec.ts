import type { Page } from '@playwright/test'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'

// One browser, two tabs on the same memorial: nothing that was typed is lost (docs/decisions/0321).

const words = (page: Page) => page.getByLabel('Write your personal message here...')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'Replaced in another tab' })

test('words typed in one tab are kept when another tab replaces and saves them', async ({
  page,
  context,
  server,
}) => {
  const place = await toEditScreen(page, server, 'edit-message', { hostMessage: 'Welcome.' })
  const second = await context.newPage()
  await openScreen(second, 'edit-message')
  await words(page).fill('He taught us to sail.')
  await expect(words(second)).toHaveValue('He taught us to sail.')
  await words(second).fill('Thank you all.')
  await save(second)
  await expect(kept(second)).toHaveCount(0)

  await test.step('the tab that typed them shows the newer ones, and keeps its own', async () => {
    await expect(words(page)).toHaveValue('Thank you all.')
    await expect(kept(page)).toContainText('He taught us to sail.')
    await page.reload()
    await expect(kept(page)).toContainText('He taught us to sail.')
  })

  await test.step('put back, taken back, and put back again', async () => {
    await button(page, 'Put mine back: Message').click()
    await expect(words(page)).toHaveValue('He taught us to sail.')
    await expect(kept(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await button(page, 'Undo').click()
    await expect(words(page)).toHaveValue('Thank you all.')
    await button(page, 'Put mine back: Message').click()
    await save(page)
    expect(await onServer(server, place)).toMatchObject({ hostMessage: 'He taught us to sail.' })
  })

  await test.step('what the other tab takes back is kept too, until it is not needed', async () => {
    await openScreen(page, 'edit-details')
    await page.getByLabel('Address').fill('Chapel')
    await openScreen(second, 'edit-details')
    await expect(second.getByLabel('Address')).toHaveValue('Chapel')
    await button(second, 'Cancel').click()
    await expect(kept(page)).toContainText('Chapel')
    await button(page, 'Not needed: Address').click()
    await expect(kept(page)).toBeHidden()
    await page.reload()
    await expect(page.getByLabel('Address')).toHaveValue('')
    await expect(kept(page)).toHaveCount(0)
  })
})
