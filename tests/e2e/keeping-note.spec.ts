import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { addPhotos, beginDraft } from './support/host.ts'
import { reach } from './support/keyboard.ts'
import { enlarge, expectReachable } from './support/large-type.ts'
import { aPhoto } from './support/photos.ts'
import {
  evictsStorage,
  grantsPersistence,
  inPrivateWindow,
  persistenceRequests,
  seventhDay,
} from './support/storage-persistence.ts'

// How long a draft stays in this browser, and that the note about it is true for each kind of browser
// (docs/decisions/0175).

const words = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const note = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click()

const WEEK = 'Saved on this device, 7 days'
const WEEK_NOTE = 'Saved on this device, for seven days'
const HERE = 'Saved on this device'

/** A draft with photos, on the step after them. */
async function withMuch(page: Page) {
  await beginDraft(page)
  await addPhotos(page, [await aPhoto('lake.jpg'), await aPhoto('garden.jpg', '#804020')])
  await next(page)
  await page.waitForURL('**/message')
}

test('a browser that deletes stored data says until when, once on its own, and afterwards on request', async ({
  page,
}) => {
  await evictsStorage(page)
  await beginDraft(page)
  await expect(words(page, WEEK)).toHaveAttribute('aria-expanded', 'false')
  await expect(note(page, WEEK_NOTE), 'a name alone is soon written again').toHaveCount(0)
  await addPhotos(page, [await aPhoto('lake.jpg'), await aPhoto('garden.jpg', '#804020')])
  await expect(note(page, WEEK_NOTE), 'nobody is interrupted').toHaveCount(0)
  await next(page)
  await page.waitForURL('**/message')

  await test.step('the note opens over the page, takes no focus, and moves nothing', async () => {
    await expect(note(page, WEEK_NOTE)).toContainText(`kept until at least ${seventhDay()}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const heading = page.getByRole('heading', { level: 1 })
    const [open, above] = [await heading.boundingBox(), await note(page, WEEK_NOTE).boundingBox()]
    const foot = await page.getByRole('region', { name: 'Back and onwards' }).boundingBox()
    expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(foot?.y))
    await page.keyboard.press('Escape')
    await expect(note(page, WEEK_NOTE)).toHaveCount(0)
    expect(await heading.boundingBox()).toEqual(open)
    await expect(heading, 'whoever is elsewhere stays there').toBeFocused()
  })

  await test.step('afterwards the note opens when its button is pressed', async () => {
    await page.reload()
    await expect(words(page, WEEK)).toBeVisible()
    await page.getByRole('link', { name: 'Photos' }).click()
    await page.waitForURL('**/photos')
    await expect(words(page, WEEK)).toHaveAttribute('aria-expanded', 'false')
    await reach(page, words(page, WEEK))
    await page.keyboard.press('Enter')
    await expect(words(page, WEEK)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Keep it by mail' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(note(page, WEEK_NOTE)).toHaveCount(0)
    await expect(words(page, WEEK)).toBeFocused()
    await page.keyboard.press('Space')
    await note(page, WEEK_NOTE).getByRole('button', { name: 'I understand' }).click()
    await expect(note(page, WEEK_NOTE)).toHaveCount(0)
    await expect(words(page, WEEK)).toBeFocused()
    await words(page, WEEK).click()
    await words(page, WEEK).click()
    await expect(note(page, WEEK_NOTE)).toHaveCount(0)
  })
})

test('a browser that may delete data when space is short says so, without a notice on its own', async ({
  page,
}) => {
  await withMuch(page)
  await expect(words(page, HERE)).toHaveAttribute('aria-expanded', 'false')
  await words(page, HERE).click()
  await expect(note(page, HERE)).toContainText(
    'It stays here until you clear this browser, or this device runs out of room.',
  )
  await expect(note(page, HERE), 'quietly').toContainText('Keep it by mail')
})

test('a browser that can grant persistence is asked once there are photos, and then promises to keep the draft', async ({
  page,
}) => {
  await grantsPersistence(page)
  await beginDraft(page)
  await words(page, HERE).click()
  await expect(note(page, HERE)).toContainText('or this device runs out of room')
  await expect(note(page, HERE), 'a name alone is no reason for an account').not.toContainText('by mail')
  await addPhotos(page, [await aPhoto('lake.jpg'), await aPhoto('garden.jpg', '#804020')])
  expect(await persistenceRequests(page)).toBe(0)
  await next(page)
  await page.waitForURL('**/message')
  await expect.poll(() => persistenceRequests(page)).toBe(1)
  await words(page, HERE).click()
  await expect(note(page, HERE)).toContainText('it will be here when you come back')
  await page.reload()
  await words(page, HERE).click()
  await expect(note(page, HERE)).toContainText('it will be here when you come back')
  expect(await persistenceRequests(page)).toBe(1)
})

test('a browser that normally deletes data after a week does not say so once persistence is granted', async ({
  page,
}) => {
  await evictsStorage(page)
  await grantsPersistence(page)
  await withMuch(page)
  await expect(words(page, HERE)).toBeVisible()
  await expect(page.getByText('7 days')).toHaveCount(0)
})

test('a private window says that the draft is gone when it is closed', async ({ page }) => {
  await inPrivateWindow(page)
  const session = 'Kept until you close this window'
  await page.goto('/who')
  await page.getByLabel('What is the name of your loved one?').fill('Margaret')
  await expect(words(page, session)).toBeVisible()
  await addPhotos(page, [await aPhoto('lake.jpg'), await aPhoto('garden.jpg', '#804020')])
  await next(page)
  await page.waitForURL('**/message')
  await expect(note(page, session)).toContainText(
    'This window is private: when you close it, what you wrote is gone.',
  )
})

test('on a full device texts are kept, and it says what happens to photos', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await beginDraft(page)
  await page.goto('/photos')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await aPhoto('lake.jpg')])
  await expect(page.locator('main figure img')).toHaveCount(1)
  const told = 'What you wrote is saved. Photos from here on are kept only while this page is open.'
  await expect(page.locator('main').getByText(told)).toBeVisible()
  await words(page, 'Kept in this tab only').click()
  await expect(note(page, 'This device has no more room')).toContainText(told)
})

test('with text enlarged to twice its size on a phone, all of the note can be read and pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await evictsStorage(page)
  await withMuch(page)
  await enlarge(page)
  const { width } = (await note(page, WEEK_NOTE).boundingBox()) ?? { width: 0 }
  expect(width).toBeLessThanOrEqual(360)
  for (const control of [
    page.getByRole('link', { name: 'Keep it by mail' }),
    note(page, WEEK_NOTE).getByRole('button', { name: 'I understand' }),
  ]) {
    await control.scrollIntoViewIfNeeded()
    await control.click({ trial: true })
  }
  await note(page, WEEK_NOTE).getByRole('button', { name: 'I understand' }).click()
  await expectReachable(page)
})
