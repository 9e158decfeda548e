import { aDonation, databaseOf } from '../support/responses.ts'
import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { call } from './support/memorials.ts'

test('new words of a fund that holds gifts wait on the dashboard, and are taken back by one press', async ({
  page,
  server,
  expectAccessible,
}) => {
  const place = await toEditScreen(page, server, 'edit-stories')
  const { host, made } = place
  const body = { funds: [{ id: null, title: 'Hospice' }], deleteFundIds: [] }
  await call(server, 'POST', `/memorial/funds/update/${made.uuid}`, { token: host.token, body })
  const [fund] = (await onServer(server, place)).memorialFunds
  if (!fund) throw new Error('There is no fund')
  const database = await databaseOf(server.dataDir)
  await aDonation(database, made.uuid, { fundUuid: fund.id, amountMinor: 2000 })
  await database.end()
  await openScreen(page, 'edit-donations')
  await expect(page.getByText('New words wait')).toBeVisible()
  await page.getByLabel('Fund Title').fill('St Brigid’s Hospice')
  await page.getByLabel('Charity number').fill('51 824 753 557')
  await page.getByLabel('Goal').focus()
  await expect(page.getByText(/This number does not add up/)).toBeVisible()
  await page.getByLabel('Charity number').fill('51 824 753 556')
  await save(page)

  const card = page.getByRole('region', { name: 'New words for a fund wait' })
  await expect(card).toContainText('St Brigid’s Hospice')
  await expect(card).toContainText('ABN 51 824 753 556')
  await expect(card).toContainText('You asked for this.')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Take it back: the new words for Hospice' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('The fund stays as it is.')).toBeVisible()
  await openScreen(page, 'edit-donations')
  await expect(page.getByLabel('Fund Title')).toHaveValue('Hospice')
})

test('the screen of the funds waits for words that wait, and nothing moves while somebody reads', async ({
  page,
  server,
}) => {
  await toEditScreen(page, server, 'edit-stories')
  const change = {
    id: crypto.randomUUID(),
    fundId: crypto.randomUUID(),
    title: 'Hospice',
    changes: [{ field: 'title', before: 'Hospice', after: 'St Brigid’s Hospice' }],
    askedBy: 'Peter Hollis',
    isYours: false,
    askedAt: '2026-11-26T09:00:00.000Z',
    takesEffectAt: '2026-11-29T09:00:00.000Z',
  }
  const answered = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/memorial/funds/changes/**')
  await page.route('**/memorial/funds/changes/**', async (route) => {
    await answered.promise
    await route.fulfill({ json: { success: true, msg: null, changes: [change] } })
  })
  await page.goto('/memorial/edit-donations')
  await asked
  await page.getByText('For the memorial of').waitFor()
  await expect(page.getByLabel('Fund Title')).toHaveCount(0)
  answered.resolve()
  await expect(page.getByRole('region', { name: 'New words for a fund wait' })).toBeVisible()
  await expect(page.getByLabel('Fund Title')).toBeVisible()
})
