import type { Page, Route } from '@playwright/test'
import type { Memorial } from '#contract/memorials.ts'
import { expect, test } from './support/fixtures.ts'
import { addPhotos, beginDraft, chooseVideo, fillLogin, signIn } from './support/host.ts'
import { anAccount, call } from './support/memorials.ts'
import { aLargePhoto, aPhoto } from './support/photos.ts'
import type { RunningServer } from './support/server.ts'

// A save is completed in spite of interruptions: of the network, the tab, or the server.

const isSaved = (page: Page) => page.getByRole('heading', { name: 'Margaret’s memorial is saved' })

/** Requests that were cut off, refused or answered late are logged on the console. */
test.use({ expectedErrors: [/Failed to load resource/] })

test.beforeEach(async ({ page }) => {
  await beginDraft(page)
})

/** Signs in and opens the Save step, where uploading begins. */
async function startSaving(page: Page, server: RunningServer) {
  await signIn(page, await anAccount(server))
  await page.goto('/save')
}

/** Holds back requests to an address. The test gets each as it arrives. */
async function hold(page: Page, address: string) {
  const held: Route[] = []
  let come = () => {}
  await page.route(address, (route) => {
    held.push(route)
    come()
  })
  return {
    next: async (): Promise<Route> => {
      if (held.length === 0)
        await new Promise<void>((resolve) => {
          come = resolve
        })
      const route = held.shift()
      if (!route) throw new Error('unreachable')
      return route
    },
    release: () => page.unroute(address),
  }
}

/** The only memorial of the account signed in on the page, as it is on the server. */
async function savedMemorial(page: Page, server: RunningServer): Promise<Memorial> {
  const token = (await page.evaluate(() => localStorage.getItem('apiToken'))) ?? ''
  const list = await fetch(`${server.url}/memorial/list`, { headers: { pid: token } })
  const { memorials } = (await list.json()) as { memorials: Memorial[] }
  expect(memorials).toHaveLength(1)
  return (await call(server, 'GET', `/memorial/get/${memorials[0]?.uuid}`, { token })).memorial
}

test('the network goes away and comes back', async ({ page, context, server }) => {
  await addPhotos(page, [await aPhoto('lake.jpg'), await aPhoto('garden.jpg', '#fdc578')])
  const uploads = await hold(page, '**/memorial/media/upload/**')
  await startSaving(page, server)
  await (await uploads.next()).continue()
  await uploads.next()
  await context.setOffline(true)
  await expect(page.getByText('It is saved by itself as soon as the connection is back.')).toBeVisible()
  await uploads.release()
  await context.setOffline(false)
  await expect(isSaved(page)).toBeVisible()
  expect((await savedMemorial(page, server)).media).toHaveLength(2)
})

test('a large photo resumes at its last chunk', async ({ page, server }) => {
  await addPhotos(page, [await aLargePhoto('large.jpg')])
  const pieces = await hold(page, '**/uploads/*')
  const wholeMemorials: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/memorial/get/')) wholeMemorials.push(request.url())
  })
  await startSaving(page, server)
  const first = await pieces.next()
  expect(first.request().headers()['upload-offset']).toBe('0')
  await first.continue()
  await pieces.next()
  await page.reload()

  const asked = await pieces.next()
  expect(asked.request().method()).toBe('HEAD')
  await asked.continue()
  const second = await pieces.next()
  expect(second.request().method()).toBe('PATCH')
  expect(Number(second.request().headers()['upload-offset'])).toBe(4 * 1024 * 1024)
  await second.continue()
  await pieces.release()
  await expect(isSaved(page)).toBeVisible()
  // The answer to the last piece has the photo.
  expect(wholeMemorials).toEqual([])
  expect((await savedMemorial(page, server)).media).toHaveLength(1)
})

test('the server restarts while a video is uploaded', async ({ page, server }) => {
  await chooseVideo(page, 'tests/fixtures/host-message.webm')
  const pieces = await hold(page, '**/uploads/*')
  await startSaving(page, server)
  const piece = await pieces.next()
  await server.stop('SIGKILL')
  await piece.continue()
  await pieces.release()
  await expect(page.getByText('It is tried again by itself.')).toBeVisible()
  await server.resume()
  await expect(isSaved(page)).toBeVisible()
  expect((await savedMemorial(page, server)).hostVideoMessage).toMatchObject({ title: 'Host Message' })
})

test('a session that ended is renewed by logging in again, and what was saved is said to be saved', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  await signIn(page, host)
  const token = (await page.evaluate(() => localStorage.getItem('apiToken'))) ?? ''
  await page.request.post('/user/signout', { headers: { pid: token } })
  await page.goto('/save')
  await page.getByRole('link', { name: 'Log in again' }).click()
  await fillLogin(page, host)
  await expect(isSaved(page)).toBeVisible()
  await expect(page.getByText("We couldn't save your memorial")).toHaveCount(0)
  expect((await savedMemorial(page, server)).nameOfPerson).toBe('Margaret Anne Hollis')
})

test('a photo that is refused stops nothing, and can be tried again', async ({ page, server }) => {
  await addPhotos(page, [await aPhoto('lake.jpg'), await aPhoto('garden.jpg', '#fdc578')])
  const words = 'Please check your information and try again.'
  let refused = 0
  await page.route('**/memorial/media/upload/**', (route) => {
    if (refused > 0) return route.continue()
    refused += 1
    return route.fulfill({ status: 400, json: { success: false, msg: words, code: 'BAD_INPUT' } })
  })
  await startSaving(page, server)
  await expect(isSaved(page)).toBeVisible()
  await expect(page.getByText('Failed to upload photo: lake.jpg')).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  expect((await savedMemorial(page, server)).media).toHaveLength(1)

  await page.getByRole('button', { name: 'Retry: lake.jpg' }).click()
  await expect(page.getByText('Failed to upload photo: lake.jpg')).toHaveCount(0)
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(page.getByText('2 photos')).toBeVisible()
  const { media } = await savedMemorial(page, server)
  expect(media).toHaveLength(2)
})
