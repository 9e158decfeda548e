import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn, signIn } from './support/host.ts'
import { type Account, anAccount, aPublicMemorial } from './support/memorials.ts'

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

/** Signs in with the password, and adds a passkey in the profile. */
async function addPasskey(page: Page, person: Account) {
  await logIn(page, person, '/profile')
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const asking = page.getByRole('dialog', { name: 'Add a passkey' })
  await asking.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(card.getByText('This passkey can log you in from now on')).toBeVisible()
}

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the desk' }).getByRole('link', { name, exact: true })

test('an operator opens the desk with a passkey, hides a memorial, settles a report, asks for a hand-over, and stands in the log', async ({
  page,
  server,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /403 \(Forbidden\)/, /404 \(Not Found\)/)
  const verify = await anAuthenticator(page)
  const [host, heir, ana] = [await anAccount(server), await anAccount(server), await anAccount(server)]
  const { shareSlug, uuid } = await aPublicMemorial(server, host, { nameOfPerson: 'Ruth Vale' })
  const reported = await page.request.post(`/public/memorial/${shareSlug}/report`, {
    data: { reason: 'SPAM', words: 'It sells things.' },
  })
  expect(reported.ok()).toBe(true)
  const enter = page.getByRole('button', { name: 'Log in with a passkey' })

  await addPasskey(page, ana)
  await page.goto('/operator')
  await expect(page.getByText('Your account is not one of theirs.')).toBeVisible()
  await server.operator('POST', '/operator/operators/add', { email: ana.email })
  await page.reload()
  await expect(page.getByText('Please show your passkey.')).toBeVisible()
  await expectAccessible(page)
  await verify(false)
  await enter.click()
  await expect(page.getByText('Your device showed no passkey')).toBeVisible()
  await verify(true)
  await enter.click()
  await expect(page.getByText(`You are ${ana.email}`)).toBeVisible()
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

  // As some minutes later: the device is asked for the passkey again.
  await server.query(`update sessions set operator_proof_at = operator_proof_at - interval '6 minutes'`)
  await memorial.getByRole('button', { name: 'Hand over…' }).click()
  const asking = page.getByRole('dialog', { name: 'Hand over the memorial of Ruth Vale' })
  await asking.getByLabel('Address of the new owner’s account').fill(heir.email)
  await asking.getByLabel('What you saw').fill('Letters of administration')
  await asking.getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByText('It is asked for. The hosts and the new owner are mailed.')).toBeVisible()

  await part(page, 'Reports').click()
  await report.getByRole('button', { name: 'Settle: Ruth Vale' }).click()
  await expect(page.getByText('The report about Ruth Vale is settled.')).toBeVisible()
  await expect(report).toBeHidden()

  await part(page, 'Log').click()
  const entries = page.getByRole('listitem').filter({ hasText: ana.email })
  for (const call of [
    'POST /operator/memorials/hide/:memorialUuid',
    'POST /operator/hand-overs/ask/:memorialUuid',
    'POST /operator/reports/settle/:reportUuid',
  ])
    await expect(entries.filter({ hasText: call }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(enter).toBeVisible()
  await page.reload()
  await expect(enter).toBeVisible()

  await signIn(page, host)
  await page.goto(`/memorial/load/${uuid}?to=hosts`)
  await expect(page.getByText(`why ${heir.email} should be its owner`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop it' }).click()
  await expect(page.getByText('It is stopped. All of you are told by mail.')).toBeVisible()
  await expect(page.getByText(`why ${heir.email} should be its owner`)).toBeHidden()
})
