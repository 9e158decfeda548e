import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { press, type as typeInto } from './support/keyboard.ts'
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

test('every part of the desk opens, without a fault that axe finds, and in English whatever the browser asks for', async ({
  page,
  server,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/)
  await page.context().addCookies([{ name: 'language', value: 'ar', url: server.url }])
  await anAuthenticator(page)
  await enter(page, server, aName())
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  for (const name of [
    'Hand-overs',
    'Payments',
    'Disputes',
    'Promo codes',
    'Funds that change',
    'Refused mails',
    'Sizes and health',
    'Operators',
  ]) {
    await part(page, name).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect(page.getByText('Reading…')).toBeHidden()
    await expectAccessible(page)
  }
})

test('by keyboard alone: a code is made, and an operator is invited after the passkey was shown again', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /403 \(Forbidden\)/)
  await anAuthenticator(page)
  const name = aName()
  await enter(page, server, name)
  await press(page, part(page, 'Promo codes'))
  const code = `KEYS-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await press(page, page.getByRole('button', { name: 'Make a code' }))
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type(code)
  await press(page, page.getByRole('button', { name: 'Make a code' }))
  await expect(page.getByText(`${code} is ready to be used.`)).toBeVisible()

  // As if the passkey had been shown long ago.
  await server.query(`update operator_sessions set proven_at = proven_at - interval '1 hour'`)
  await press(page, part(page, 'Operators'))
  const other = aName()
  await typeInto(page, page.getByLabel('Name', { exact: true }), other)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: `Link for ${other}` })).toHaveValue(
    /\/operator\/join#[\w-]{43}$/,
  )
})

test('an operator who is removed is out at the next press, and whoever is logged in as a host stays so', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/)
  await anAuthenticator(page)
  const name = aName()
  await enter(page, server, name)
  await page.evaluate(() => localStorage.setItem('apiToken', 'somebody'))
  const { operators } = await (await server.operator('GET', '/operator/operators')).json()
  const { uuid } = operators.find((operator: { name: string }) => operator.name === name)
  await server.operator('POST', `/operator/operators/remove/${uuid}`)
  await part(page, 'Disputes').click()
  await expect(page.getByText('You were logged out. Please log in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('apiToken'))).toBe('somebody')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('This passkey is not known at the desk.')).toBeVisible()
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

test('a hand-over is asked for at the desk, and one that the command line asked for is witnessed there', async ({
  page,
  server,
  mailTo,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /409 \(Conflict\)/)
  await anAuthenticator(page)
  await enter(page, server, aName())
  const [host, heir] = [await anAccount(server), await anAccount(server)]
  const asked = await aPublicMemorial(server, host, { nameOfPerson: 'Edith Marlow' })
  const other = await aPublicMemorial(server, host, { nameOfPerson: 'Frank Marlow' })
  await server.operator('POST', `/operator/hand-overs/ask/${other.uuid}`, {
    email: heir.email,
    grounds: 'Letters of administration',
  })
  await server.query(`update hand_overs set due_at = now() where memorial_uuid = $1`, [other.uuid])

  await page.goto(`/operator?part=memorials&find=${asked.uuid}`)
  await page.getByRole('button', { name: 'Hand over…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over the memorial of Edith Marlow' })
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await expect(dialog.getByText('This is needed.')).toHaveCount(2)
  await expect(dialog.getByLabel('Address of the new owner’s account')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Address of the new owner’s account').fill('nobody@example.com')
  await dialog.getByLabel('What you saw').fill('Letters of administration, in the safe')
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await expect(dialog.getByText('There is no confirmed account with this address')).toBeVisible()
  await dialog.getByLabel('Address of the new owner’s account').fill(heir.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('It is asked for. The hosts and the new owner are mailed.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await mailTo(host.email, /Edith Marlow’s memorial is to be looked after by/)

  await part(page, 'Hand-overs').click()
  const edith = page.getByRole('listitem').filter({ hasText: 'Edith Marlow' })
  await expect(edith).toContainText('You asked for this: somebody else witnesses it.')
  await page.getByRole('button', { name: 'Witness it: Frank Marlow' }).click()
  const question = page.getByRole('alertdialog', { name: `Hand Frank Marlow over to ${heir.email}?` })
  await question.getByRole('button', { name: 'Witness it' }).click()
  await expect(page.getByText('It is handed over.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Frank Marlow' })).toContainText('Handed over')
  await edith.getByRole('button', { name: 'Call off: Edith Marlow' }).click()
  await expect(page.getByText('It is called off. The hosts are mailed.')).toBeVisible()
  await mailTo(heir.email, /Frank Marlow’s memorial is looked after by/)
})

test('where gifts go is set and cleared for a memorial', async ({
  page,
  server,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /400 \(Bad Request\)/)
  await anAuthenticator(page)
  await enter(page, server, aName())
  const memorial = await aPublicMemorial(server, await anAccount(server), { nameOfPerson: 'Grace Marlow' })
  await page.goto(`/operator?part=memorials&find=${memorial.uuid}`)
  await page.getByRole('link', { name: 'Where gifts go' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where gifts go' })).toBeFocused()
  const field = page.getByRole('textbox', { name: 'Account' })
  await expect(field).toHaveValue('')
  await field.fill('not an account')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This was not done.')).toBeVisible()
  await expectAccessible(page)
  await field.fill('acct_family')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gifts to Grace Marlow go there from now on.')).toBeVisible()
  await expect(field).toHaveValue('acct_family')
  await field.fill('')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('None of its own: gifts go to the account that is configured for all.'),
  ).toBeVisible()
})

test('on a phone the parts of the desk are one line, which shows the current one', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/)
  await page.setViewportSize({ width: 360, height: 740 })
  await anAuthenticator(page)
  await enter(page, server, aName())
  const parts = page.getByRole('navigation', { name: 'Parts of the desk' })
  expect((await parts.boundingBox())?.height).toBeLessThan(80)
  await page.goto('/operator?part=log')
  await expect(part(page, 'Log')).toBeInViewport({ ratio: 1 })
})
