import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'

test('the link at the foot of an invitation stops these mails, after one confirmation', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `${crypto.randomUUID()}@example.com`
  const { uuid } = await aPublicMemorial(server, host, {
    contacts: [{ uuid: null, email, phone: null, firstName: '', surname: '' }],
  })
  await call(server, 'POST', '/memorial/send-all-invites', {
    token: host.token,
    body: { memorialUuid: uuid },
  })
  const link = /https?:\S+\/unsubscribe\/[\w-]+/.exec((await mailTo(email, /Margaret/)).text)?.[0]
  if (!link) throw new Error('No link to unsubscribe in the invitation')

  await page.goto(link)
  await expect(page.getByText('The memorial of Margaret Anne Hollis')).toBeVisible()
  const unsubscribed = async () => {
    const { memorial } = await call(server, 'GET', `/memorial/get/${uuid}`, { token: host.token })
    return memorial.contacts[0]?.unsubscribed
  }
  expect(await unsubscribed(), 'opening the page is not a yes').toBe(false)
  await page.getByRole('button', { name: 'Yes, stop' }).click()
  await expect(page.getByText('We will not write to you about this memorial again.')).toBeVisible()
  expect(await unsubscribed()).toBe(true)
  await expect(page.getByText('The memorial of Margaret Anne Hollis')).toBeVisible()
  await page.getByRole('link', { name: 'Visit the memorial' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Anne Hollis' })).toBeVisible()
  await page.goto('/unsubscribe/gone')
  await expect(page.getByRole('link', { name: 'Back to Landing Page' })).toBeVisible()
})
