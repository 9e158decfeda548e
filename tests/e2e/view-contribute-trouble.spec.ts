import {
  aPlace,
  button,
  card,
  choose,
  contributions,
  credentials,
  dialog,
  open,
  shot,
  signIn,
  somePhotos,
  words,
} from './support/contribute-dialog.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, call } from './support/memorials.ts'

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
  await expect(dialog(page)).toContainText('Thank you, Claire')
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
    await expect(dialog(page).getByRole('img')).toHaveCount(1)

    await page.route('**/memorial/contribution', (route) =>
      route.fulfill({ status: 404, json: { success: false, msg: 'Not now.', code: 'PUBLIC_MISSING' } }),
    )
    await button(page, 'Send my memory').click()
    await expect(dialog(page)).toContainText('We were unable to save your contribution.')
    await expect(words(page)).toHaveValue('Words.')
    await page.unroute('**/memorial/contribution')
    await button(page, 'Try Again').click()
    await expect(dialog(page)).toContainText('Your memory is saved, but not every photo')
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
    await open(page, 'Add to it or change it')
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
