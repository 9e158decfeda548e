import type { Page } from '@playwright/test'
import { save } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { aHost, aMemorial, logInTo, publish } from './support/host.ts'
import type { RunningServer } from './support/server.ts'

const fields = {
  memorialDate: '2099-11-28',
  birthDate: '1931-03-12',
  hostMessage: 'From 4pm the gate of 9 Seaview Street stands open. Come as you are.',
  stories: [
    { uuid: null, text: 'She baked.' },
    { uuid: null, text: 'Ring me on 0412 345 678 for lifts.' },
  ],
}

/** The Share step of a paid memorial. */
async function toShare(page: Page, server: RunningServer) {
  const host = await aHost(server)
  const made = await aMemorial(server, host, fields)
  await publish(server, host, made)
  await logInTo(page, host, made)
  await page.goto('/share')
  return { host, made }
}

const look = (page: Page) => page.getByRole('region', { name: 'A look before you share' })
/** On the dashboard. */
const later = (page: Page) => page.getByRole('region', { name: 'A look at what anyone can read' })

test('what strangers could read is told before sharing; each is left, or changed in its field', async ({
  page,
  server,
  expectAccessible,
}) => {
  await toShare(page, server)
  await expect(look(page)).toContainText('3 things you may want to keep nearer.')
  await expect(look(page).locator('mark')).toHaveText(['Mar 12, 1931', '9 Seaview Street', '0412 345 678'])
  // Nothing is held back meanwhile.
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeEnabled()
  await expectAccessible(page)

  await look(page).getByRole('button', { name: 'That’s fine: Mar 12, 1931' }).click()
  await expect(look(page)).toContainText('2 things')
  await expect(look(page).getByRole('heading', { name: 'A look before you share' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(look(page)).toContainText('3 things')
  await look(page).getByRole('button', { name: 'That’s fine: Mar 12, 1931' }).click()
  await expect(look(page)).toContainText('2 things')
  await page.reload()
  await expect(look(page)).toContainText('2 things')

  await look(page).getByRole('link', { name: 'Change it: 0412 345 678' }).click()
  await expect(page).toHaveURL(/\/memorial\/edit-stories#STORY-/)
  const story = page.getByLabel('Story 2', { exact: true })
  await expect(story).toBeFocused()
  await story.fill('Ask me for lifts.')
  await save(page)

  // On the dashboard it stays until it is answered.
  await expect(later(page).locator('mark')).toHaveText(['9 Seaview Street'])
  await later(page).getByRole('link', { name: 'Change it: 9 Seaview Street' }).click()
  await expect(page.locator('#message')).toBeFocused()
  await page.goto('/memorial/dashboard')
  await expect(later(page).locator('mark')).toHaveText(['9 Seaview Street'])
  await later(page).getByRole('button', { name: 'That’s fine: 9 Seaview Street' }).click()
  await expect(later(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Still to do' })).toBeVisible()
  await expect(later(page)).toHaveCount(0)
})
