import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { type Account, anAccount } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// The frame around the steps: which steps can be opened, saving in place, leaving, and what happens when the server
// fails.

const name = (page: Page) => page.getByLabel('What is the name of your loved one?')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const unsaved = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved Changes' })

interface Host extends Account {
  memorialUuid: string
  /** The memorial as it is on the server. */
  memorial(): Promise<Record<string, unknown>>
  /** Saves a change as another device would. */
  saveElsewhere(change: object): Promise<void>
}

/** A host with a memorial on the server, made by API calls. */
async function aHost(server: RunningServer, request: APIRequestContext): Promise<Host> {
  const account = await anAccount(server)
  const { token } = account
  const answered = async (answer: Promise<{ json(): Promise<unknown> }>) =>
    (await (await answer).json()) as { memorial: { uuid: string } & Record<string, unknown> }
  const headers = { pid: token }
  const { memorial } = await answered(
    request.post('/memorial/create', { headers, data: { nameOfPerson: 'Margaret Hollis' } }),
  )
  const { uuid } = memorial
  const read = async () => (await answered(request.get(`/memorial/get/${uuid}`, { headers }))).memorial
  return {
    ...account,
    memorialUuid: uuid,
    memorial: read,
    async saveElsewhere(change) {
      const answer = await request.post('/memorial/edit', { headers, data: { uuid, ...change } })
      expect(answer.ok()).toBe(true)
    },
  }
}

const toPayment = (page: Page, host: Host) => logInTo(page, host, { uuid: host.memorialUuid })

async function openStep(page: Page, path: string) {
  await page.goto(path)
  await expect(save(page)).toBeVisible()
}

test('a new host goes forward step by step, and back to any step already seen', async ({ page }) => {
  await page.goto('/who')
  const bar = page.getByRole('navigation', { name: 'Steps' })
  await expect(bar.getByText('Save')).toBeVisible()
  await expect(bar.getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: 'Next Step' }).press('Enter')
  await expect(name(page)).toBeFocused()
  await name(page).fill('Margaret')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.waitForURL('**/photos')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bar.getByRole('link')).toHaveCount(2)
  await expect(bar.locator('[aria-current=step]')).toHaveText(/Photos/)
  await bar.getByRole('link', { name: 'Who' }).click()
  await page.waitForURL('**/who')
  await expect(bar.getByRole('link')).toHaveCount(2)
  for (const path of ['/share', '/payment']) {
    await page.goto(path)
    await page.waitForURL('**/save')
  }
})

test('a second memorial can be begun beside an unfinished one, and both can be continued', async ({
  page,
}) => {
  await page.goto('/who')
  await name(page).fill('Margaret')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.waitForURL('**/photos')
  // The focus shows that the step has been stored as the last one reached.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/')
  await page.getByRole('link', { name: 'Begin another memorial' }).click()
  await page.waitForURL('**/who')
  await expect(name(page)).toHaveValue('')
  await name(page).fill('Tom')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.waitForURL('**/photos')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/')
  const ways = page.getByRole('link', { name: /^Continue where you left off/ })
  await expect(ways).toHaveText([/Tom/, /Margaret/])
  await expect(page.getByRole('link', { name: "Let's Go" })).toHaveCount(0)
  await ways.nth(1).click()
  await page.waitForURL('**/photos')
  // Looking at the first step does not change where the memorial is continued.
  await page.goto('/who')
  await expect(name(page)).toHaveValue('Margaret')
  await page.goto('/')
  await ways.first().click()
  await page.waitForURL('**/photos')
})

test('one tab at a time: another one says so and takes over, and the first goes on again', async ({
  page,
  context,
}) => {
  await page.goto('/who')
  await name(page).fill('Margaret')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/who')
  await expect(other.getByRole('heading', { name: 'The memorial is open in another tab' })).toBeFocused()
  await expect(name(other)).toHaveCount(0)
  await other.getByRole('button', { name: 'Go on here' }).click()
  await expect(name(other)).toHaveValue('Margaret')
  await expect(page.getByRole('heading', { name: 'You went on in another tab' })).toBeVisible()
  await name(other).fill('Margaret Hollis')
  const stored = () => other.evaluate(() => localStorage.getItem('memorial-auth'))
  await expect.poll(stored).toContain('Margaret Hollis')

  await page.getByRole('button', { name: 'Go on here' }).click()
  await expect(name(page)).toHaveValue('Margaret Hollis')
  await expect(other.getByRole('heading', { name: 'You went on in another tab' })).toBeVisible()
  // The tab that was taken over goes on by itself once the other one is closed.
  await page.close()
  await expect(name(other)).toHaveValue('Margaret Hollis')
})

