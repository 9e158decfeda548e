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
  await page.goto(`/memorial/keepsakes?memorial=${made.uuid}`)
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
  await page.getByLabel('Which one').fill('Abide with me')
  await optional(page, 'Words').fill('Abide with me: fast falls the eventide;\nThe darkness deepens')
  await button(page, 'Done').press('Enter')
  await expect(button(page, /^Abide with me/)).toBeFocused()
  const up = button(page, 'Move up: Abide with me')
  await up.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.getByText('Abide with me is now number 8 of 9')).toBeAttached()

  await button(page, /^Sharing of memories/).click()
  await button(page, 'Remove').click()
  await expect(page.getByText('Removed: Sharing of memories')).toBeVisible()
  await button(page, 'Undo').press('Enter')
  await expect(button(page, /^Sharing of memories/)).toBeFocused()
  await button(page, /^Farewell/).click()
  await button(page, 'Remove').click()

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

test('printed from the browser it is the words of the service, and once it is made its pages', async ({
  page,
  server,
}) => {
  await toOrder(page, server)
  await button(page, 'Add a part').click()
  await page.getByLabel('What it is').selectOption('Hymn or song')
  await page.getByLabel('Which one').fill('Abide with me')
  await optional(page, 'Words').fill('Fast falls the eventide')
  await button(page, 'Done').click()
  const controls = ['Add a part', 'Change', 'Save', 'Paper', 'With its words', 'Account', 'Version']
  const printed = async () => readPdf(await page.pdf({ format: 'A4' }))
  const words = await printed()
  expect(words.pages).toHaveLength(1)
  expect(words.words).toContain('Fast falls the eventide')
  for (const control of controls) expect(words.words).not.toContain(control)

  await button(page, /ee it and print it$/).click()
  await expect(page.getByText('It is ready.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('img', { name: /^Page \d$/ })).toHaveCount(4)
  await page.evaluate(() =>
    Promise.all([...document.images].map((one) => one.decode().catch(() => undefined))),
  )
  const pages = await printed()
  expect(pages.words.trim()).toBe('')
  expect(pages.pages).toHaveLength(4)
})
