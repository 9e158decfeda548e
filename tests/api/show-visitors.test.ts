import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { slideshow as limits } from '#contract/host-limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { visit } from '../support/forms.ts'
import { aContribution } from '../support/responses.ts'
import { visitorPages } from '../support/visitor-pages.ts'
import { cookieOf, tryWord } from '../support/visitors.ts'

// The slideshow as visitors watch it.

async function aShown(app: TestApp) {
  const host = await aPaidHost(app)
  await upload(app, host, { content: await aPhoto(), fields: { title: 'The beach' } })
  await app.drained()
  await aContribution(app.pool, host.memorial.uuid, {
    name: 'Tom Hollis',
    message: 'A memory that is read on the page alone.',
    photos: 1,
  })
  await aContribution(app.pool, host.memorial.uuid, { state: 'PENDING', message: 'Not yet', photos: 1 })
  const slug = String(host.memorial.shareSlug)
  const watch = (headers: Record<string, string> = {}) => visit(app, `/view/${slug}/slideshow`, headers)
  return { host, slug, watch }
}

const start = () => startApp({}, { pages: visitorPages })

test('a visitor is shown the photos of the page, and nothing that the page does not show', async () => {
  const app = await start()
  const { watch } = await aShown(app)
  const clientId = randomUUID()
  await app.db.updateTable('media').set({ clientId }).where('title', '=', 'The beach').execute()
  const { status, raw, headers } = await watch()
  expect(status).toBe(200)
  expect(headers['x-robots-tag']).toContain('noindex')
  const html = raw.toString()
  for (const shown of ['The beach', 'From Tom Hollis', '2025.10.24.1']) expect(html).toContain(shown)
  for (const hidden of ['A memory that is read', 'Not yet', '/q/', clientId])
    expect(html).not.toContain(hidden)
})

test('a memorial that asks for a word shows its slideshow to whoever said it', async () => {
  const app = await start()
  const { host, slug, watch } = await aShown(app)
  await app.api('POST', `/memorial/settings/${host.memorial.uuid}`, {
    token: host.token,
    json: { visibility: 'PASSCODE', passcode: 'Rose Bud' },
  })
  expect(await watch()).toMatchObject({ status: 302, headers: { location: `/view/${slug}` } })
  const cookie = cookieOf(await tryWord(app, slug, 'rose bud'))
  const opened = await watch({ cookie })
  expect(opened.status).toBe(200)
  expect(opened.headers['cache-control']).toContain('no-store')
})

test('one that is private, unpaid or has no photos leads to its page', async () => {
  const app = await start()
  const { host, slug, watch } = await aShown(app)
  await app.api('POST', `/memorial/settings/${host.memorial.uuid}`, {
    token: host.token,
    json: { visibility: 'PRIVATE' },
  })
  expect(await watch()).toMatchObject({ status: 302, headers: { location: `/view/${slug}` } })
  const bare = await aPaidHost(app)
  expect(await visit(app, `/view/${bare.memorial.shareSlug}/slideshow`)).toMatchObject({ status: 302 })
  expect(await visit(app, '/view/nobody-abc123/slideshow')).toMatchObject({ status: 302 })
})

test('of very many photos visitors are shown a number that a page can hold', async () => {
  const app = await start()
  const { host, watch } = await aShown(app)
  await aContribution(app.pool, host.memorial.uuid, { photos: limits.visitorsMax + 1 })
  expect((await watch()).raw.toString().match(/<figure/g)).toHaveLength(limits.visitorsMax)
})
