import { expect, test } from './support/fixtures.ts'
import { aMemorial, anAccount } from './support/memorials.ts'

const submit = { name: 'Log in', exact: true }

test('the button is disabled until both fields can be right, and each field shows its error', async ({
  page,
}) => {
  await page.goto('/login?msg=Please%20log%20in%20to%20go%20on.')
  await expect(page.getByRole('alert')).toHaveText('Please log in to go on.')
  await expect(page.getByRole('button', submit)).toBeDisabled()
  // Repeated until the page is hydrated.
  await expect(async () => {
    await page.getByLabel('Email').focus()
    await page.getByLabel('Password', { exact: true }).focus()
    await expect(page.getByText('Email is required')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByLabel('Email').fill('claire@')
  await expect(page.getByText('Email must be valid')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel('Email').fill('claire@example.com')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await expect(page.getByText('Email must be valid')).toBeHidden()
  await expect(page.getByRole('button', submit)).toBeEnabled()
})

test('a wrong password keeps what was typed and may be tried again', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/)
  const { email, password } = await anAccount(server)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Invalid email or password.')
  await expect(alert).toContainText('What you typed is still here.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.waitForURL('**/who')
})

test('without a network it says so, and Try Again sends the same', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const { email, password } = await anAccount(server)
  await page.route('**/anon/signin', (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', submit).click()
  await expect(page.getByRole('alert')).toContainText(
    'Unable to connect to the server. Please check your internet connection.',
  )
  await page.unroute('**/anon/signin')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.waitForURL('**/who')
})

test('when the list of memorials cannot be loaded, Try Again loads it without another login', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const host = await anAccount(server)
  await aMemorial(server, host)
  await page.route('**/memorial/list', (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(host.password)
  await page.getByRole('button', submit).click()
  await expect(page.getByRole('alert')).toContainText("We couldn't load your memorials. Unable to connect")
  await page.unroute('**/memorial/list')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.waitForURL('**/payment')
})

test('coming from the landing page, the heading has the focus, so that reading begins there', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Already Have an Account? Click Here' }).first().click()
  await page.waitForURL('**/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused()
})

test('text typed before the page is hydrated counts', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('claire@example.com')
  await page.getByLabel('Password', { exact: true }).fill('roses in june')
  await expect(page.getByRole('button', submit)).toBeDisabled()
  release()
  await expect(page.getByRole('button', submit)).toBeEnabled()
  await expect(page.getByLabel('Email')).toHaveValue('claire@example.com')
})
