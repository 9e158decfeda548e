import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import type {} from '../support/draft-page.ts'
import { expect, test } from './support/fixtures.ts'
import { KillableBrowser } from './support/killable-browser.ts'

/** The draft's storage in a real browser: two tabs, reloads, killed tabs, a full disk. */

/** Bundled by Vite before the first page asks for them. */
const libraries = [
  'idb',
  'react',
  'react-dom/client',
  'zod',
  'zustand',
  'zustand/vanilla',
  'zustand/react/shallow',
]

// Each test gets a browser context of its own, because storage quota is counted per context. In one worker, so that all
// tests share one Vite server.
test.use({ ownContext: true })

test.describe.configure({ mode: 'default' })

let server: ViteDevServer
let cacheDir: string
let origin: string

test.beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'draft-page-'))
  server = await createServer({
    configFile: false,
    cacheDir,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, watch: null },
    optimizeDeps: { include: libraries },
  })
  await server.listen()
  origin = server.resolvedUrls?.local[0] ?? ''
})

test.afterAll(async () => {
  await server.close()
  await rm(cacheDir, { recursive: true, force: true })
})

async function openTab(context: BrowserContext, before?: () => void): Promise<Page> {
  const page = await context.newPage()
  if (before) await page.addInitScript(before)
  await page.route(`${origin}tab`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Draft</title><script type="module" src="/tests/support/draft-page.ts"></script>',
    }),
  )
  await page.goto(`${origin}tab`)
  await expect(page.getByText('ready')).toBeVisible({ timeout: 30_000 })
  return page
}

const put = (page: Page, fileId: string, text: string) =>
  page.evaluate(
    ([id, content]) => {
      const { files, draftStore } = window.draftParts
      const { draftId } = draftStore.state.getState().draft
      return files.putFile({ draftId, fileId: id, blob: new Blob([content], { type: 'text/plain' }) })
    },
    [fileId, text] as const,
  )

const read = (page: Page, fileId: string) =>
  page.evaluate(async (id) => (await window.draftParts.files.openFile(id))?.text() ?? null, fileId)

const rename = (page: Page, name: string) =>
  page.evaluate(
    (to) => window.draftParts.draftStore.update(window.draftParts.edits.setText('personName', to)),
    name,
  )

const shown = (page: Page) => page.evaluate(() => window.draftParts.draftStore.state.getState().draft)

test('a browser that is killed loses nothing', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'draft-profile-'))
  const killed = await KillableBrowser.start(profile)
  const page = await openTab(killed.context)
  await rename(page, 'Ana')
  expect(await put(page, 'p1', 'lake')).toBe('stored')
  await rename(page, 'Ana Silva')
  // The copy is written in the background. That it can be read back shows that it is on the disk.
  await expect.poll(() => page.evaluate(() => window.draftParts.readCopy())).toContain('Ana Silva')
  await killed.kill()

  const again = await KillableBrowser.start(profile)
  const reopened = await openTab(again.context)
  expect((await shown(reopened)).personName).toBe('Ana Silva')
  expect(await read(reopened, 'p1')).toBe('lake')
  await again.kill()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
})

test('on a full disk a file stays in memory, says so, and is stored once there is space', async ({
  context,
}) => {
  const host = new URL(origin).origin
  // Set the quota before the first write, after which the browser reserves space ahead.
  const browser = await context.newCDPSession(await context.newPage())
  await browser.send('Storage.overrideQuotaForOrigin', { origin: host, quotaSize: 1000 })
  const page = await openTab(context)
  await rename(page, 'Ana')
  expect(await put(page, 'p1', 'x'.repeat(200_000))).toBe('memory')
  expect(await put(page, 'p2', 'y'.repeat(200_000))).toBe('memory')
  const state = () =>
    page.evaluate(() => {
      const { memoryOnly } = window.draftParts.files.filesState.getState()
      return [...memoryOnly]
    })
  expect(await state()).toEqual(['p1', 'p2'])
  expect(await read(page, 'p2')).toHaveLength(200_000)

  await browser.send('Storage.overrideQuotaForOrigin', { origin: host })
  await page.evaluate(() => window.draftParts.files.removeFile('p1'))
  expect(await state()).toEqual([])
  await page.reload()
  await expect(page.getByText('ready')).toBeVisible()
  expect(await read(page, 'p2')).toHaveLength(200_000)
})

test('files that no draft refers to are removed after a day, and no others', async ({ context }) => {
  const page = await openTab(context)
  await rename(page, 'Ana')
  await put(page, 'named', 'a')
  await put(page, 'orphan', 'b')
  const cleanUp = (days: number) =>
    page.evaluate((later) => {
      const { files, draftStore } = window.draftParts
      const named = new Map([[draftStore.state.getState().draft.draftId, ['named']]])
      return files.removeOrphans(named, Date.now() + later * 24 * 60 * 60 * 1000)
    }, days)
  await cleanUp(0.9)
  expect(await read(page, 'orphan')).toBe('b')
  await cleanUp(1.1)
  expect(await read(page, 'orphan')).toBeNull()
  expect(await read(page, 'named')).toBe('a')
})