test('a host saves in place, is asked before leaving, and is told when saving fails', async ({
  page,
  request,
  server,
  expectedErrors,
}) => {
  const host = await aHost(server, request)
  await toPayment(page, host)
  await openStep(page, '/who')
  const bar = page.getByRole('navigation', { name: 'Steps' })
  // Save is hidden, and Share needs the payment first.
  await expect(bar.getByRole('listitem')).toHaveCount(7)
  await expect(bar.getByText('Save')).toHaveCount(0)
  await expect(bar.getByRole('link')).toHaveCount(6)
  await expect(page).toHaveTitle('Who · Step 1 of 7 · Afterglow')
  await expect(page.getByText('All changes saved')).toBeVisible()

  await test.step('Save stores the changes, and the step stays open', async () => {
    await name(page).fill('Margaret Anne Hollis')
    await expect(page.getByText('Changes not saved yet')).toBeVisible()
    await save(page).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expect(page).toHaveURL(/\/who$/)
    expect((await host.memorial()).nameOfPerson).toBe('Margaret Anne Hollis')
  })

  await test.step('with everything saved, Next Step leads on', async () => {
    await page.getByRole('link', { name: 'Next Step' }).click()
    await page.waitForURL('**/photos')
    await bar.getByRole('link', { name: 'Who' }).click()
    await page.waitForURL('**/who')
  })

  await test.step('with unsaved changes, the host can stay or leave without saving', async () => {
    await bar.getByRole('link', { name: 'Photos' }).click()
    await page.waitForURL('**/photos')
    await bar.getByRole('link', { name: 'Who' }).click()
    await name(page).fill('Somebody else')
    await bar.getByRole('link', { name: 'Photos' }).click()
    await expect(unsaved(page)).toBeVisible()
    await unsaved(page).getByRole('button', { name: 'Stay' }).click()
    // Wait until the question is closed: while it is open, Back would answer it.
    await expect(unsaved(page)).toBeHidden()
    await expect(page).toHaveURL(/\/who$/)
    await expect(name(page)).toHaveValue('Somebody else')
    await page.goBack()
    await expect(unsaved(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await bar.getByRole('link', { name: 'Photos' }).click()
    await unsaved(page).getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/photos')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await bar.getByRole('link', { name: 'Who' }).click()
    await expect(name(page)).toHaveValue('Margaret Anne Hollis')
  })

  await test.step('save and leave: what is in the way, or fails, is told on the step', async () => {
    const saveAndLeave = unsaved(page).getByRole('button', { name: 'Save and leave' })
    await name(page).fill('M')
    await bar.getByRole('link', { name: 'Photos' }).click()
    await saveAndLeave.click()
    await expect(unsaved(page)).toBeHidden()
    await expect(page.getByText('To go on, please write the name of your loved one.')).toBeVisible()
    await expect(page).toHaveURL(/\/who$/)

    expectedErrors.push(/400/)
    await page.route('**/memorial/edit', (route) =>
      route.fulfill({ status: 400, json: { success: false, msg: 'We are resting.', code: 'BAD_INPUT' } }),
    )
    await name(page).fill('Margaret A. Hollis')
    await bar.getByRole('link', { name: 'Photos' }).click()
    await saveAndLeave.click()
    await expect(page.getByText('We are resting.')).toBeVisible()
    await expect(page).toHaveURL(/\/who$/)
    await page.unroute('**/memorial/edit')

    await bar.getByRole('link', { name: 'Photos' }).click()
    await saveAndLeave.click()
    await page.waitForURL('**/photos')
    expect((await host.memorial()).nameOfPerson).toBe('Margaret A. Hollis')

    // Back is taken back, saved, and then taken: it leaves no entry behind.
    await bar.getByRole('link', { name: 'Who' }).click()
    await name(page).fill('Margaret Anne Hollis')
    await page.goBack()
    await saveAndLeave.click()
    await page.waitForURL('**/photos')
    expect((await host.memorial()).nameOfPerson).toBe('Margaret Anne Hollis')
    await page.goForward()
    await expect(page).toHaveURL(/\/who$/)
  })
})
