import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { aContribution, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { call } from './support/memorials.ts'
import { aNewShow, button, openShow, position } from './support/show.ts'

const wall = 'Memories'

test('the live wall takes in what hosts let through within seconds, and drops what they take back', async ({
  page,
  server,
}) => {
  const show = await aNewShow(server)
  const { host, made } = show
  const database = await databaseOf(server.dataDir)
  const mediaDir = join(server.dataDir, 'media')
  await openShow(page, show)
  await page.getByRole('link', { name: 'Live wall' }).click()
  // What a hall is going to see is said first.
  await expect(page.getByText('There is no sound.')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await button(page, 'Start the live wall').click()
  const side = page.getByRole('complementary', { name: wall })
  await expect(side.getByText('Add yours')).toBeVisible()
  await expect(side.getByRole('img', { name: 'The memorial’s code' })).toBeVisible()
  await expect(side.getByText(`/view/${made.shareSlug}`)).toBeVisible()

  const words = { name: 'Lakshmi Nair', message: 'She came across with a bowl of lemons' }
  const added = await aContribution(database, made.uuid, { ...words, state: 'PENDING', photos: 1, mediaDir })
  for (let asked = 0; asked < 2; asked += 1) await page.waitForResponse(/\/memorial\/show\//)
  await expect(side.getByText('bowl of lemons'), 'it waits').toHaveCount(0)

  const approve = `/memorial/contributions/approve/${made.uuid}`
  const body = { contributionIds: [added.uuid], approved: true }
  await call(server, 'POST', approve, { token: host.token, body })
  await expect(side.getByText('bowl of lemons')).toBeVisible()
  await expect(side.getByRole('article').first()).toContainText('Lakshmi Nair')
  await expect(side.getByRole('article').first()).toContainText('Just now')
  await expect(position(page, '5 of 5'), 'its photo is shown next').toBeVisible({ timeout: 10_000 })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await button(page, 'Pause').click()
  const hide = `/memorial/contribution/hide/${made.uuid}/${added.uuid}`
  await call(server, 'POST', hide, { token: host.token, body: { hidden: true } })
  await expect(side.getByText('bowl of lemons')).toHaveCount(0)
  await expect(page.locator('[data-slide="6"]'), 'nor its photo, even while paused').toHaveCount(0)

  await page.getByRole('link', { name: 'Slideshow' }).click()
  await expect(side).toHaveCount(0)
  await database.end()
})
