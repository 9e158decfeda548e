import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { aMemorial, anAccount, aPublicMemorial } from './support/memorials.ts'
import { aPhoto } from './support/photos.ts'
import { expectFits } from './support/widths.ts'

// The installed product, and the product without a network (docs/decisions/0020).

const next = (page: Page) => page.getByRole('button', { name: 'Next Step' })
const name = (page: Page) => page.getByLabel('What is the name of your loved one?')
const caption = (page: Page) => page.getByLabel('Photo Caption 1', { exact: true })
const story = (page: Page) => page.getByLabel('Story 1', { exact: true })

/** Opens the first step, and waits until every step is cached and the service worker controls the page. */
async function openKept(page: Page) {
  await page.clock.install()
  await page.goto('/who')
  // The open step is left in peace for five seconds.
  await page.clock.runFor(5000)
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const isThere = await caches.match('/share', { cacheName: 'steps' })
          return Boolean(isThere) && navigator.serviceWorker.controller !== null
        }),
      { timeout: 30_000 },
    )
    .toBe(true)
}

/** Paths of everything in the caches, except built files. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const cacheName of await caches.keys())
      for (const { url } of await (await caches.open(cacheName)).keys()) paths.push(new URL(url).pathname)
    return paths.filter((path) => !path.startsWith('/assets/')).sort()
  })

const STEPS = ['/contacts', '/message', '/payment', '/photos', '/preview', '/save', '/share', '/who']

test('it can be installed, with its own name and icons', async ({ page, server }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  const answer = await page.request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  expect(answer.headers()['cache-control']).toBe('public, max-age=3600')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Afterglow', start_url: '/', display: 'standalone' })
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const icons: { src: string; sizes: string }[] = [...manifest.icons, { src: touch, sizes: '180x180' }]
  for (const { src, sizes } of icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
    expect(icon.headers()['cache-control']).toBe('public, max-age=3600')
    const { width, height } = await sharp(await icon.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  // A memorial's page is not part of the installed app: on a home screen it keeps its own address. So it has no
  // manifest, and no service worker.
  const made = await aPublicMemorial(server, await anAccount(server))
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the steps work without a network, also after a reload, and Save says that it needs one', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR|Failed to fetch/)
  await openKept(page)
  await server.stop()
  try {
    await test.step('from step to step', async () => {
      await name(page).fill('Margaret Anne Hollis')
      await page.getByText('No, not at this time').click()
      await next(page).click()
      await expect(page).toHaveTitle(/^Photos/)
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([await aPhoto('lake.jpg')])
      await expect(page.locator('main figure img')).toHaveCount(1)
      await caption(page).fill('At the lake')
      await story(page).fill('The biscuit tin')
      await next(page).click()
      await expect(page).toHaveTitle(/^Message/)
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(story(page)).toHaveValue('The biscuit tin')
    })

    await test.step('after a reload, all entries are there', async () => {
      await page.reload()
      await expect(caption(page)).toHaveValue('At the lake')
      await expect(story(page)).toHaveValue('The biscuit tin')
      const photo = page.locator('main figure img')
      await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      for (const path of STEPS.filter((one) => one !== '/share')) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
        await expect(page).toHaveTitle(/Step \d of \d/)
      }
      await page.goto('/who')
      await expect(name(page)).toHaveValue('Margaret Anne Hollis')
    })

    await test.step('Save says that it needs the network, and loses nothing', async () => {
      await page.goto('/save')
      await page.getByLabel('Your email').fill('claire@example.com')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Password', { exact: true }).fill('roses in june')
      await page.getByLabel('Confirm password', { exact: true }).fill('roses in june')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('alert')).toContainText('Unable to connect to the server.')
      await page.goto('/photos')
      await expect(caption(page)).toHaveValue('At the lake')
      await expect(page.locator('main figure img')).toHaveCount(1)
    })
  } finally {
    await server.resume()
  }
  await page.reload()
  await expect(story(page)).toHaveValue('The biscuit tin')
})

test('the service worker caches no personal data, and a logout removes the draft as well', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR|Failed to fetch|404/)
  const host = await anAccount(server)
  const open = await aPublicMemorial(server, host)
  const made = await aMemorial(server, host, { nameOfPerson: 'Theodore Whitby' })
  await logInTo(page, host, made)
  // A day that an earlier user of this browser had answered for.
  await page.evaluate(async () => {
    // Nor what a test before has left: the context is used again.
    for (const name of await caches.keys()) await caches.delete(name)
    await (await caches.open('answered-days')).put('/view/another', new Response('{}'))
  })
  await openKept(page)
  await page.goto(`/view/${open.shareSlug}`)
  // The service worker serves pages, but not downloads of files, which may take long.
  const step = await page.goto('/who')
  expect(step?.fromServiceWorker()).toBe(true)
  const file = await page.goto('/media/none/film.mp4')
  expect(file?.fromServiceWorker()).toBe(false)
  await page.goto('/memorial/dashboard')
  await page.goto('/who')
  await expect(name(page)).toHaveValue('Theodore Whitby')
  expect(await keptPaths(page)).toEqual([...STEPS, '/offline', '/view/another'].sort())

  await page
    .getByRole('button', { name: /Profile|Account|Menu/ })
    .first()
    .click()
  await page
    .getByRole('menuitem', { name: 'Log out', exact: true })
    .or(page.getByRole('button', { name: 'Log out', exact: true }))
    .first()
    .click()
  await page.waitForURL('**/login')
  expect(await keptPaths(page)).toEqual([...STEPS, '/offline'].sort())
  await server.stop()
  try {
    await page.goto('/who')
    await expect(name(page)).toHaveValue('')
    await page.goto(`/view/${open.shareSlug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  } finally {
    await server.resume()
  }
})

test('a visitor who answered sees date, place and details without a network', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR|Failed to fetch/)
  const fields = {
    memorialDate: '2031-11-28',
    address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
    details: 'Two o’clock.\nParking behind the hall.',
  }
  const made = await aPublicMemorial(server, await anAccount(server), fields)
  await page.goto(`/view/${made.shareSlug}`)
  const rsvp = page.locator('#rsvp')
  await rsvp.hover()
  await expect(rsvp.locator('form')).toHaveAttribute('data-awake')
  await rsvp.getByText('Attending', { exact: true }).click()
  await rsvp.getByLabel('Your name').fill('Joan Petrie')
  await rsvp.getByLabel('Your email').fill(`joan-${made.uuid}@example.com`)
  await rsvp.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(rsvp.getByText('Your answer: Attending')).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const worker = (await navigator.serviceWorker.getRegistration())?.active
        return worker?.state === 'activated' && (await caches.has('answered-days'))
      }),
    )
    .toBe(true)
  await server.stop()
  try {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    for (const words of ['Margaret Anne Hollis', 'Nov 28, 2031', fields.address, 'Parking behind the hall.'])
      await expect(page.getByRole('main')).toContainText(words)
    await expect(page.getByText('What you have typed')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Go on with a memorial' })).toBeHidden()
    await expectFits(page, [360, 1280])
    await page.goto('/view/another-abc123')
    await expect(page.getByRole('main')).not.toContainText('Margaret Anne Hollis')
  } finally {
    await server.resume()
  }
})
