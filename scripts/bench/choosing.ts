import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { picture } from './product.ts'

const FIXTURES = '../shared/fixtures'
const PHOTOS = 60
const HEIC = 10

/** Chooses 60 photos of 12 MP at once in a real browser and types a caption while they are prepared. */
export async function choosePhotos(browser: Browser, url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-photos-'))
  const { paths, heic } = await makePhotos(folder)
  const page = await browser.newPage()
  await page.addInitScript(() => {
    localStorage.clear()
    const longest = { ms: 0 }
    Object.assign(window, { longest })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest.ms = Math.max(longest.ms, entry.duration)
    }).observe({ type: 'longtask' })
  })
  await page.goto(`${url}/who`)
  await page.getByLabel('What is the name of your loved one?').fill('Margaret Hollis')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.waitForURL('**/photos')
  await page.evaluate(() =>
    Object.assign(window, {
      longest: Object.assign((window as never as { longest: object }).longest, { ms: 0 }),
    }),
  )

  const began = performance.now()
  await page.locator('input[type=file]').first().setInputFiles(paths)
  const captions = page.getByRole('textbox', { name: /caption/i })
  await captions.first().waitFor()
  await captions.first().pressSequentially('Written while the photos were still coming in', { delay: 40 })
  await page.waitForFunction(
    (count) => {
      const fields = [...document.querySelectorAll<HTMLTextAreaElement>('main figure textarea')]
      const busy = document.querySelectorAll('main figure progress').length
      return fields.length === count && busy === 0 && fields.every((field) => !field.disabled)
    },
    paths.length,
    { timeout: 300_000 },
  )
  const seconds = (performance.now() - began) / 1000
  const longestBlock = await page.evaluate(() => (window as never as { longest: { ms: number } }).longest.ms)
  await page.close()
  await rm(folder, { recursive: true })
  return { photos: paths.length, heic, seconds, longestBlock }
}

async function makePhotos(folder: string) {
  const fixtures = await readdir(FIXTURES).catch(() => [])
  const heics = fixtures.filter((name) => name.endsWith('.heic'))
  const heic = heics.length > 0 ? HEIC : 0
  const paths: string[] = []
  for (let at = 0; at < heic; at += 1) {
    const path = join(folder, `phone-${at}.heic`)
    await copyFile(join(FIXTURES, heics[at % heics.length] ?? ''), path)
    paths.push(path)
  }
  for (let at = paths.length; at < PHOTOS; at += 1) {
    const path = join(folder, `photo-${at}.jpg`)
    await writeFile(path, await picture(4000, at))
    paths.push(path)
  }
  return { paths, heic }
}
