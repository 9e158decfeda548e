import type { Page } from '@playwright/test'
import {
  aPlace,
  button,
  card,
  choose,
  contributions,
  credentials,
  dialog,
  open,
  signIn,
  somePhotos,
  withPassword,
  words,
} from './support/contribute-dialog.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, call, keptOriginal } from './support/memorials.ts'

const wall = (page: Page) => page.locator('#memories article')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a new visitor adds text and photos, across the code, a reload and a closed tab', async ({
    page,
    context,
    server,
    mailedCode,
  }) => {
    const { host, made } = await aPlace(server)
    const email = `joan-${made.uuid}@example.com`
    await page.goto(`/view/${made.shareSlug}`)
    await open(page)
    await expect(dialog(page)).toContainText('Your memory of Margaret')

    await button(page, 'Continue').click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Please include a message, a photo, a voice or a film.',
    )
    await expect(words(page)).toBeFocused()
    await words(page).fill('You were never asked whether you wanted tea.')
    const photos = await somePhotos(3)
    await choose(page, photos)
    await expect(dialog(page).getByRole('listitem')).toHaveCount(photos.length)
    await expect(dialog(page).getByRole('img')).toHaveCount(photos.length)
    await dialog(page).getByLabel('Caption of photo 1').fill('Her kitchen')

    // Back closes the dialog and not the page. The card mentions the draft, which survives a reload.
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(card(page)).toContainText('What you began is kept on this device. It is not sent yet.')
    await page.reload()
    await open(page, 'Go on with it')
    await expect(words(page)).toHaveValue('You were never asked whether you wanted tea.')
    await expect(dialog(page).getByLabel('Caption of photo 1')).toHaveValue('Her kitchen')
    await expect(dialog(page).getByRole('img')).toHaveCount(photos.length)

    await button(page, 'Continue').click()
    await expect(dialog(page)).toContainText('2 of 3')
    await expect(dialog(page).getByLabel('Your name')).toBeFocused()
    await withPassword(page)
    await dialog(page).getByLabel('Your email').fill('joan.petrie@')
    await dialog(page).getByLabel('Password', { exact: true }).fill('tea')
    await dialog(page).getByLabel('Confirm password', { exact: true }).fill('coffee')
    await button(page, 'Continue').click()
    await expect(dialog(page).getByRole('alert')).toHaveText([
      'Please enter a valid email address.',
      'Password must be at least 6 characters long.',
      'Passwords do not match.',
    ])
    await button(page, 'Back').click()
    await credentials(page, email)
    await expect(dialog(page).getByRole('heading', { name: 'Look in your email' })).toBeInViewport()
    await expect(dialog(page).getByLabel('Verification code')).toBeFocused()
    expect(await dialog(page).evaluate((box) => box.scrollTop)).toBe(0)

    // The tab is closed while the mail is read, and another tab continues with the code.
    const code = await mailedCode(email)
    await page.close()
    const again = await context.newPage()
    await again.goto(`/view/${made.shareSlug}`)
    await expect(card(again)).toContainText(`enter the code that we mailed to ${email}`)
    await open(again, 'Enter the code')
    await expect(dialog(again)).toContainText('3 of 3')
    await dialog(again).getByLabel('Verification code').fill('AAAAA')
    await button(again, 'Send my memory').click()
    await expect(dialog(again).getByRole('alert')).toHaveText('The verification code is incorrect.')
    // Sending takes its time, and is still the last step.
    const sent = Promise.withResolvers<void>()
    await again.route('**/memorial/contribution', (route) => sent.promise.then(() => route.continue()))
    await dialog(again).getByLabel('Verification code').fill(code)
    await button(again, 'Send my memory').click()
    await expect(dialog(again).getByRole('heading', { name: /^Your memory/ })).toBeVisible()
    await expect(dialog(again)).toContainText('3 of 3')
    await expect(card(again)).not.toContainText('enter the code')
    sent.resolve()
    await expect(dialog(again)).toContainText('Thank you, Joan')
    await expect(dialog(again)).toContainText('Your memory is on Margaret’s page.')
    await button(again, 'See it on the page').click()
    await expect(dialog(again)).toBeHidden()
    await expect(wall(again)).toContainText(['You were never asked whether you wanted tea.'])
    await expect(wall(again).getByRole('link')).toHaveCount(photos.length)

    const [added] = await contributions(server, host, made)
    expect(added).toMatchObject({ contributorName: 'Joan Petrie', contributorEmail: email, state: 'VISIBLE' })
    expect(added?.media.map((photo) => photo.title)).toEqual(['Her kitchen', '', ''])
    const kept = await keptOriginal(server, made, added?.media[0]?.uuid ?? '')
    expect(kept.equals(photos[0]?.buffer ?? Buffer.alloc(0)), 'the HEIC itself is kept').toBe(true)
    // The draft is removed from the device, and the visitor is signed in on all pages.
    expect(
      await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contribution'))),
    ).toEqual([])
    await again.goto('/profile')
    await expect(again.getByLabel('First name')).toHaveValue('Joan')
    await again.close()
  })
})

