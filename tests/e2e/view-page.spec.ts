import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/fixtures.ts'
import {
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  madeOnce,
  prepared,
} from './support/memorials.ts'

// The public memorial as its readers get it.

const fields = {
  memorialDate: '2031-11-28',
  address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
  details: 'Two o’clock.',
  hostMessage: 'Mum never let anyone leave the house hungry.\n\nCome as you are.',
  stories: [
    {
      uuid: null,
      title: 'The good shoes',
      text: 'The car would not start, so she walked.\n\nNobody clapped longer.',
    },
    {
      uuid: null,
      text: `Every letter we sent her went into the tin. ${'She read them all again. '.repeat(50)}`,
    },
  ],
}

/** Adds up layout shifts from the first paint on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A memorial with photos of all shapes. */
const aWhole = madeOnce(async (server) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await addPhoto(server, host, made, { content: await aPicture(1), portrait: true })
  for (let at = 2; at < 10; at += 1) {
    const shape = { width: 500 + at * 90, height: 1100 - at * 80 }
    const title = at % 2 ? 'Kingscliff' : ''
    await addPhoto(server, host, made, { content: await aPicture(at, shape), title })
  }
  await prepared(server, host, made)
  return made
})

for (const width of [360, 768, 1280])
  test(`a whole memorial at ${width} px has no layout shifts, fits the screen, and calls no other host`, async ({
    page,
    server,
  }) => {
    const made = await aWhole(server)
    await page.setViewportSize({ width, height: 800 })
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    const shifted = await watchShifts(page)
    await page.goto(`/view/${made.shareSlug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Anne Hollis')
    await expect(page.getByText('Fri, Nov 28, 2031', { exact: true })).toBeVisible()
    await expect(page.getByText('Come as you are.')).toBeVisible()
    await expect(page.getByText('Claire Hollis', { exact: true })).toBeVisible()
    await expect(page.locator('#stories h3')).toHaveText(['The good shoes', 'Story 2'])
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
    expect(await shifted()).toBeLessThan(0.01)
    expect(await overflow(page)).toBe(0)

    // A long story is folded, and links at the top lead to each part.
    await page.evaluate(() => window.scrollTo(0, 0))
    const parts = page.getByRole('navigation', { name: 'On this page' })
    await expect(parts.getByRole('link')).toHaveText(['Photos', 'Stories'])
    await parts.getByRole('link', { name: 'Stories' }).click()
    await expect(page.getByRole('heading', { name: 'Stories' })).toBeInViewport()
    const book = page.locator('#stories')
    const folded = await book.evaluate((it) => it.scrollHeight)
    await book.getByText('Read on').click()
    await expect.poll(() => book.evaluate((it) => it.scrollHeight)).toBeGreaterThan(folded)
    await expect(book.getByText('Show less')).toBeVisible()
    expect([...hosts]).toEqual([new URL(server.url).host])

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflow(page), 'with type twice as large').toBe(0)
  })

for (const [what, memorial] of [
  [
    'a name of one long word',
    { nameOfPerson: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewi' },
  ],
  ['an Arabic name', { nameOfPerson: 'فاطمة بنت محمد العلي', hostMessage: 'كانت أمنا نورًا.' }],
  ['only a message', { hostMessage: fields.hostMessage }],
  ['nothing yet', {}],
] as const)
  test(`a memorial with ${what} fits a phone`, async ({ page, server }) => {
    const host = await anAccount(server)
    const { shareSlug } = await aPublicMemorial(server, host, memorial)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/view/${shareSlug}`)
    const name = 'nameOfPerson' in memorial ? memorial.nameOfPerson : 'Margaret Anne Hollis'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(await overflow(page)).toBe(0)
    const isEmpty = !('hostMessage' in memorial)
    await expect(page.getByText('Photos and stories will appear here')).toHaveCount(isEmpty ? 1 : 0)
  })

test('text in Arabic is laid out from right to left', async ({ page, server }) => {
  const host = await anAccount(server)
  const { shareSlug } = await aPublicMemorial(server, host, { hostMessage: 'كانت أمنا نورًا.' })
  await page.goto(`/view/${shareSlug}`)
  await expect(page.getByText('كانت أمنا نورًا.')).toHaveCSS('direction', 'rtl')
})

