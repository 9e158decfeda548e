import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'

// A successor declines by the link in their mail, and takes it back (docs/decisions/0035).

test('whom a host named reads what it means, declines, is asked no more, and may take it back', async ({
  page,
  server,
  mailTo,
  expectAccessible,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const jo = { name: 'Jo Hollis', email: `jo-${made.uuid}@example.com` }
  await call(server, 'PUT', `/memorial/archive/${made.uuid}/successors`, {
    token: host.token,
    body: { successors: [jo] },
  })
  await call(server, 'POST', `/memorial/archive/${made.uuid}/send`, { token: host.token })
  const { text } = await mailTo(jo.email, /archive/)
  const path = String(/\/named#[\w-]+/.exec(text)?.[0])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were named')
  await expect(page.getByText('has named you to have its archive')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I would rather not' }).click()
  await expect(page.getByText('Done. Nothing more is mailed to you.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Done. Nothing more is mailed to you.')).toBeVisible()
  await page.getByRole('button', { name: 'I would like to have it after all' }).click()
  await expect(page.getByText('You are named again.')).toBeVisible()
  await page.getByRole('button', { name: 'I would rather not' }).click()
  await expect(page.getByText('Done. Nothing more is mailed to you.')).toBeVisible()
  // The token is in no address that is asked for.
  const token = path.split('#')[1] ?? ''
  expect(asked.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([])

  await logIn(page, host, `/memorial/keepsakes?memorial=${made.uuid}`)
  await expect(page.getByText('Jo Hollis would rather not, and is sent nothing.').first()).toBeVisible()
})
