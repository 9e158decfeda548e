import type { Locator, Page } from '@playwright/test'
import { toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { toPayment } from './support/host.ts'
import { addPhoto, aPicture, prepared } from './support/memorials.ts'

// What somebody has to press next is in sight when a screen of a phone opens, above what covers its foot.

test.use({ viewport: { width: 360, height: 740 } })

/** How far its lower edge is above the foot, or above the edge of the window, in pixels. */
async function above(page: Page, what: Locator, foot = page.locator('[data-foot]')): Promise<number> {
  await expect(what).toBeVisible()
  const [box, bar] = [await what.boundingBox(), await foot.boundingBox()]
  return (bar?.y ?? page.viewportSize()?.height ?? 0) - (box ? box.y + box.height : Number.POSITIVE_INFINITY)
}

test('step 3 shows all three ways to go on', async ({ page }) => {
  await page.goto('/message')
  for (const name of ['Yes, Record Video', 'No, Write Message'])
    expect(await above(page, page.getByRole('button', { name }))).toBeGreaterThan(0)
  expect(await above(page, page.getByRole('link', { name: "I'll do this later" }))).toBeGreaterThanOrEqual(0)
})

test('the payment shows its price and where the card begins', async ({ page, server }) => {
  await toPayment(page, server)
  expect(await above(page, page.getByText('$30.00 AUD', { exact: true }))).toBeGreaterThan(0)
  expect(await above(page, page.getByRole('button', { name: /^Promo code/ }))).toBeGreaterThan(0)
  expect(await above(page, page.getByText('Cardholder name'))).toBeGreaterThan(0)
  // Most of its field.
  expect(await above(page, page.getByLabel('Cardholder name'))).toBeGreaterThan(-20)
})

test('over a keyboard the buttons of “When?” do not cover the year', async ({ page, server }) => {
  const { host, made } = await toEditScreen(page, server, 'edit-stories')
  await addPhoto(server, host, made, { content: await aPicture(1), title: 'The gate' })
  await prepared(server, host, made)
  await page.goto('/memorial/edit-photos')
  await page.getByRole('button', { name: /^When was this/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.setViewportSize({ width: 360, height: 400 })
  const year = dialog.getByLabel('Year', { exact: true })
  await year.focus()
  await year.scrollIntoViewIfNeeded()
  // What is seen at its lower edge is the field itself.
  const isSeen = await year.evaluate((field) => {
    const { left, bottom, width } = field.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, bottom - 4) === field
  })
  expect(isSeen).toBe(true)
  await year.fill('1962')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
})
