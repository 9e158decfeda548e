import { expect, test } from './support/fixtures.ts'
import { anAccount } from './support/memorials.ts'

test('a forgotten password is replaced by a mailed link, which works once and ends earlier sessions', async ({
  page,
  browser,
  server,
  mailTo,
  expectedErrors,
}) => {
  // These come from using the link twice, and from the old password.
  expectedErrors.push(/400 \(Bad Request\)/, /401 \(Unauthorized\)/)
  const { email, password } = await anAccount(server)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${server.url}/login?redirect=/profile`)
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Log in' }).click()
  await expect(elsewhere.getByLabel('First name')).toHaveValue('Claire')

  await page.goto('/login')
  await page.getByRole('link', { name: 'I forgot my password' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeFocused()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill(` ${email.toUpperCase()} `)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your email' })).toBeFocused()

  const mail = await mailTo(email, /password/i)
  const link = /https?:\S+\/reset-password\S+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No link in: ${mail.text}`)
  expect(link).toContain('/reset-password#token=')

  await page.goto(link)
  const save = page.getByRole('button', { name: 'Save the password' })
  const fields = [
    page.getByLabel('Password', { exact: true }),
    page.getByLabel('Confirm password', { exact: true }),
  ]
  const [first, again] = fields as [(typeof fields)[0], (typeof fields)[0]]
  await save.click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByText('Please confirm your password')).toBeVisible()
  await expect(first).toBeFocused()
  await first.fill('short')
  await again.fill('other')
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await first.fill('lavender and thyme')
  await again.fill('lavender and thyme')
  await save.click()
  await page.waitForURL('**/profile')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await elsewhere.reload()
  await elsewhere.waitForURL('**/login?redirect=%2Fprofile&ended=yes')
  expect(await elsewhere.evaluate(() => localStorage.getItem('apiToken'))).toBeNull()
  await elsewhere.context().close()

  await page.goto('about:blank')
  await page.goto(link)
  await first.fill('parsley and sage')
  await again.fill('parsley and sage')
  await save.click()
  await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeFocused()
  await expect(
    page.getByText('This link has been used or has run out. Please ask for a new one.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.waitForURL('**/forgot-password')

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await page.getByLabel('Password', { exact: true }).fill('lavender and thyme')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/who')
})
