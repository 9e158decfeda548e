import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Download } from '@playwright/test'
import { unzipTo } from '../../support/unzip-to.ts'

/** Unpacks a downloaded ZIP, as onto a stick. Returns the folder. */
export async function unpack(download: Download, folder: string): Promise<string> {
  const stick = join(folder, 'stick')
  await unzipTo(await readFile(await download.path()), stick)
  return stick
}

/**
 * Opens a page of a stick in a browser without a network. `wrong` lists errors, requests to elsewhere, and missing
 * files.
 */
export async function openFromStick(browser: Browser, path: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  await context.setOffline(true)
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  page.on('pageerror', (error) => wrong.push(String(error)))
  page.on('request', (request) => /^(file|data|blob):/.test(request.url()) || wrong.push(request.url()))
  page.on('requestfailed', (request) => wrong.push(`failed: ${request.url()}`))
  await page.goto(pathToFileURL(path).href)
  return { page, wrong, close: () => context.close() }
}
