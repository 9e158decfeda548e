import type { Page } from '@playwright/test'
import { toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { call } from './support/memorials.ts'
import { saveProgramme, threeParts } from './support/programme-page.ts'
import type { RunningServer } from './support/server.ts'

// The first part of a day is moved to another one: those after it are offered to move, too.

const next = '2031-11-29'

async function aDayMoved(page: Page, server: RunningServer) {
  const { host, made } = await toEditScreen(page, server, 'edit-details')
  await saveProgramme(server, host, made, threeParts(made.uuid))
  await page.reload()
  await page.getByLabel('Memorial Date').fill(next)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Burial and Gathering: on the new day, too?')).toBeVisible()
  return async () => {
    const path = `/memorial/programme/${made.uuid}`
    const answer: unknown = await call(server, 'GET', path, { token: host.token })
    const { events } = answer as { events: { date: string; begins: string }[] }
    return events.map(({ date, begins }) => `${date} ${begins}`)
  }
}

test('the date is changed among the details, and the rest of the day moves along in one press, or back', async ({
  page,
  server,
}) => {
  const times = await aDayMoved(page, server)
  await page.getByRole('button', { name: 'Move to the new day, too' }).click()
  await expect(page.getByText('Saved. Nobody was mailed.')).toBeVisible()
  expect(await times()).toEqual([`${next} 14:00`, `${next} 15:30`, `${next} 17:00`])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(times).toEqual(['2031-11-28 15:30', '2031-11-28 17:00', `${next} 14:00`])
})

test('what stays on the former day is left there, and on the programme the same is asked', async ({
  page,
  server,
}) => {
  const times = await aDayMoved(page, server)
  await page.getByRole('button', { name: 'Leave as it is' }).click()
  await expect(page.getByText('Saved. Nobody was mailed.')).toBeVisible()
  expect(await times()).toEqual(['2031-11-28 15:30', '2031-11-28 17:00', `${next} 14:00`])
  // Now the burial is first on its day, and the gathering is after it.
  await page.locator('main [aria-expanded]').first().click()
  await page.getByLabel('Date').fill('2031-12-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Move to the new day, too' }).click()
  await expect.poll(times).toEqual([`${next} 14:00`, '2031-12-01 15:30', '2031-12-01 17:00'])
})