test('the page has metadata for chats, social networks and search engines', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { nameOfPerson: 'Margaret "Meg" <b>Hollis</b> {name}' })
  await addPhoto(server, host, made, { content: await aPicture(1), portrait: true })
  await prepared(server, host, made)
  const robots = async () => (await page.goto(`/view/${made.shareSlug}`))?.headers()['x-robots-tag']
  expect(await robots()).toBe('noindex')
  const name = 'Margaret "Meg" <b>Hollis</b> {name}'
  await expect(page).toHaveTitle(`${name}: a memorial`)
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')
  const invitation = `Please join me in celebrating the life of ${name}. View their memorial and share your own memories.`
  expect(await content('meta[name=robots]')).toBe('noindex')
  expect(await content('meta[name=description]')).toBe(invitation)
  expect(await content('meta[property="og:title"]')).toBe(`${name}: a memorial`)
  expect(await content('meta[property="og:description"]')).toBe(invitation)
  expect(await content('meta[property="og:url"]')).toBe(`${server.url}/view/${made.shareSlug}`)
  const image = String(await content('meta[property="og:image"]'))
  expect(image).toMatch(new RegExp(`^${server.url}/view/${made.shareSlug}/share\\.png\\?v=\\w+$`))
  expect(await content('meta[property="og:image:alt"]')).toBe(`Celebrating the life of ${name}`)
  const picture = await page.request.get(image)
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400, s-maxage=60',
  })
  const { width, height } = await sharp(await picture.body()).metadata()
  expect([width, height].map(String)).toEqual([
    await content('meta[property="og:image:width"]'),
    await content('meta[property="og:image:height"]'),
  ])

  const { token } = host
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token, body: { searchIndexed: true } })
  expect(await robots()).toBeUndefined()
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('a future date can be added to a calendar, and a past one cannot', async ({ page, server }) => {
  const host = await anAccount(server)
  const { uuid, shareSlug } = await aPublicMemorial(server, host, fields)
  await page.goto(`/view/${shareSlug}`)
  const link = page.getByRole('link', { name: 'Add to calendar' })
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe(`${shareSlug}.ics`)
  const answer = await page.request.get(`/view/${shareSlug}/calendar.ics`)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain('DTSTART;VALUE=DATE:20311128\r\n')
  const map = page.getByRole('link', { name: 'See the map' })
  await expect(map).toHaveAttribute('rel', 'noreferrer')
  await expect(map).toHaveAttribute('href', /openstreetmap\.org\/search\?query=St\+Brigid/)

  await call(server, 'POST', '/memorial/edit', {
    token: host.token,
    body: { uuid, memorialDate: '2020-01-05' },
  })
  await page.reload()
  await expect(page.getByText('Jan 5, 2020')).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('a missing memorial and a private one show an error, and a changed link redirects', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/, /403 \(Forbidden\)/)
  const missing = await page.goto('/view/nobody-abc123')
  expect(missing?.status()).toBe(404)
  await expect(page).toHaveTitle('This memorial cannot be shown · Afterglow')
  await expect(
    page.getByText('This memorial may have been removed or the link might be incorrect.'),
  ).toBeVisible()

  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const shareSlug = `meg-${made.uuid.slice(0, 8)}`
  await call(server, 'POST', `/memorial/share-slug/${made.uuid}`, { token: host.token, body: { shareSlug } })
  const moved = await page.request.get(`/view/${made.shareSlug}`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, `/view/${shareSlug}`])
  await page.goto(`/view/${made.shareSlug}`)
  expect(page.url()).toBe(`${server.url}/view/${shareSlug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Anne Hollis')

  await call(server, 'POST', `/memorial/settings/${made.uuid}`, {
    token: host.token,
    body: { visibility: 'PRIVATE' },
  })
  const closed = await page.reload()
  expect(closed?.status()).toBe(403)
  await expect(page.getByText('This memorial might be private.')).toBeVisible()
  await expect(page.getByText('Margaret')).toHaveCount(0)
})

test('without JavaScript everything can be read, and photos open', async ({ browser, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await addPhoto(server, host, made, { content: await aPicture(1), title: 'Kingscliff' })
  await prepared(server, host, made)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Anne Hollis')
  await expect(page.getByText('Nobody clapped longer.')).toBeVisible()
  await page.getByRole('link', { name: 'Kingscliff' }).click()
  await page.waitForURL(/\/media\/.+\.jpg$/)
  await context.close()
})

test.describe('in Arabic, on a desktop', () => {
  test.use({ locale: 'ar', viewport: { width: 1280, height: 800 } })

  test('the words above the name end before the marks over it begin', async ({ page, server }) => {
    const host = await anAccount(server)
    const made = await aPublicMemorial(server, host, { nameOfPerson: 'عبد الله محمود' })
    await page.goto(`/view/${made.shareSlug}`)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const [above, name] = [page.getByText('وفاءً لحياة', { exact: true }), page.locator('h1')]
    // Marks reach beyond the box of their line, so what is drawn is compared.
    const drawn = async (hidden: typeof name) => {
      await hidden.evaluate((element) => element.style.setProperty('visibility', 'hidden'))
      const rows = await inkedRows(
        await page.screenshot({ clip: { x: 240, y: 80, width: 800, height: 320 } }),
      )
      await hidden.evaluate((element) => element.style.removeProperty('visibility'))
      return rows
    }
    const bottom = Math.max(...(await drawn(name)).filter((row) => row < 160))
    const top = Math.min(...(await drawn(above)))
    expect(top - bottom).toBeGreaterThan(2)
  })
})

/** The rows of a picture that have dark pixels. */
async function inkedRows(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true })
  const rows = new Set<number>()
  for (const [at, light] of data.entries()) if (light < 140) rows.add(Math.floor(at / info.width))
  return [...rows]
}
