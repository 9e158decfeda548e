import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aContribution, aFund, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/host.ts'
import { enlarge, expectReachable } from './support/large-type.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, call, prepared } from './support/memorials.ts'
import { saveProgramme, threeParts } from './support/programme-page.ts'
import { aShow, button, openShow } from './support/show.ts'

// What has little room: a phone, a page that is zoomed to twice its size, and long programmes.

const phone = { width: 360, height: 740 }
/** The window of a phone whose pages are zoomed to 200 %. */
const zoomed = { width: 180, height: 370 }

/** Which controls of the slideshow are cut at a side, or stand on the picture, in pixels. */
const faultsOfShow = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-slide]')?.parentElement?.getBoundingClientRect()
    const cut = [...document.querySelectorAll('[data-controls] :is(a, button, label)')].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isOnPicture = stage && bottom > stage.top + 1 && top < stage.bottom - 1
      return left < 0 || right > innerWidth || isOnPicture ? [control.textContent] : []
    })
    return stage && stage.height >= 150 ? cut : ['no room for the picture', ...cut]
  })

for (const [name, viewport, size] of [
  ['zoomed to twice its size', zoomed, '100%'],
  ['with letters of twice the size', phone, '200%'],
] as const)
  test(`the slideshow ${name}: no control is cut, and none covers the picture`, async ({ page, server }) => {
    await page.setViewportSize(phone)
    await openShow(page, await aShow(server))
    await button(page, 'Pause').click()
    await page.setViewportSize(viewport)
    await enlarge(page, size)
    await expect.poll(() => faultsOfShow(page)).toEqual([])
    await expectReachable(page)
  })

test('the title card of a slideshow has room for a programme of two days on a phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize(phone)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    nameOfPerson: 'José Antonio Fernández Rodríguez',
    birthDate: '1948-02-03',
    deathDate: '2026-11-20',
  })
  await addPhoto(server, host, made, { content: await aPicture(9), portrait: true })
  for (const at of [1, 2]) await addPhoto(server, host, made, { content: await aPicture(at) })
  const parts = threeParts(randomUUID(), { burial: { date: '2031-11-30' } })
  await saveProgramme(server, host, made, parts)
  await prepared(server, host, made)
  await page.goto(`/view/${made.shareSlug}/slideshow`)
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  await button(page, 'Pause').click()
  await page.keyboard.press('Home')
  const card = page.locator('[data-slide="0"] > div')
  await expect(card).toContainText('The Sailing Club, upstairs')
  expect(await card.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
})

test('the line for hosts at the head of a zoomed page is not cut', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await signIn(page, host)
  await page.setViewportSize(zoomed)
  await page.goto(`/view/${made.shareSlug}`)
  const line = page.getByRole('paragraph').filter({ has: page.getByRole('link', { name: 'dashboard' }) })
  await expect(line).toBeVisible()
  const { left, right } = await line.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect()
  })
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(zoomed.width)
})

test('nothing of a zoomed landing page is cut at a side', async ({ page }) => {
  await page.setViewportSize(zoomed)
  await page.goto('/')
  await expectReachable(page)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button), header :is(a, button)')]
      .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true], .visually-hidden'))
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])
})

test('the total of a gift stands on one line in Arabic, too', async ({ page, server }) => {
  await page.setViewportSize(phone)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const body = { language: 'ar' }
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body })
  const database = await databaseOf(server.dataDir)
  await aFund(database, made.uuid, { title: 'Flores' })
  await database.end()
  await signIn(page, await anAccount(server))
  await page.goto(`/view/${made.shareSlug}`)
  await page.locator('#donate').getByText('20', { exact: false }).first().click()
  await page.locator('#donate button').last().click()
  const total = page.getByRole('dialog').locator('dl > div').nth(2)
  await expect(total).toBeVisible()
  const [name, sum] = await total.evaluate((row) =>
    [...row.children].map((one) => one.getBoundingClientRect().bottom),
  )
  expect(Math.abs((name ?? 0) - (sum ?? 99))).toBeLessThan(12)
})

test('an upright photo of a memory is shown whole', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const database = await databaseOf(server.dataDir)
  await aContribution(database, made.uuid, {
    name: 'Tom Hollis',
    photos: 1,
    mediaDir: join(server.dataDir, 'media'),
  })
  await database.end()
  await page.goto(`/view/${made.shareSlug}`)
  const photo = page.locator('#memories article img').first()
  await photo.scrollIntoViewIfNeeded()
  await expect(photo).toHaveCSS('object-fit', 'contain')
})
