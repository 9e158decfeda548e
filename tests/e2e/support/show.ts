import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aContribution, databaseOf } from '../../support/responses.ts'
import { expect } from './fixtures.ts'
import { logInTo } from './host.ts'
import {
  type Account,
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  type Made,
  madeOnce,
  prepared,
} from './memorials.ts'
import type { RunningServer } from './server.ts'

const captions = ['The big tide', '', 'Number nine']

export interface Shown {
  host: Account
  made: Made
}

/** A host, and a memorial with three photos, one of them upright, and one more photo by Tom Hollis. */
export async function aNewShow(server: RunningServer): Promise<Shown> {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
  for (const [at, title] of captions.entries()) {
    const size = at === 1 ? { width: 400, height: 600 } : { width: 640, height: 420 }
    await addPhoto(server, host, made, { content: await aPicture(at + 1, size), title })
  }
  const database = await databaseOf(server.dataDir)
  const mediaDir = join(server.dataDir, 'media')
  await aContribution(database, made.uuid, { name: 'Tom Hollis', photos: 1, mediaDir })
  await database.end()
  await prepared(server, host, made)
  return { host, made }
}

export const aShow = madeOnce(aNewShow)

export async function openShow(page: Page, { host, made }: Shown) {
  await logInTo(page, host, made)
  await page.goto('/memorial/slideshow')
  await expect(name(page)).toBeVisible()
}

export const name = (page: Page) => page.getByRole('heading', { level: 2, name: 'Margaret Anne Hollis' })
export const position = (page: Page, words: string) =>
  page.getByRole('paragraph').filter({ hasText: new RegExp(`^${words}$`) })
export const button = (page: Page, label: string) => page.getByRole('button', { name: label })
