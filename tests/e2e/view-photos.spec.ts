import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, madeOnce, prepared } from './support/memorials.ts'

// The photo viewer of a public memorial.

const captions = ['The big tide', '', 'Number nine', 'The good swing']

const withPhotos = madeOnce(async (server): Promise<string> => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  for (const [at, title] of captions.entries())
    await addPhoto(server, host, made, { content: await aPicture(at), title })
  await prepared(server, host, made)
  return `/view/${made.shareSlug}`
})

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
/** The photo being shown; its neighbours are loaded out of sight. */
const shown = (page: Page) => viewer(page).locator('figure img')

test('by keyboard the viewer opens, counts, moves on and closes, and the focus returns', async ({
  page,
  server,
}) => {
  await page.goto(await withPhotos(server))
  const first = page.getByRole('link', { name: 'The big tide' })
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(viewer(page).getByRole('status')).toContainText('1 of 4')
  await expect(viewer(page).getByText('The big tide', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page).getByRole('status')).toContainText('2 of 4')
  await expect(shown(page)).toHaveAttribute('alt', 'Photo 2 of Margaret Anne Hollis')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer(page).getByRole('status')).toContainText('4 of 4')
  await expect(viewer(page).getByText('The good swing', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page).getByRole('status')).toContainText('1 of 4')
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('by swiping on a phone the viewer moves on and enlarges', async ({ browser, server }) => {
  const address = await withPhotos(server)
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    baseURL: server.url,
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('link', { name: 'The big tide' }).tap()
  await expect(viewer(page).getByRole('status')).toContainText('1 of 4')
  // The photo is centred in the space that its caption leaves.
  const above = async () => {
    const [photo, room, words] = await Promise.all(
      ['img', ':scope', 'figcaption'].map((part) =>
        viewer(page).locator('figure').locator(part).boundingBox(),
      ),
    )
    if (!photo || !room || !words) throw new Error('Nothing is shown')
    return (photo.y - room.y) / (words.y - photo.y - photo.height)
  }
  expect(await above()).toBeGreaterThan(0.8)
  expect(await above()).toBeLessThan(1.25)

  // A photo in landscape can be enlarged to the full height of a phone.
  const heightOf = async () => (await shown(page).boundingBox())?.height ?? 0
  const whole = await heightOf()
  expect((await shown(page).boundingBox())?.width).toBe(360)
  await viewer(page).getByRole('button', { name: 'Larger' }).tap()
  await expect.poll(heightOf).toBeGreaterThan(1.8 * whole)
  await viewer(page).getByRole('button', { name: 'Whole photo' }).tap()
  await expect.poll(heightOf).toBe(whole)

  const touch = await context.newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => [{ x, y: 370 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(from + (to - from) * part),
      })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(300, 80)
  await expect(viewer(page).getByRole('status')).toContainText('2 of 4')
  await swipe(60, 280)
  await expect(viewer(page).getByRole('status')).toContainText('1 of 4')
  await swipe(200, 185)
  await swipe(60, 280)
  await expect(viewer(page).getByRole('status'), 'a mere twitch turned nothing').toContainText('4 of 4')
  await context.close()
})
