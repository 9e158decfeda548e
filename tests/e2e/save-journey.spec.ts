import { expect, test } from './support/fixtures.ts'
import { addPhotos, aHost, beginDraft, chooseVideo, enterCode, logIn, signUp } from './support/host.ts'
import { aLargePhoto, aPhoto } from './support/photos.ts'
import { expectFromTop } from './support/view-top.ts'

const anEmail = () => `${crypto.randomUUID()}@example.com`

test('a host makes an account and the draft becomes a memorial', async ({ page, mailedCode }) => {
  const email = anEmail()
  await beginDraft(page)
  await chooseVideo(page, 'tests/fixtures/host-message.webm')
  await addPhotos(page, [
    await aPhoto('lake.jpg'),
    await aPhoto('garden.jpg'),
    await aLargePhoto('large.jpg'),
  ])
  await page.getByLabel('Photo Caption 1', { exact: true }).fill('At the lake')
  await expect(page).toHaveTitle(/Photos/)

  await test.step('email and password are asked for and validated', async () => {
    await page.goto('/save')
    await expect(page).toHaveTitle('Save · Step 6 of 8 · Afterglow')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByLabel('Your email')).toBeFocused()
    await page.getByLabel('Your email').fill('claire@')
    await page.getByLabel('Your email').press('Enter')
    await expect(page.getByText('Email must be valid')).toBeVisible()
    await page.getByLabel('Your email').fill(email)
    await page.getByLabel('Your email').press('Enter')

    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Confirm password', { exact: true }).fill('other')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('roses in june')
    await page.getByLabel('Confirm password', { exact: true }).fill('roses in june')
    await page.getByRole('button', { name: 'Create Account' }).click()
  })

  await test.step('a reload returns to the code', async () => {
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await expect(page.getByRole('button', { name: /^Resend Code in \d+ s$/ })).toBeDisabled()
    await page.reload()
    await expect(page.getByText(email)).toBeVisible()
    // So does the landing page, which reads the draft before it knows who is signed in.
    await page.goto('/')
    await page
      .getByRole('link', { name: /^Continue where you left off/ })
      .first()
      .click()
    await expect(page.getByLabel('Verification code')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await enterCode(page, await mailedCode(email))
  })

  await test.step('everything is uploaded', async () => {
    await expect(page.getByText('Please keep this page open.')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 480 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectFromTop(page, 'Margaret’s memorial is saved')
    await expect(page.getByText('3 photos and your message.')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the password was not stored', async () => {
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain('roses in june')
  })

  await test.step('on return everything is saved, in the same order', async () => {
    await page.goto('/save')
    await expect(page.getByRole('heading', { name: 'All Changes Saved' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
    await page.goto('/photos')
    await expect(page.getByLabel('Photo Caption 1', { exact: true })).toHaveValue('At the lake')
    await expect(page.locator('main figure')).toHaveCount(3)
  })

  await page.goto('/save')
  await page.getByRole('link', { name: 'Continue to Payment' }).click()
  await page.waitForURL('**/payment')
})

test.describe('the verification code', () => {
  test.use({ expectedErrors: [/40[09] \(|429 \(/] })

  test('expires after five wrong tries, and a new one is sent', async ({ page, server, mailedCode }) => {
    const email = anEmail()
    await beginDraft(page)
    await page.goto('/save')
    await signUp(page, email)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('Verification code is required')).toBeVisible()
    await enterCode(page, 'ABC')
    await expect(page.getByText('Code must be 5 characters')).toBeVisible()
    const right = await mailedCode(email)
    const wrong = right === 'AAAAA' ? 'BBBBB' : 'AAAAA'
    for (let tries = 0; tries < 5; tries += 1) {
      await enterCode(page, wrong)
      await expect(page.getByText('The verification code is incorrect.')).toBeVisible()
      await expect(page.getByLabel('Verification code')).toBeFocused()
    }
    await enterCode(page, right)
    await expect(page.getByText('Too many wrong codes. Please ask for a new one.')).toBeVisible()

    // A new code can be sent after thirty seconds, which a reload does not shorten.
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Resend Code in \d+ s$/ })).toBeDisabled()
    await expect(page.getByText(email)).toBeVisible()
    // If the page does not know the time, the server refuses.
    await page.evaluate(() => sessionStorage.removeItem('memorial-code-wait'))
    await page.reload()
    await page.getByRole('button', { name: 'Resend Code' }).click()
    await expect(page.getByText('Failed to resend code')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Resend Code in \d+ s$/ })).toBeVisible()
    await server.query(
      `update email_codes set sent_at = sent_at - interval '31 seconds'
        where user_uuid = (select uuid from users where email = $1)`,
      [email],
    )
    await page.clock.fastForward(31_000)
    const mails = async () => (await server.mailbox()).filter((mail) => mail.to.includes(email)).length
    const before = await mails()
    await page.getByRole('button', { name: 'Resend Code', exact: true }).click()
    await expect(page.getByText('A new code is on its way.')).toBeVisible()
    await expect.poll(mails).toBe(before + 1)
    await enterCode(page, await mailedCode(email))
    await expect(page.getByRole('heading', { name: 'Margaret’s memorial is saved' })).toBeVisible()
  })

  test('is the third view, and Back leads through the views one by one', async ({ page }) => {
    const email = anEmail()
    await beginDraft(page)
    await page.goto('/save')
    await signUp(page, email)

    // With the browser's Back as well as ours.
    await page.goBack()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.goBack()
    await expect(page.getByLabel('Your email')).toBeFocused()
    await page.goForward()
    await page.goForward()
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await expect(page.getByRole('button', { name: /^Resend Code/ })).toBeVisible()

    const back = page.getByRole('button', { name: 'Back' })
    await back.click()
    await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible()
    await back.click()
    await expect(page.getByLabel('Your email')).toHaveValue(email)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/preview')
  })

  test('is sent to another address when the first was mistyped', async ({ page, mailedCode }) => {
    const right = anEmail()
    await beginDraft(page)
    await page.goto('/save')
    await signUp(page, anEmail())
    await page.getByRole('button', { name: 'Change Email' }).click()
    await expect(page.getByLabel('Your email')).toBeFocused()
    await page.getByLabel('Your email').fill(right)
    await page.getByRole('button', { name: 'Continue' }).click()
    // The password is still there (docs/decisions/0443).
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).not.toHaveValue('')
    await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue(
      await password.inputValue(),
    )
    await password.press('Enter')
    await expect(page.getByText(right)).toBeVisible()
    await enterCode(page, await mailedCode(right))
    await expect(page.getByRole('heading', { name: 'Margaret’s memorial is saved' })).toBeVisible()
    // The account exists now, so Back does not lead to its views.
    await page.goBack()
    await page.waitForURL('**/who')
  })

  test('is not sent to an address that has an account, whose owner may log in instead', async ({
    page,
    server,
  }) => {
    const host = await aHost(server)
    await beginDraft(page, 'Tom Silva')
    await page.goto('/save')
    await page.getByLabel('Your email').fill(host.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Password', { exact: true }).fill('something else')
    await page.getByLabel('Confirm password', { exact: true }).fill('something else')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('This email address is already registered.')).toBeVisible()
    await page.getByRole('link', { name: 'Log in', exact: true }).click()
    await logIn(page, host, '/save')
    await expect(page.getByRole('heading', { name: 'Tom’s memorial is saved' })).toBeVisible()
  })
})
