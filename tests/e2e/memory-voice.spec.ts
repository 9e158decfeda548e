import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { aPlace, button, contributions, dialog, open, shot, signIn } from './support/contribute-dialog.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount } from './support/memorials.ts'

// Voices and films in memories, with Chromium's fake microphone.

const filmFile = fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url))

const hold = (page: Page) => dialog(page).getByRole('button', { name: 'Hold to speak', exact: true })
const stop = (page: Page) => dialog(page).getByRole('button', { name: 'Stop', exact: true })
const listen = (page: Page) => dialog(page).getByLabel('Listen to Voice 1')

async function speak(page: Page, until = '0:02') {
  await button(page, 'Record a voice').click()
  await hold(page).click()
  await expect(dialog(page).getByRole('timer')).toHaveText(until)
  await stop(page).click()
  await expect(listen(page)).toBeVisible()
}

/** Of something that is playing. */
const played = (page: Page, css: string) =>
  page.locator(css).evaluate((media: HTMLMediaElement) => media.currentTime)

test('a voice is recorded, kept over a reload, sent, and played by somebody else', async ({
  page,
  server,
  browser,
}) => {
  const { host, made } = await aPlace(server)
  const joan = await anAccount(server)
  await signIn(page, joan)
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  await speak(page)
  await shot(page, 'voice-recorded')
  await page.reload()
  await open(page, 'Go on with it')
  await expect(listen(page)).toBeVisible()
  await expect
    .poll(() => listen(page).evaluate((media: HTMLMediaElement) => media.duration))
    .toBeGreaterThan(1)
  await dialog(page).locator('summary').filter({ hasText: 'What is said, in writing' }).click()
  await dialog(page).getByLabel('What is said, in writing').fill('She sang in the car.')
  await button(page, 'Send my memory').click()
  await expect(dialog(page)).toContainText('Thank you', { timeout: 30_000 })
  await expect(dialog(page)).toContainText('with one recording')
  const [memory] = await contributions(server, host, made)
  expect(memory).toMatchObject({
    message: '',
    media: [],
    recordings: [{ mediaType: 2, transcript: 'She sang in the car.' }],
  })

  const other = await browser.newPage()
  await expect
    .poll(
      async () => {
        await other.goto(`${server.url}/view/${made.shareSlug}`)
        return other.locator('#memories article').count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  expect(await other.locator('#memories audio').getAttribute('preload')).toBe('none')
  await other.locator('#memories summary').filter({ hasText: 'Hear' }).click()
  await expect.poll(() => played(other, '#memories audio')).toBeGreaterThan(0.3)
  await other.locator('#memories summary').filter({ hasText: 'What is said' }).click()
  await expect(other.getByText('She sang in the car.')).toBeVisible()
  await shot(other, 'voice-on-the-wall')
  await other.close()
})

test('a film is added, and waits for a host who plays it before it is approved', async ({ page, server }) => {
  const { host, made } = await aPlace(server, 'NONE')
  const joan = await anAccount(server)
  await page.goto(`/view/${made.shareSlug}`)
  await page.evaluate((token) => localStorage.setItem('apiToken', token), joan.token)
  await page.reload()
  await open(page)
  const chooses = page.waitForEvent('filechooser')
  await button(page, 'Add a film').click()
  await (await chooses).setFiles(filmFile)
  await expect(dialog(page).getByLabel('Listen to Film 1')).toBeVisible()
  await button(page, 'Send my memory').click()
  await expect(dialog(page)).toContainText('The family will see it first', { timeout: 30_000 })

  await page.evaluate((token) => localStorage.setItem('apiToken', token), host.token)
  await page.goto(`/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await page.goto('/memorial/memories')
  const film = page.locator('article summary').filter({ hasText: 'A film from' })
  await film.click()
  await expect.poll(() => played(page, 'article video')).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Write down what is said' }).click()
  await page.getByLabel('What is said').fill('Come as you are.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Change what is said' })).toBeVisible()
  await shot(page, 'film-for-its-host')
})
