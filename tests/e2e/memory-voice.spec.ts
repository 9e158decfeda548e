import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import {
  aPlace,
  button,
  contributions,
  dialog,
  open,
  shot,
  signIn,
  words,
} from './support/contribute-dialog.ts'
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

test('it records while the button is held, and ends when it is let go', async ({ page, server }) => {
  const { made } = await aPlace(server)
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  await button(page, 'Record a voice').click()
  await hold(page).hover()
  await page.mouse.down()
  await expect(dialog(page).getByRole('timer')).toHaveText('0:01')
  await page.mouse.up()
  await expect(listen(page)).toBeVisible()

  // By keyboard; and what is thrown away is not there.
  await button(page, 'Record a voice').click()
  await expect(hold(page)).toBeFocused()
  await hold(page).press('Enter')
  await expect(dialog(page).getByRole('timer')).toHaveText('0:01')
  await button(page, 'Stop, and throw this away').click()
  await expect(hold(page)).toBeVisible()
  await expect(dialog(page).getByLabel(/^Listen to/)).toHaveCount(1)
  await button(page, 'Remove Voice 1').click()
  await expect(dialog(page).getByText('Removed', { exact: true })).toBeVisible()
})

test('what cannot be sent is told beside it, and nothing that was typed is lost', async ({
  page,
  server,
}) => {
  const { made } = await aPlace(server)
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  await words(page).fill('She kept a tin of buttons for us.')
  await button(page, 'Record a voice').click()
  const chooses = page.waitForEvent('filechooser')
  await button(page, 'Choose a sound file').click()
  await (await chooses).setFiles({
    name: 'voice.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('a letter'),
  })
  await expect(dialog(page)).toContainText('Not added: voice.mp3 This recording cannot be played')
  await expect(words(page)).toHaveValue('She kept a tin of buttons for us.')

  // A film is a film, whatever it is called.
  const again = page.waitForEvent('filechooser')
  await button(page, 'Choose a sound file').click()
  await (await again).setFiles({
    name: 'voice.mp3',
    mimeType: 'audio/mpeg',
    buffer: await readFile(filmFile),
  })
  await expect(dialog(page).getByLabel('Listen to Film 1')).toBeVisible()
  await expect(dialog(page).getByText('Not added')).toHaveCount(0)
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

for (const height of [740, 640])
  test(`on a phone of 360 × ${height} the recorder, Stop and what is written are never below the fold`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height })
    const { made } = await aPlace(server)
    await page.goto(`/view/${made.shareSlug}`)
    await open(page)
    /** Above the dialog's buttons and below its upper edge, in pixels: how much of it is hidden. */
    const hidden = (css: string) =>
      page.locator(css).evaluate((element) => {
        const box = element.getBoundingClientRect()
        const dialog = element.closest('dialog')?.getBoundingClientRect()
        const buttons = element.closest('dialog')?.querySelector('footer')?.getBoundingClientRect()
        if (!dialog || !buttons) throw new Error('It is in no dialog')
        return Math.round(Math.max(0, dialog.top - box.top) + Math.max(0, box.bottom - buttons.top))
      })
    const recorder = 'section:has(> h4)'
    await button(page, 'Record a voice').click()
    await expect(hold(page)).toBeFocused()
    await expect.poll(() => hidden(`${recorder} > button`)).toBe(0)
    await shot(page, `recorder-before-${height}`)
    const before = await hold(page).boundingBox()
    await hold(page).press('Enter')
    await expect(dialog(page).getByRole('timer')).toHaveText('0:01')
    await expect(stop(page)).toBeFocused()
    // Stop is where the press was.
    expect(await stop(page).boundingBox()).toEqual(before)
    for (const part of ['h4', 'button', 'div:last-child'])
      await expect.poll(() => hidden(`${recorder} > ${part}`)).toBe(0)
    await shot(page, `recorder-while-${height}`)
    await stop(page).press('Enter')
    await expect(listen(page)).toBeVisible()
    const summary = dialog(page).locator('summary').filter({ hasText: 'What is said, in writing' })
    await summary.click()
    await expect.poll(() => hidden('dialog details:has(textarea)')).toBe(0)
    await shot(page, `recorder-written-${height}`)
  })
