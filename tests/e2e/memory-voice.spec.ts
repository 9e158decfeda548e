import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { anAccount } from './support/memorials.ts'
import { aPlace, button, card, contributions, signIn, touch } from './support/memory-card.ts'

// Voices and films in memories, with Chromium's fake microphone.

const start = (page: Page) => card(page).getByRole('button', { name: 'Press to speak', exact: true })
const stop = (page: Page) => card(page).getByRole('button', { name: 'Stop', exact: true })
const listen = (page: Page) => card(page).getByLabel('Listen to Voice 1')

async function speak(page: Page, until = '0:02') {
  await button(page, 'Record a voice').click()
  await start(page).click()
  await expect(card(page).getByRole('timer')).toHaveText(until)
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
  await touch(page)
  await speak(page)
  await page.reload()
  await expect(listen(page)).toBeVisible()
  await expect
    .poll(() => listen(page).evaluate((media: HTMLMediaElement) => media.duration))
    .toBeGreaterThan(1)
  await card(page).locator('summary').filter({ hasText: 'What is said, in writing' }).click()
  await card(page).getByLabel('What is said, in writing').fill('She sang in the car.')
  await button(page, 'Send my memory').click()
  await expect(card(page)).toContainText('Thank you', { timeout: 30_000 })
  await expect(card(page)).toContainText('with one recording')
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
  await other.close()
})
