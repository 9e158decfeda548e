import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { realPhotos } from '../../tests/support/pictures.ts'
import { picture } from './product.ts'

const PHOTOS = 60
const HEIC = 10

/** Chooses 60 photos of 12 MP at once in a real browser, and types a caption while they are prepared. */
export async function choosePhotos(browser: Browser, url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-photos-'))
  const { paths, heic } = await makePhotos(folder)
  const page = await browser.newPage()
  await page.addInitScript(() => {
    const blocks = { longest: 0 }
    Object.assign(window, { blocks })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) blocks.longest = Math.max(blocks.longest, entry.duration)
    }).observe({ type: 'longtask' })
  })
  await page.goto(`${url}/who`)
  await page.getByLabel('What is the name of your loved one?').fill('Margaret Hollis')
  await page.getByRole('button', { name: 'Next Step' }).click()
  const picker = page.getByLabel('Drop photos here')
  await picker.waitFor({ state: 'attached' })

  const began = performance.now()
  const since = () => (performance.now() - began) / 1000
  await picker.setInputFiles(paths)
  const captions = page.getByLabel(/^Photo Caption \d+$/)
  await captions.nth(paths.length - 1).waitFor()
  const editable = since()
  const adding = await longestBlock(page)
  // Types from here on, until the last photo is ready.
  await captions.first().focus()
  while ((await page.locator('main figure progress').count()) > 0)
    await page.keyboard.type('Written while they came in. ', { delay: 60 })
  const ready = since()
  const typing = await longestBlock(page)
  await page.close()
  await rm(folder, { recursive: true })
  return { photos: paths.length, heic, editable, ready, adding, typing }
}

/** Milliseconds of the longest task since the last call; the browser only reports those over 50. */
function longestBlock(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { blocks } = window as never as { blocks: { longest: number } }
    const { longest } = blocks
    blocks.longest = 0
    return longest
  })
}

async function makePhotos(folder: string) {
  const heics = realPhotos.filter(({ name }) => name.endsWith('.heic'))
  const heic = heics.length > 0 ? HEIC : 0
  const paths: string[] = []
  for (let at = 0; at < heic; at += 1) {
    const path = join(folder, `phone-${at}.heic`)
    await copyFile(heics[at % heics.length]?.path ?? '', path)
    paths.push(path)
  }
  for (let at = paths.length; at < PHOTOS; at += 1) {
    const path = join(folder, `photo-${at}.jpg`)
    await writeFile(path, await picture(4000, at))
    paths.push(path)
  }
  return { paths, heic }
}
