import type { Page } from '@playwright/test'
import type { OrderOfService } from '#contract/order-of-service.ts'
import { readPdf } from '../support/pdf.ts'
import type { AtScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// The order of service: filled in by hosts, and printed.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const optional = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`))
const parts = (page: Page) =>
  page.getByRole('region', { name: 'The service', exact: true }).getByRole('listitem')

async function toOrder(page: Page, server: RunningServer): Promise<AtScreen> {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    memorialDate: '2031-11-28',
    address: 'St Brigid’s Hall',
  })
  await signIn(page, host)
  await page.goto(`/memorial/keepsakes?memorial=${made.uuid}#order`)
  await page.getByRole('link', { name: 'Fill it in and print it' }).click()
  await expect(parts(page).first()).toBeVisible()
  return { host, made }
}

const path = ({ made }: AtScreen) => `/memorial/order-of-service/${made.uuid}`

async function onServer(server: RunningServer, at: AtScreen) {
  return (await call(server, 'GET', path(at), { token: at.host.token })) as unknown as OrderOfService
}

test('parts are added, moved by keyboard, changed, removed and brought back, and saved', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const at = await toOrder(page, server)
  await button(page, 'Add a part').press('Enter')
  await expect(page.getByLabel('What it is')).toBeFocused()
  await page.getByLabel('What it is').selectOption('Hymn or song')
  await page.getByLabel('Title', { exact: true }).fill('Abide with me')
  await optional(page, 'Words').fill('Abide with me: fast falls the eventide;\nThe darkness deepens')
  const up = button(page, 'Move up: Abide with me')
  await up.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.getByText('Abide with me is now number 8 of 9')).toBeAttached()

  await button(page, 'Remove: Sharing of memories').click()
  await expect(page.getByText('Removed: Sharing of memories')).toBeVisible()
  await button(page, 'Undo').press('Enter')
  await expect(page.locator('summary', { hasText: 'Sharing of memories' })).toBeFocused()
  await button(page, 'Remove: Farewell').click()

  await optional(page, 'A few words of thanks').fill('Thank you for coming.')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { content } = await onServer(server, at)
  expect(content.thanks).toBe('Thank you for coming.')
  expect(content.items.map(({ title }) => title)).toEqual([
    'Music as we gather',
    'Welcome',
    'A reading',
    'Words of remembrance',
    'Music and a time to reflect',
    'Sharing of memories',
    'Abide with me',
    'Music as we leave',
  ])
})

test('what is typed survives a reload and no network, and is saved once there is one', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const at = await toOrder(page, server)
  await optional(page, 'Years or dates').fill('1941 – 2026')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(optional(page, 'Years or dates')).toHaveValue('1941 – 2026')
  await expect(page.getByText('Changes not saved yet')).toBeVisible()
  await page.context().setOffline(true)
  await button(page, 'Save').click()
  await expect(page.getByText('It is saved by itself as soon as the connection is back.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect((await onServer(server, at)).content.years).toBe('1941 – 2026')
})

test('it is printed as sheets and as pages; what is too long is told', async ({ page, server }) => {
  await toOrder(page, server)
  await button(page, 'See it and print it').click()
  await expect(page.getByText('It is ready.')).toBeVisible({ timeout: 60_000 })
  const pagesOf = async (name: string) => {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    return readPdf(await (await page.request.get(String(href))).body())
  }
  expect((await pagesOf('Open the sheets to print')).pages).toHaveLength(2)
  const pages = await pagesOf('Open it page by page, to read or to send')
  expect(pages.pages).toHaveLength(4)
  expect(pages.words).toContain('Margaret Anne Hollis')

  for (const part of ['A reading', 'Words of remembrance']) {
    const summary = page.locator('summary', { hasText: part })
    await summary.click()
    // The part before may still be open.
    const words = page
      .getByRole('listitem')
      .filter({ has: summary })
      .getByLabel(/^Words/)
    await words.fill('A time for everything, and for every purpose. '.repeat(100))
  }
  await expect(page.getByText('It is ready.')).toBeHidden()
  await button(page, 'Save, see it and print it').click()
  await expect(page.getByText('This is too much for a folded sheet of four pages.')).toBeVisible({
    timeout: 60_000,
  })
})
