import type { Page } from '@playwright/test'
import { contributions as limits } from '#contract/limits.ts'
import { expect, test } from './support/fixtures.ts'
import {
  type Account,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  keptOriginal,
  type Made,
} from './support/memorials.ts'
import { aHeic, bringPhoto, type PhotoFile } from './support/photos.ts'
import type { RunningServer } from './support/server.ts'

// What visitors add to a memorial, and the wall that shows it.

const card = (page: Page) => page.locator('#contribute')
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const words = (page: Page) => dialog(page).getByLabel('Message')
const wall = (page: Page) => page.locator('#memories article')

const open = (page: Page, name: string | RegExp = 'Add a memory') =>
  card(page).getByRole('button', { name }).click()

const choose = (page: Page, files: PhotoFile[]) =>
  dialog(page).locator('input[type=file]').setInputFiles(files)

/** The first is a HEIC. */
async function somePhotos(count: number): Promise<PhotoFile[]> {
  const made = await Promise.all(
    [1, 2].map(async (seed) => ({
      name: `picture-${seed}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPicture(seed),
    })),
  )
  return [await aHeic(), ...made].slice(0, count)
}

/** A memorial whose visitors' contributions are visible at once, unless told otherwise. */
async function aPlace(server: RunningServer, appearAtOnce = 'EVERYONE') {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { hostMessage: 'Come as you are.' })
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body: { appearAtOnce } })
  return { host, made }
}

const contributions = async (server: RunningServer, host: Account, made: Made) =>
  (await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })).memorial.contributions

async function signIn(page: Page, { token }: Account) {
  await page.addInitScript((value) => localStorage.setItem('apiToken', value), token)
}

/** Fills in the address and password of a new account. */
async function credentials(page: Page, email: string) {
  await dialog(page).getByLabel('Your name').fill('Joan Petrie')
  await dialog(page).getByLabel('Your email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill('teatime')
  await dialog(page).getByLabel('Confirm password', { exact: true }).fill('teatime')
  await button(page, 'Continue').click()
}

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

test('by a personal link the account is filled in with its address, which can be changed', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contact = { uuid: null, email, phone: null, firstName: 'Ruth', surname: 'Adeyemi' }
  const made = await aPublicMemorial(server, host, { contacts: [contact] })
  const body = { memorialUuid: made.uuid }
  await call(server, 'POST', '/memorial/send-all-invites', { token: host.token, body })
  const { text } = await mailTo(email, /^Memorial for/)
  await page.goto(String(/\/view\/\S+\?i=\S+/.exec(text)?.[0]))
  await open(page)
  await words(page).fill('She kept a tin of buttons for us.')
  await button(page, 'Continue').click()
  await expect(dialog(page).getByLabel('Your name')).toHaveValue('Ruth Adeyemi')
  await expect(dialog(page).getByLabel('Your email')).toHaveValue(email)
  await dialog(page).getByLabel('Your email').fill('ruth@example.org')
  await page.reload()
  await open(page, 'Go on with it')
  await button(page, 'Continue').click()
  await expect(dialog(page).getByLabel('Your email')).toHaveValue('ruth@example.org')

  // Somebody else is signed in here, whose own address awaits its code: that is where it was mailed.
  const other = `ben-${made.uuid}@example.com`
  const { token } = await call(server, 'POST', '/anon/signup', {
    body: { email: other, password: 'teatime' },
  })
  await page.evaluate((value) => localStorage.setItem('apiToken', value), token)
  await page.reload()
  await open(page, 'Go on with it')
  await button(page, 'Send my memory').click()
  await expect(dialog(page).getByRole('heading', { name: 'Look in your email' })).toBeVisible()
  await expect(dialog(page)).toContainText(other)
})

test('photos can be dropped anywhere on the dialog, and pasted, but not once there are as many as fit', async ({
  page,
  server,
}) => {
  const { made } = await aPlace(server)
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  const [, picture] = await somePhotos(2)
  if (!picture) throw new Error('There is no picture')
  const shown = dialog(page).locator('ul > li')
  await expect(words(page)).toBeVisible()
  await bringPhoto(page, 'drop', picture)
  await expect(shown).toHaveCount(1)
  await bringPhoto(page, 'paste', picture)
  await expect(shown).toHaveCount(2)
  await choose(
    page,
    Array.from({ length: limits.photosMax - 2 }, () => picture),
  )
  await expect(shown).toHaveCount(limits.photosMax)
  await bringPhoto(page, 'paste', picture)
  await expect(shown).toHaveCount(limits.photosMax)
})

test('whoever answered on this device finds their name and address filled in, for a memory and for a gift', async ({
  page,
  server,
}) => {
  const { host, made } = await aPlace(server)
  const body = { funds: [{ id: null, title: 'The garden' }], deleteFundIds: [] }
  await call(server, 'POST', `/memorial/funds/update/${made.uuid}`, { token: host.token, body })
  const email = `ruth-${made.uuid}@example.com`
  await page.goto(`/view/${made.shareSlug}`)
  const rsvp = page.locator('#rsvp')
  await rsvp.getByText('Attending', { exact: true }).click()
  await rsvp.getByLabel('Your name').fill('Ruth Vale')
  await rsvp.getByLabel('Your email').fill(email)
  await rsvp.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(rsvp.getByText('Your answer: Attending')).toBeVisible()

  const filledIn = async () => {
    await expect(dialog(page).getByLabel('Your name')).toHaveValue('Ruth Vale')
    await expect(dialog(page).getByLabel('Your email')).toHaveValue(email)
    await page.keyboard.press('Escape')
  }
  await open(page)
  await words(page).fill('She taught me to swim.')
  await button(page, 'Continue').click()
  await filledIn()
  await page.getByRole('button', { name: /^Donate \$/ }).click()
  await filledIn()
})

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
      'Please include a message or at least one photo.',
    )
    await expect(words(page)).toBeFocused()
    await words(page).fill('You were never asked whether you wanted tea.')
    const photos = await somePhotos(3)
    await choose(page, photos)
    await expect(dialog(page).getByRole('listitem')).toHaveCount(photos.length)
    await expect(dialog(page).getByRole('img')).toHaveCount(photos.length, { timeout: 30_000 })
    await dialog(page).getByLabel('Caption of photo 1').fill('Her kitchen')
    await shot(page, 'write-360')

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
    await shot(page, 'credentials-360')
    await dialog(page).getByLabel('Your email').fill('joan.petrie@')
    await dialog(page).getByLabel('Password', { exact: true }).fill('tea')
    await dialog(page).getByLabel('Confirm password', { exact: true }).fill('coffee')
    await button(page, 'Continue').click()
    await expect(dialog(page).getByRole('alert')).toHaveText([
      'Please enter a valid email address.',
      'Password must be at least 6 characters long.',
      'Passwords do not match.',
    ])
    await credentials(page, email)
    await expect(dialog(page).getByRole('heading', { name: 'Look in your email' })).toBeInViewport()
    await expect(dialog(page).getByLabel('Verification code')).toBeFocused()
    expect(await dialog(page).evaluate((box) => box.scrollTop)).toBe(0)
    await shot(page, 'code-360')

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
    await dialog(again).getByLabel('Verification code').fill(code)
    await button(again, 'Send my memory').click()
    await expect(dialog(again)).toContainText('Thank you, Joan', { timeout: 30_000 })
    await expect(dialog(again)).toContainText('Your memory is on Margaret’s page.')
    await shot(again, 'done-360')
    await button(again, 'See it on the page').click()
    await expect(dialog(again)).toBeHidden()
    await expect(wall(again)).toContainText(['You were never asked whether you wanted tea.'])
    await expect(wall(again).getByRole('link')).toHaveCount(photos.length, { timeout: 30_000 })
    await shot(again, 'wall-360')

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
  await expect(dialog(page).getByRole('img')).toHaveCount(2, { timeout: 30_000 })
  await shot(page, 'write-1280')
  await button(page, 'Send my memory').click()
  await expect(dialog(page)).toContainText('Thank you, Claire', { timeout: 30_000 })
  await shot(page, 'done-1280')
  await button(page, 'See it on the page').click()
  await expect(wall(page)).toHaveCount(1)
  await expect(card(page)).toContainText('You added a memory on')

  await open(page, 'Change what you added')
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

  await open(page, 'Change what you added')
  await button(page, 'Take it away').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it away' }).click()
  await expect(dialog(page)).toContainText('What you added is taken away')
  await button(page, 'Done').click()
  await expect(wall(page)).toHaveCount(0)
  await expect(card(page).getByRole('button')).toHaveText('Add a memory')
})

test('pressing the button gives feedback at once, and photos still being processed delay nobody', async ({
  page,
  server,
}) => {
  const { host, made } = await aPlace(server)
  let wake = () => {}
  let develop = () => {}
  const waking = new Promise<void>((resolve) => {
    wake = resolve
  })
  const developing = new Promise<void>((resolve) => {
    develop = resolve
  })
  await page.route('**/assets/mount-*.js', (route) => waking.then(() => route.continue()))
  await page.route('**/assets/thumbnail-worker-*.js', (route) => developing.then(() => route.continue()))
  await page.goto(`/view/${made.shareSlug}`)
  // The dialog's code is loaded together with the card's, and not after it.
  const dialogComes = page.waitForRequest(/\/assets\/ContributeDialog-.*\.js/)
  await open(page)
  await expect(page.getByRole('status').filter({ hasText: 'Opening' })).toBeAttached()
  const said = (press: Element) => getComputedStyle(press, '::after').content
  expect(await card(page).getByRole('button').evaluate(said)).toBe('"Opening"')
  await dialogComes
  wake()
  await expect(words(page)).toBeVisible()
  await expect(page.locator('form[data-pressed]')).toHaveCount(0)

  await words(page).fill('She taught me to swim.')
  await choose(page, await somePhotos(3))
  const count = dialog(page).getByText('0 of 3 photos are ready. You can go on meanwhile.')
  await expect(count).toBeVisible()
  await button(page, 'Continue').click()
  await expect(dialog(page).getByLabel('Your name')).toBeFocused()
  await expect(count).toBeVisible()
  const account = await anAccount(server)
  await button(page, 'I already have an account').click()
  await dialog(page).getByLabel('Your email').fill(account.email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(account.password)
  await button(page, 'Log in').click()
  await expect(dialog(page).getByText('Getting the photos ready: 0 of 3')).toBeVisible()
  develop()
  await expect(dialog(page)).toContainText('Thank you, Claire', { timeout: 30_000 })
  expect((await contributions(server, host, made))[0]?.media).toHaveLength(3)
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

test.describe('when something goes wrong', () => {
  test('a photo that fails says why and the others are sent; text that could not be sent is kept', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    const { host, made } = await aPlace(server)
    await signIn(page, await anAccount(server))
    await page.goto(`/view/${made.shareSlug}`)
    await open(page)
    await words(page).fill('Words.')
    await choose(page, [
      ...(await somePhotos(1)),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
    ])
    await expect(dialog(page).getByRole('alert')).toContainText('Please try a different file format.')
    await expect(dialog(page).getByRole('img')).toHaveCount(1, { timeout: 30_000 })

    await page.route('**/memorial/contribution', (route) =>
      route.fulfill({ status: 404, json: { success: false, msg: 'Not now.', code: 'PUBLIC_MISSING' } }),
    )
    await button(page, 'Send my memory').click()
    await expect(dialog(page)).toContainText('We were unable to save your contribution.', { timeout: 30_000 })
    await expect(words(page)).toHaveValue('Words.')
    await page.unroute('**/memorial/contribution')
    await button(page, 'Try Again').click()
    await expect(dialog(page)).toContainText('Your memory is saved, but not every photo', { timeout: 30_000 })
    await shot(page, 'partly-1280')
    expect(await contributions(server, host, made)).toMatchObject([
      { message: 'Words.', media: [{ title: '' }] },
    ])
    await button(page, 'Remove photo 2').click()
    await button(page, 'Send the changes').click()
    await expect(dialog(page)).toContainText('Thank you')
  })

  test('text is kept if the family removes a contribution while it is being changed', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    const { host, made } = await aPlace(server)
    const claire = await anAccount(server)
    await signIn(page, claire)
    await page.goto(`/view/${made.shareSlug}`)
    await open(page)
    await words(page).fill('Before.')
    await button(page, 'Send my memory').click()
    await expect(dialog(page)).toContainText('Thank you')
    await page.keyboard.press('Escape')
    await open(page, 'Change what you added')
    const [own] = await contributions(server, host, made)
    await call(server, 'POST', `/memorial/contribution/remove/${made.uuid}/${own?.id}`, { token: host.token })
    await words(page).fill('After.')
    await button(page, 'Send the changes').click()
    await expect(dialog(page)).toContainText('The family has taken down what you had added')
    await expect(words(page)).toHaveValue('After.')
    await button(page, 'Send my memory').click()
    await expect(dialog(page)).toContainText('Thank you')
    expect(await contributions(server, host, made)).toMatchObject([{ message: 'After.' }])
  })
})

test('where the family approves first, the visitor is told so; with the keyboard alone', async ({
  page,
  server,
}) => {
  const { made } = await aPlace(server, 'NONE')
  await signIn(page, await anAccount(server))
  await page.goto(`/view/${made.shareSlug}`)
  await card(page).getByRole('button', { name: 'Add a memory' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Your memory of Margaret' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(words(page)).toBeFocused()
  await page.keyboard.type('Thank you for the roses.')
  await button(page, 'Send my memory').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('The family will see it first')
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toContainText('The family will see it first.')
  await expect(wall(page)).toHaveCount(0)
})
