import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

// The Message step without a camera: refused, or in a browser that cannot record.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Camera/Microphone Access Required' })

/** Makes every request for the camera fail with the same error. */
const refuseWith = (page: Page, name: string) =>
  page.addInitScript((errorName) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', errorName))
  }, name)

test('after a refused permission, the host can write or try again', async ({ page }) => {
  await refuseWith(page, 'NotAllowedError')
  await page.goto('/message')
  await button(page, 'Yes, Record Video').click()
  await expect(dialog(page)).toBeVisible()
  await button(page, 'Try Again').click()
  await expect(dialog(page)).toBeVisible()
  await button(page, 'Write a Message').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByLabel('Write your personal message here...')).toBeFocused()
})

test('a browser without a recorder offers a file or a written message', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'))
  await page.goto('/message')
  await button(page, 'Yes, Record Video').click()
  await expect(page.getByText('This browser cannot record video')).toBeVisible()
  await expect(page.getByLabel('Choose a video from this device')).toBeAttached()
  await button(page, 'Changed my Mind, Write a Message').click()
  await expect(page.getByLabel('Write your personal message here...')).toBeVisible()
})
