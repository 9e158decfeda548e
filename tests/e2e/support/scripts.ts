import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

export const KILOBYTE = 1024

/** Records the scripts that a page loads from now on; `weight` is their size in bytes, each compressed by itself. */
export function scriptsOf(page: Page) {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  async function weight(): Promise<number> {
    const bodies = await Promise.all(scripts.map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  }
  return { scripts, weight }
}