test('a signed-in visitor adds a memory at once, changes it, and removes it', async ({ page, server }) => {
  const { host, made } = await aPlace(server)
  await signIn(page, await anAccount(server))
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  await words(page).fill('She taught me to drive.')
  const photos = await somePhotos(2)
  await choose(page, photos)
  await expect(dialog(page).getByRole('img')).toHaveCount(2)
  await button(page, 'Send my memory').click()
  await expect(dialog(page)).toContainText('Thank you, Claire')
  await button(page, 'See it on the page').click()
  await expect(wall(page)).toHaveCount(1)
  await expect(card(page)).toContainText('You added a memory on')

  await open(page, 'Add to it or change it')
  await expect(words(page)).toHaveValue('She taught me to drive.')
  await expect(dialog(page).getByRole('img')).toHaveCount(2)
  await button(page, 'Remove photo 1').click()
  await button(page, 'Undo').click()
  await button(page, 'Remove photo 2').click()
  await dialog(page).getByLabel('Caption of photo 1').fill('The red car')
  await words(page).fill('She taught me to drive, in the red car.')
  await button(page, 'Send the changes').click()
  await expect(dialog(page)).toContainText('Thank you')
  await page.keyboard.press('Escape')
  await expect(wall(page)).toContainText(['in the red car.'])
  expect(await contributions(server, host, made)).toMatchObject([{ media: [{ title: 'The red car' }] }])

  await open(page, 'Add to it or change it')
  await button(page, 'Take it away').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it away' }).click()
  await expect(dialog(page)).toContainText('What you added is taken away')
  await button(page, 'Done').click()
  await expect(wall(page)).toHaveCount(0)
  await expect(card(page).getByRole('button')).toHaveText('Add a memory')
})

test('an address with an account logs in, and an earlier memory is not overwritten', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409|401/)
  const { host, made } = await aPlace(server)
  const claire = await anAccount(server)
  const form = new FormData()
  form.set('shareSlug', made.shareSlug)
  form.set('contributorMessage', 'What I said before.')
  await call(server, 'POST', '/memorial/contribution', { token: claire.token, body: form })
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  await words(page).fill('What I say now.')
  await button(page, 'Continue').click()
  await credentials(page, claire.email)
  await expect(dialog(page)).toContainText('has an account already')
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused()
  await dialog(page).getByLabel('Password', { exact: true }).fill('')
  await button(page, 'Log in').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Please enter your password.')
  await dialog(page).getByLabel('Password', { exact: true }).fill('not this one')
  await button(page, 'Log in').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Invalid email or password.')
  await dialog(page).getByLabel('Password', { exact: true }).fill(claire.password)
  await button(page, 'Log in').click()
  await expect(dialog(page)).toContainText('You had added something before')
  await expect(words(page)).toHaveValue('What I said before.\n\nWhat I say now.')
  await button(page, 'Send the changes').click()
  await expect(dialog(page)).toContainText('Thank you')
  expect(await contributions(server, host, made)).toMatchObject([
    { message: 'What I said before.\n\nWhat I say now.' },
  ])
})
