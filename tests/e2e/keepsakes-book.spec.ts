import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { aBook } from '#app/features/keepsakes/testing.ts'
import type { Book } from '#contract/keepsakes.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn, logInTo } from './support/host.ts'
import { press, reach } from './support/keyboard.ts'
import {
  type Account,
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  type Made,
  prepared,
} from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

const pathOf = ({ uuid }: Made) => `/memorial/keepsakes?memorial=${uuid}`
const calls = '**/memorial/pdf/**'
const bookCard = (page: Page) => page.getByRole('region', { name: 'The book' })

async function aHost(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { hostMessage: 'She sang.', memorialDate: '2031-11-28' })
  return { host, made }
}

/** Replaces responses to calls for a book by those of a server in trouble; `null` is no response. */
async function answerWith(page: Page, answer: (method: string) => { status: number; body: object } | null) {
  await page.route(calls, (route) => {
    const given = answer(route.request().method())
    if (given === null) return route.abort()
    return route.fulfill({
      status: given.status,
      json: { success: given.status < 400, msg: null, ...given.body },
    })
  })
}

/** How long to wait for a book, which is set in a process of its own on a machine that may be busy. */
const whole = { timeout: 60_000 }

async function change(server: RunningServer, host: Account, { uuid }: Made, hostMessage: string) {
  await call(server, 'POST', '/memorial/edit', { token: host.token, body: { uuid, hostMessage } })
}

/** The first bytes of the file that a link downloads. */
async function firstBytes(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return (await readFile(await download.path())).subarray(0, 5).toString('latin1')
}

test('a book is made and downloaded, and made again after a change', async ({ page, server }) => {
  const { host, made } = await aHost(server)
  await addPhoto(server, host, made, { content: await aPicture(1), title: 'At the beach' })
  await addPhoto(server, host, made, { content: await aPicture(2, { width: 600, height: 900 }) })
  await prepared(server, host, made)
  await logInTo(page, host, made)
  await page.getByRole('link', { name: 'All keepsakes: book, archive, service pack, cards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keepsakes' })).toBeFocused()

  await page.getByRole('navigation', { name: 'Keepsakes' }).getByRole('link', { name: 'The archive' }).click()
  await expect(page.getByRole('region', { name: 'The archive' })).toBeInViewport()
  const card = bookCard(page)
  await card.getByText('US Letter').click()
  await card.getByText('Photos, then stories').click()
  await card.getByText('Memories from others').click()
  await card.getByRole('button', { name: 'Make the book' }).click()
  await expect(card.getByText('Your book is ready.')).toBeVisible(whole)
  await expect(card.getByRole('progressbar')).toHaveCount(0)
  await expect(card.getByText(/^\d+ pages?, [\d.]+ [kM]B$/)).toBeVisible()
  await expect(card.getByText('US Letter, made on')).toBeVisible()

  const first = card.getByRole('img', { name: 'Page 1', exact: true })
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await card.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Page 1')
  await page.keyboard.press('Escape')
  await expect(card.getByRole('link', { name: 'Page 1', exact: true })).toBeFocused()
  expect(await firstBytes(page, card.getByRole('link', { name: 'Download the book' }))).toBe('%PDF-')

  await page.reload()
  await expect(card.getByLabel('US Letter')).toBeChecked()
  await expect(card.getByLabel('Photos, then stories')).toBeChecked()
  await expect(card.getByLabel('Memories from others')).not.toBeChecked()
  await expect(card.getByRole('link', { name: 'Download the book' })).toBeVisible()
  await expect(card.getByText('Your book is ready.')).toBeHidden()
  await card.getByRole('button', { name: 'Make the book' }).click()
  await expect(card.getByText('This book is up to date')).toBeVisible()

  await change(server, host, made, 'She sang, and the dog sang too.')
  await page.reload()
  await expect(card.getByText('The memorial has changed since this book was made.')).toBeVisible()
  await card.getByRole('button', { name: 'Make it again' }).click()
  await expect(card.getByText('Your book is ready.')).toBeVisible(whole)
  await expect(card.getByText('The memorial has changed since this book was made.')).toBeHidden()
})

