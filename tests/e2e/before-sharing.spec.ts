import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { save } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { aHost, aMemorial, logInTo, publish } from './support/host.ts'
import { addFilm } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

const fields = {
  memorialDate: '2099-11-28',
  birthDate: '1931-03-12',
  hostMessage: 'The gate of 9 Seaview Street stands open. Come as you are.',
  stories: [
    { uuid: null, text: 'She baked.' },
    { uuid: null, text: 'Ring me on 0412 345 678 for lifts.' },
  ],
}

/** The Share step of a paid memorial. */
async function toShare(page: Page, server: RunningServer) {
  const host = await aHost(server)
  const made = await aMemorial(server, host, fields)
  await publish(server, host, made)
  await logInTo(page, host, made)
  await page.goto('/share')
  return { host, made }
}

const look = (page: Page) => page.getByRole('region', { name: 'A look before you share' })
/** On the dashboard. */
const later = (page: Page) => page.getByRole('region', { name: 'A look at what anyone can read' })

test('what strangers could read is told before sharing; each is left, or changed in its field', async ({
  page,
  server,
  expectAccessible,
}) => {
  await toShare(page, server)
  await expect(look(page)).toContainText('3 things you may want to keep nearer.')
  await expect(look(page).locator('mark')).toHaveText(['Mar 12, 1931', '9 Seaview Street', '0412 345 678'])
  // Nothing is held back meanwhile.
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeEnabled()
  await expectAccessible(page)

  await look(page).getByRole('button', { name: 'That’s fine: Mar 12, 1931' }).click()
  await expect(look(page)).toContainText('2 things')
  await expect(look(page).getByRole('heading', { name: 'A look before you share' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(look(page)).toContainText('3 things')
  await look(page).getByRole('button', { name: 'That’s fine: Mar 12, 1931' }).click()
  await expect(look(page)).toContainText('2 things')
  await page.reload()
  await expect(look(page)).toContainText('2 things')

  await look(page).getByRole('link', { name: 'Change it: 0412 345 678' }).click()
  await expect(page).toHaveURL(/\/memorial\/edit-stories#STORY-/)
  const story = page.getByLabel('Story 2', { exact: true })
  await expect(story).toBeFocused()
  await story.fill('Ask me for lifts.')
  await save(page)

  // On the dashboard it stays until it is answered.
  await expect(later(page).locator('mark')).toHaveText(['9 Seaview Street'])
  await later(page).getByRole('link', { name: 'Change it: 9 Seaview Street' }).click()
  await expect(page.locator('#message')).toBeFocused()
  await page.goto('/memorial/dashboard')
  await expect(later(page).locator('mark')).toHaveText(['9 Seaview Street'])
  await later(page).getByRole('button', { name: 'That’s fine: 9 Seaview Street' }).click()
  await expect(later(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Still to do' })).toBeVisible()
  await expect(later(page)).toHaveCount(0)
})

test('the dates of the life and the place are led to, too', async ({ page, server }) => {
  await toShare(page, server)
  await look(page).getByRole('link', { name: 'Change it: Mar 12, 1931' }).click()
  await expect(page.locator('[data-field="BIRTH_DATE"] :focus')).toHaveCount(1)
})

/** The sum of all layout shifts since the screen was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // What was seen before is told before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )

for (const width of [360, 768, 1280])
  test(`nothing moves on the share and dashboard screens at ${width} px when the look comes last`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await toShare(page, server)
    let isLast = () => {}
    /** Reloads; the answer is held back until the screen waits for it. */
    async function reload(told = look(page)) {
      await page.route('**/memorial/before-sharing/**', async (route) => {
        await new Promise<void>((resolve) => {
          isLast = resolve
        })
        await route.continue()
      })
      const asked = page.waitForRequest('**/memorial/before-sharing/**')
      await page.reload()
      await asked
      await expect(page.locator('main .coming, main [aria-busy="true"]').first()).toBeVisible()
      isLast()
      await expect(told).toContainText('3 things')
      await page.unroute('**/memorial/before-sharing/**')
      return shiftOf(page)
    }
    expect(await reload()).toBeLessThan(0.1)

    await page.goto('/memorial/edit-message')
    await page.locator('#message').fill('The gate of 9 Seaview Street stands open. Come early.')
    await save(page)
    await expect(later(page)).toContainText('3 things')
    expect(await reload(later(page))).toBeLessThan(0.1)
  })

test('the caption of a film is led to', async ({ page, server }) => {
  const { host, made } = await toShare(page, server)
  const content = await readFile(join(import.meta.dirname, '../fixtures/host-message.webm'))
  await addFilm(server, host, made, { content, title: 'Ring 0412 345 679' })
  await page.reload()
  await look(page).getByRole('link', { name: 'Change it: 0412 345 679' }).click()
  await expect(page.getByLabel('Caption of film 1')).toBeFocused()
})

test('what cannot be left as it is says so beside it, and without the look the step works', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await toShare(page, server)
  await expect(look(page)).toBeVisible()
  await page.route('**/memorial/before-sharing/**', (route) => route.abort())
  await look(page).getByRole('button', { name: 'That’s fine: 0412 345 678' }).click()
  await expect(look(page).getByText(/That could not be kept/)).toBeVisible()
  await expect(look(page).locator('mark')).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pass the link on' })).toBeVisible()
  await expect(look(page)).toHaveCount(0)
})
