import { databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'

test('the link at the foot of an evening mail stops these mails, after one confirmation', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const { uuid } = await aPublicMemorial(server, host)
  const database = await databaseOf(server.dataDir)
  const chosen = async () => {
    const sql = 'select digest, digest_token as token from relationships where memorial_uuid = $1'
    return (await database.query<{ digest: boolean; token: string }>(sql, [uuid])).rows[0]
  }

  await page.goto(`/public/digest/end/${(await chosen())?.token}`)
  await expect(page.getByRole('heading', { name: 'No more of these mails' })).toBeVisible()
  expect((await chosen())?.digest, 'opening the page is not a yes').toBe(true)
  await page.getByRole('button', { name: 'Yes, stop' }).click()
  await expect(page.getByText('We will not write to you')).toBeVisible()
  expect((await chosen())?.digest).toBe(false)
  await database.end()
})

test('a host turns the mails on or off in the settings, and is told when saving fails', async ({
  page,
  server,
  expectedErrors,
}) => {
  const host = await anAccount(server)
  const { uuid } = await aPublicMemorial(server, host)
  await logIn(page, host, `/memorial/settings?memorial=${uuid}`)
  const daily = page.getByRole('checkbox', { name: 'Write to me in the evening when something came in' })
  await expect(daily).toBeChecked()
  await daily.press('Space')
  await expect(page.getByText('Saved: we do not write to you about what comes in.')).toBeVisible()
  await page.reload()
  await expect(daily).not.toBeChecked()

  expectedErrors.push(/Failed to load resource/)
  await page.route(`**/memorial/digest/${uuid}`, (route) => route.abort())
  await daily.click()
  await expect(daily).not.toBeChecked()
  await expect(daily).toHaveAccessibleDescription(/connection/i)
  await page.unroute(`**/memorial/digest/${uuid}`)
  await daily.click()
  await expect(daily).toBeChecked()
  await expect(page.getByText('Saved: we write to you in the evening.')).toBeVisible()
})

test('a link that is incomplete or no longer in use says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)|400 \(Bad Request\)/)
  for (const token of ['0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11', 'cut-off']) {
    await page.goto(`/digest/end/${token}`)
    await page.getByRole('button', { name: 'Yes, stop' }).click()
    await expect(page.getByText('This link is no longer in use.')).toBeVisible()
  }
})
