import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn, logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial, type Made } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

const pathOf = ({ uuid }: Made) => `/memorial/keepsakes?memorial=${uuid}`
const calls = '**/memorial/pdf/**'

async function aHost(server: RunningServer, mailedCode: (email: string) => Promise<string>) {
  const host = await anAccount(server, mailedCode)
  const made = await aPublicMemorial(server, host, { hostMessage: 'She sang.', memorialDate: '2031-11-28' })
  return { host, made }
}

/** A book as the server tells of it. */
const aBook = (fields: object = {}) => ({
  uuid: '3f1f4c0e-0000-4000-8000-000000000001',
  state: 'WORKING',
  progress: 40,
  choices: { paper: 'A4', contributions: true, attended: false, first: 'STORIES' },
  pages: null,
  bytes: null,
  missing: 0,
  generatedAt: null,
  isCurrent: true,
  pdfUrl: null,
  previewUrls: [],
  ...fields,
})

/** Lets the calls for a book answer what a server in trouble would; `null` is no answer at all. */
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

const noBook = { status: 200, body: { book: null } }

test.describe('a book that cannot be made', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is said in a dialog on the dashboard with its reason, and can be tried again', async ({
    page,
    server,
    mailedCode,
    expectAccessible,
  }) => {
    const { host, made } = await aHost(server, mailedCode)
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
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
    await expect(card.getByRole('button', { name: 'Generate PDF' })).toBeFocused()
    await expect(card.getByRole('alert')).toContainText('The book could not be made. Please try again.')
    await card.getByRole('button', { name: 'Try Again' }).click()
    await expect(dialog).toContainText('Failed to generate PDF')
  })

  test('is said in other words where nobody answers', async ({ page, server, mailedCode }) => {
    const { host, made } = await aHost(server, mailedCode)
    await answerWith(page, (method) => (method === 'GET' ? noBook : null))
    await logInTo(page, host, made)
    await page.getByRole('button', { name: 'Generate PDF' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Error generating PDF. Please try again.')
  })

  test('is said when it breaks half-way, once, and not again to whoever comes later', async ({
    page,
    server,
    mailedCode,
  }) => {
    const { host, made } = await aHost(server, mailedCode)
    let state = 'WORKING'
    await answerWith(page, () => ({ status: 200, body: { book: aBook({ state }), pdfUrl: null } }))
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

  test('leaves the one before it, and its choices, on the page of keepsakes', async ({
    page,
    server,
    mailedCode,
  }) => {
    const { host, made } = await aHost(server, mailedCode)
    const ready = { state: 'READY', progress: 100, pages: 12, bytes: 3_400_000, pdfUrl: '/keepsakes/x/b.pdf' }
    await answerWith(page, (method) =>
      method === 'GET'
        ? { status: 200, body: { book: aBook({ ...ready, generatedAt: '2031-11-20T10:00:00Z' }) } }
        : { status: 429, body: { code: 'TOO_MANY_ATTEMPTS', msg: 'Please wait a little.' } },
    )
    await logIn(page, host, pathOf(made))
    await page.getByText('US Letter').click()
    await page.getByRole('button', { name: 'Make the book' }).click()
    await expect(page.getByRole('alert')).toContainText('Please wait a little.')
    await expect(page.getByLabel('US Letter')).toBeChecked()
    await expect(page.getByText('12 pages, 3.4 MB')).toBeVisible()
    await expect(page.getByText('It was made with other choices')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  })
})

test.describe('a book that takes its time', () => {
  test('says after two minutes that the page may be closed', async ({ page, server, mailedCode }) => {
    const { host, made } = await aHost(server, mailedCode)
    await answerWith(page, () => ({ status: 200, body: { book: aBook() } }))
    await page.clock.install()
    await logIn(page, host, pathOf(made))
    await expect(page.getByRole('progressbar', { name: 'Making the book' })).toBeVisible()
    await expect(page.getByText('40%')).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(page.getByText('You may close this page')).toBeHidden()
    await page.clock.runFor(65_000)
    await expect(page.getByText('You may close this page')).toBeVisible()
  })

  test('goes on by itself after the connection was lost', async ({
    page,
    server,
    mailedCode,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
    const { host, made } = await aHost(server, mailedCode)
    let progress = 40
    await answerWith(page, () => ({ status: 200, body: { book: aBook({ progress }) } }))
    await logIn(page, host, pathOf(made))
    await expect(page.getByText('40%')).toBeVisible()
    await page.unroute(calls)
    await page.context().setOffline(true)
    await expect(page.getByText('There is no connection at the moment')).toBeVisible()
    progress = 60
    await answerWith(page, () => ({ status: 200, body: { book: aBook({ progress }) } }))
    await page.context().setOffline(false)
    await expect(page.getByText('60%')).toBeVisible()
    await expect(page.getByText('There is no connection at the moment')).toBeHidden()
  })
})

test('a memorial that is not there says so once, and leads back', async ({
  page,
  server,
  mailedCode,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const host = await anAccount(server, mailedCode)
  await logIn(page, host, '/memorial/keepsakes?memorial=3f1f4c0e-0000-4000-8000-000000000009')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('No memorial found')
  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await page.waitForURL('**/profile')
})
