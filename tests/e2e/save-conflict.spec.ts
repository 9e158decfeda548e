import { expect, test } from './support/fixtures.ts'
import { aHost, aMemorial, logIn } from './support/host.ts'
import { call } from './support/memorials.ts'

// The same was changed here and on another device: nothing is overwritten without a question.

test.use({ expectedErrors: [/409 \(Conflict\)/] })

test('a name changed on two devices is asked about', async ({ page, server }) => {
  const host = await aHost(server)
  const { uuid } = await aMemorial(server, host)
  const { token } = host
  await logIn(page, host, `/memorial/load/${uuid}`)
  await page.waitForURL('**/payment')
  await page.goto('/who')
  await page.getByLabel('What is the name of your loved one?').fill('Margaret A. Hollis')
  await expect(page.getByText('Changes not saved yet')).toBeVisible()
  await page.goto('/save')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
  await call(server, 'POST', '/memorial/edit', { token, body: { uuid, nameOfPerson: 'Margaret Hollis' } })

  await page.getByRole('button', { name: 'Save Changes' }).click()
  const question = page.getByRole('alertdialog', { name: 'Changed somewhere else' })
  await expect(question).toContainText('Margaret A. Hollis')
  await expect(question).toContainText('Margaret Hollis')
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('heading', { name: 'All Changes Saved' })).toBeVisible()
  const { memorial } = await call(server, 'GET', `/memorial/get/${uuid}`, { token })
  expect(memorial.nameOfPerson).toBe('Margaret A. Hollis')
})
