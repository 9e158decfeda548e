import type { Page } from '@playwright/test'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'

// Edit Message, with Chromium's fake camera.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const words = (page: Page) => page.getByLabel('Write your personal message here...')
const clip = (page: Page) => page.getByLabel('Your video message', { exact: true })

test('a message is written, recorded, and written again: both are kept, and each can be shown', async ({
  page,
  server,
}) => {
  const place = await toEditScreen(page, server, 'edit-message', {
    hostMessage: 'Thank you all.',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Message')
  await expect(words(page)).toHaveValue('Thank you all.')
  await expect(page.getByText('14 / 500')).toBeVisible()
  await words(page).fill('a'.repeat(501))
  await expect(page.getByText('Message must be less than 500 characters')).toBeVisible()
  await expect(button(page, 'Save')).toBeDisabled()
  await words(page).fill('Thank you all for coming.')
  await save(page)
  expect(await onServer(server, place)).toMatchObject({ hostMessage: 'Thank you all for coming.' })
  await page.goto('/message')
  await expect(words(page)).toHaveValue('Thank you all for coming.')

  await openScreen(page, 'edit-message')
  await button(page, 'Record a Video Message').click()
  await button(page, 'Start Recording').click()
  await expect(page.getByRole('timer')).toHaveText('Recording 00:02')
  await expect(button(page, 'Save')).toBeDisabled()
  await button(page, 'Stop Recording').click()
  await expect(clip(page)).toBeVisible()
  await expect(button(page, 'Review')).toBeVisible()
  await expect(button(page, 'Re-record')).toBeVisible()
  await save(page)
  const recorded = await onServer(server, place)
  expect(recorded).toMatchObject({
    hostMessage: 'Thank you all for coming.',
    hostVideoMessage: { mediaType: 1 },
    isVideoShown: true,
  })

  // Saving an unchanged video changes nothing.
  await openScreen(page, 'edit-message')
  await expect(clip(page)).toBeVisible()
  await button(page, 'Save').click()
  await page.waitForURL('**/memorial/dashboard')
  expect((await onServer(server, place)).version).toBe(recorded.version)

  await openScreen(page, 'edit-message')
  await page.getByRole('group').getByRole('button', { name: 'Write a Text Message' }).click()
  await expect(words(page)).toBeFocused()
  await expect(words(page)).toHaveValue('Thank you all for coming.')
  await words(page).fill('In a few words.')
  await save(page)
  expect(await onServer(server, place)).toMatchObject({
    hostMessage: 'In a few words.',
    hostVideoMessage: { mediaType: 1 },
    isVideoShown: false,
  })

  await openScreen(page, 'edit-message')
  await expect(words(page)).toHaveValue('In a few words.')
  await button(page, 'Show the video instead').press('Enter')
  await expect(button(page, 'Show the words instead')).toBeFocused()
  await expect(
    page.getByText('Your written message is kept as well, and people see the video.'),
  ).toBeVisible()
  await save(page)
  expect(await onServer(server, place)).toMatchObject({ hostMessage: 'In a few words.', isVideoShown: true })

  await openScreen(page, 'edit-message')
  await page.getByRole('group').getByRole('button', { name: 'Write a Text Message' }).click()
  await button(page, 'Remove the video').press('Enter')
  await expect(words(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await button(page, 'Remove the video').click()
  await save(page)
  expect(await onServer(server, place)).toMatchObject({
    hostMessage: 'In a few words.',
    hostVideoMessage: null,
  })
})
