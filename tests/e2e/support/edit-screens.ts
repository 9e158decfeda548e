import { expect, type Page } from '@playwright/test'
import { signIn } from './host.ts'
import { type Account, anAccount, aPublicMemorial, call, type Made } from './memorials.ts'
import type { RunningServer } from './server.ts'

/** A host, and the memorial that an edit screen was opened for. */
export interface AtScreen {
  host: Account
  made: Made
}

/** Logs a new host in, with a published memorial, and opens one of its edit screens. */
export async function toEditScreen(
  page: Page,
  server: RunningServer,
  screen: string,
  fields: Record<string, unknown> = {},
): Promise<AtScreen> {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await signIn(page, host)
  // The address names the memorial, so that no other page need be loaded before.
  await openScreen(page, `${screen}?memorial=${made.uuid}`)
  return { host, made }
}

/** Opens an edit screen and waits until its form can be used. */
export async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(`/memorial/${screen}`)
  await expect(page.getByText('For the memorial of')).toBeVisible()
}

/** Saves, and waits for the dashboard to say so. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** The memorial as it is on the server. */
export async function onServer(server: RunningServer, { host, made }: AtScreen) {
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  return memorial
}
