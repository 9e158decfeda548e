import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// The operator's desk, with the passkey of a virtual authenticator.

// A context has one virtual authenticator at most.
test.use({ ownContext: true })

async function anAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

/** The path of a new link, as the command line prints it. */
async function aLink(server: RunningServer, name: string): Promise<string> {
  const answer = await server.operator('POST', '/operator/operators/invite', { name })
  const { link } = (await answer.json()) as { link: string }
  return link.replace(/^https?:\/\/[^/]+/, '')
}

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the desk' }).getByRole('link', { name, exact: true })
const aName = () => `Ana ${crypto.randomUUID().slice(0, 8)}`

async function enter(page: Page, server: RunningServer, name: string) {
  await page.goto(await aLink(server, name))
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await page.getByRole('link', { name: 'To the desk' }).click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText(`You are ${name}`)).toBeVisible()
}

/** A job that failed for good. */
async function aFailedJob(server: RunningServer): Promise<string> {
  const { rows } = await server.query(
    `insert into pgboss.job (name, data, state, completed_on, output, policy)
       values ('account.welcome', '{"userUuid": "00000000-0000-4000-8000-000000000001"}', 'failed', now(),
               '{"message": "550 <joan@example.com> is unknown"}', 'short')
     returning id`,
  )
  return String(rows[0]?.id)
}

test('an operator registers a passkey by a link, logs in, hides a memorial, settles a report, retries a job, and stands in the log', async ({
  page,
  server,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /404 \(Not Found\)/)
  const verify = await anAuthenticator(page)
  const host = await anAccount(server)
  const { shareSlug } = await aPublicMemorial(server, host, { nameOfPerson: 'Ruth Vale' })
  const reported = await page.request.post(`/public/memorial/${shareSlug}/report`, {
    data: { reason: 'SPAM', words: 'It sells things.' },
  })
  expect(reported.ok()).toBe(true)
  const jobId = await aFailedJob(server)
  const name = aName()

  // A link that was used or never given opens nothing.
  await page.goto('/operator/join')
  await expect(page.getByText('This page is opened by a link')).toBeVisible()
  const link = await aLink(server, name)
  await page.goto(link)
  await expect(page).toHaveURL(`${server.url}/operator/join`)
  await expectAccessible(page)
  await verify(false)
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(page.getByText('Your device showed no passkey')).toBeVisible()
  await verify(true)
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(page.getByRole('heading', { name: `The passkey of ${name} is kept` })).toBeFocused()
  await page.goto(link)
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(page.getByText('This link has been used or has run out.')).toBeVisible()

  await page.goto('/operator')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText(`You are ${name}`)).toBeVisible()
  const report = page.getByRole('listitem').filter({ hasText: 'It sells things.' }).last()
  await expect(report).toBeVisible()
  await expectAccessible(page)

  await part(page, 'Memorials').click()
  await expect(page.getByRole('heading', { name: 'Memorials' })).toBeFocused()
  await page.getByLabel('Name, link, address or id').fill('Ruth Vale')
  await page.keyboard.press('Enter')
  const memorial = page.getByRole('listitem').filter({ hasText: shareSlug })
  await memorial.getByRole('button', { name: 'Hide: Ruth Vale' }).click()
  const question = page.getByRole('alertdialog', { name: 'Hide the memorial of Ruth Vale?' })
  await question.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText('Ruth Vale is hidden from everyone.')).toBeVisible()
  await expect(memorial).toContainText('Hidden by us')
  await expectAccessible(page)
  expect((await page.request.get(`/public/memorial/${shareSlug}`)).status()).toBe(404)

  await part(page, 'Reports').click()
  await report.getByRole('button', { name: 'Settle: Ruth Vale' }).click()
  await expect(page.getByText('The report about Ruth Vale is settled.')).toBeVisible()
  await expect(report).toBeHidden()

  await part(page, 'Failed jobs').click()
  const job = page.getByRole('listitem').filter({ hasText: '550 <…@…> is unknown' })
  await expect(job).toContainText('account.welcome')
  await job.getByRole('button', { name: 'Try again now: account.welcome' }).click()
  await expect(page.getByText('account.welcome is tried again now.')).toBeVisible()
  await expect
    .poll(async () => (await server.query('select state::text from pgboss.job where id = $1', [jobId])).rows)
    .toEqual([{ state: 'completed' }])

  await part(page, 'Log').click()
  const entries = page.getByRole('listitem').filter({ hasText: name })
  for (const call of [
    'POST /operator/join',
    'POST /operator/enter',
    'POST /operator/memorials/hide/:memorialUuid',
    'POST /operator/reports/settle/:reportUuid',
    'POST /operator/jobs/retry/:jobId',
  ])
    await expect(entries.filter({ hasText: call }).first()).toBeVisible()
  await expect(
    page.getByText('The entries shown here say what they said when they were written.'),
  ).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
})

/** As when somebody comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('an open desk closes by itself: once it is looked at again after a log-out elsewhere, and when nobody used it', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/)
  await page.clock.install()
  await anAuthenticator(page)
  const name = aName()
  await enter(page, server, name)
  await comeBack(page)
  await expect(page.getByText(`You are ${name}`)).toBeVisible()
  await server.query(
    'delete from operator_sessions using operators where uuid = operator_uuid and name = $1',
    [name],
  )
  await comeBack(page)
  await expect(page.getByText('You were logged out. Please log in again.')).toBeVisible()
  await expect(page.getByText(`You are ${name}`)).toBeHidden()

  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText(`You are ${name}`)).toBeVisible()
  await page.clock.fastForward('29:00')
  await part(page, 'Disputes').click()
  await expect(page.getByText('Reading…')).toBeHidden()
  await page.clock.fastForward('29:00')
  await expect(page.getByText(`You are ${name}`)).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(page.getByText('You were logged out. Please log in again.')).toBeVisible()
})