test('the dashboard makes the book in one press, even of a memorial with only a name', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await logInTo(page, host, made)
  const card = page.getByRole('region', { name: 'Keepsakes' })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/pdf/generate/') && asked.push(request.url()))
  await card.getByRole('button', { name: 'Generate PDF' }).dblclick()
  await expect(card.getByText('Your book is ready.')).toBeVisible(whole)
  expect(asked, 'pressed twice, asked for once').toHaveLength(1)
  expect(await firstBytes(page, card.getByRole('link', { name: 'Download the book' }))).toBe('%PDF-')
  await expect(card.getByRole('link', { name: 'Open the book (in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('a book is configured, made and previewed with the keyboard alone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { host, made } = await aHost(server)
  await logIn(page, host, pathOf(made))
  const card = bookCard(page)
  await reach(page, card.getByLabel('A4'))
  await page.keyboard.press('ArrowDown')
  await expect(card.getByLabel('US Letter')).toBeChecked()
  await reach(page, card.getByLabel('The names of those who came'))
  await page.keyboard.press('Space')
  await press(page, card.getByRole('button', { name: 'Make the book' }))
  await expect(card.getByText('Your book is ready.')).toBeVisible(whole)
  await expect(card.getByRole('button', { name: 'Make the book' })).toBeFocused()
  await press(page, card.getByRole('link', { name: 'Page 1', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toContainText('Page 2')
  await page.keyboard.press('Escape')
  await expect(card.getByRole('link', { name: 'Page 1', exact: true })).toBeFocused()
  await reach(page, card.getByRole('link', { name: 'Download the book' }))
})

test('a book that is being made is still there after leaving the page', async ({ page, server }) => {
  const { host, made } = await aHost(server)
  await logIn(page, host, pathOf(made))
  const asked = page.waitForResponse('**/memorial/pdf/generate/**')
  await page.getByRole('button', { name: 'Make the book' }).click()
  await asked
  await page.goto('/profile')
  await page.goto(pathOf(made))
  await expect(page.getByRole('link', { name: 'Download the book' })).toBeVisible(whole)
})

const noBook = { status: 200, body: { book: null } }

test.describe('a book that cannot be made', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('its reason is shown in a dialog on the dashboard, and it can be tried again', async ({
    page,
    server,
  }) => {
    const { host, made } = await aHost(server)
    await answerWith(page, (method) =>
      method === 'GET'
        ? noBook
        : {
            status: 500,
            body: { code: 'BOOK_FAILED', msg: 'The book could not be made. Please try again.' },
          },
    )
    await logInTo(page, host, made)
    const card = page.getByRole('region', { name: 'Keepsakes' })
    await card.getByRole('button', { name: 'Generate PDF' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(
      'Failed to generate PDF: The book could not be made. Please try again.',
    )
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
    await expect(card.getByRole('button', { name: 'Generate PDF' })).toBeFocused()
    await expect(card.getByRole('alert')).toContainText('The book could not be made. Please try again.')
    await card.getByRole('button', { name: 'Try Again' }).click()
    await expect(dialog).toContainText('Failed to generate PDF')
  })

  test('a general error is shown when there is no response', async ({ page, server }) => {
    const { host, made } = await aHost(server)
    await answerWith(page, (method) => (method === 'GET' ? noBook : null))
    await logInTo(page, host, made)
    await page.getByRole('button', { name: 'Generate PDF' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Error generating PDF. Please try again.')
  })

  test('a failure half-way is shown once, and not again on later visits', async ({ page, server }) => {
    const { host, made } = await aHost(server)
    let state: Book['state'] = 'WORKING'
    await answerWith(page, () => ({ status: 200, body: { book: aBook({ state }), pdfUrl: null } }))
    // The dashboard gets the book in the same response as everything else.
    await page.route('**/memorial/visit/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), book: aBook({ state }) } })
    })
    await logInTo(page, host, made)
    const card = page.getByRole('region', { name: 'Keepsakes' })
    await expect(card.getByText('Making the book', { exact: true })).toBeVisible()
    state = 'FAILED'
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Failed to generate PDF: ')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await page.reload()
    await expect(card.getByRole('alert')).toContainText('The book could not be made')
    await expect(dialog).toBeHidden()
  })

  test('the page of keepsakes keeps the book before it, and its choices', async ({ page, server }) => {
    const { host, made } = await aHost(server)
    const file = { pages: 12, bytes: 3_400_000, missing: 2, pdfUrl: '/keepsakes/x/b.pdf' }
    const ready = { state: 'READY', progress: 100, ...file } as const
    await answerWith(page, (method) =>
      method === 'GET'
        ? { status: 200, body: { book: aBook({ ...ready, generatedAt: '2031-11-20T10:00:00Z' }) } }
        : { status: 429, body: { code: 'TOO_MANY_ATTEMPTS', msg: 'Please wait a little.' } },
    )
    await logIn(page, host, pathOf(made))
    const card = bookCard(page)
    await card.getByText('US Letter').click()
    await card.getByRole('button', { name: 'Make the book' }).click()
    await expect(card.getByRole('alert')).toContainText('Please wait a little.')
    await expect(card.getByLabel('US Letter')).toBeChecked()
    await expect(card.getByText('12 pages, 3.4 MB')).toBeVisible()
    await expect(card.getByText('It was made with other choices')).toBeVisible()
    await expect(card.getByText('2 photos could not be read and are not in the book.')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Download the book' })).toBeVisible()
  })
})

test.describe('a book that takes long', () => {
  test('after two minutes it says that the page may be closed', async ({ page, server }) => {
    const { host, made } = await aHost(server)
    await answerWith(page, () => ({ status: 200, body: { book: aBook({ progress: 40 }) } }))
    await page.clock.install()
    await logIn(page, host, pathOf(made))
    await expect(bookCard(page).getByRole('progressbar', { name: 'Making the book' })).toBeVisible()
    await expect(bookCard(page).getByText('40%')).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(bookCard(page).getByText('You may close this page')).toBeHidden()
    await page.clock.runFor(65_000)
    await expect(bookCard(page).getByText('You may close this page')).toBeVisible()
  })

  test('progress goes on by itself after the connection was lost', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
    const { host, made } = await aHost(server)
    let progress = 40
    await answerWith(page, () => ({ status: 200, body: { book: aBook({ progress }) } }))
    await logIn(page, host, pathOf(made))
    const card = bookCard(page)
    await expect(card.getByText('40%')).toBeVisible()
    // Go offline before removing the route: a poll between the two would reach the server, which has no book.
    await page.context().setOffline(true)
    await page.unroute(calls)
    await expect(card.getByText('There is no connection at the moment')).toBeVisible()
    progress = 60
    await answerWith(page, () => ({ status: 200, body: { book: aBook({ progress }) } }))
    await page.context().setOffline(false)
    await expect(card.getByText('60%')).toBeVisible()
    await expect(card.getByText('There is no connection at the moment')).toBeHidden()
  })
})

test('a memorial that does not exist shows one error, and a way back', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const host = await anAccount(server)
  await logIn(page, host, '/memorial/keepsakes?memorial=3f1f4c0e-0000-4000-8000-000000000009')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('No memorial found')
  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await page.waitForURL('**/profile')
})
