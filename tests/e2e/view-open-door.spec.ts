import {
  aPlace,
  button,
  contributions,
  dialog,
  open,
  signIn,
  somePhotos,
  words,
} from './support/contribute-dialog.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, call } from './support/memorials.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('the code of a memory card opens the form by itself, and the photos are one press away', async ({
  page,
  server,
}) => {
  const { host, made } = await aPlace(server)
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  await page.goto(`/q/${memorial.printCode}#contribute`)
  await expect(dialog(page)).toBeVisible({ timeout: 60_000 })
  await expect(words(page)).toBeVisible()
  const choose = dialog(page).getByText('Choose photos')
  await expect(choose).toBeInViewport()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()])
  await chooser.setFiles(await somePhotos(1))
  await expect(dialog(page).getByRole('img')).toHaveCount(1)
  await expect(dialog(page).getByText('1 of 3'), 'the steps are counted from the first').toBeVisible()
})

test('without a network what is chosen is kept, nothing is wrong with it, and it goes up when the network is back', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR|Failed to load|offline/i)
  const { host, made } = await aPlace(server)
  await signIn(page, await anAccount(server))
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  await words(page).fill('She taught me to swim.')
  await context.setOffline(true)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles((await somePhotos(2)).slice(1))
  await expect(dialog(page).getByText('You are offline')).toBeVisible()
  await expect(dialog(page).getByRole('img')).toHaveCount(1)
  await expect(dialog(page).getByText('different file format')).toHaveCount(0)
  await button(page, 'Send my memory').click()
  await expect(dialog(page).getByText('is kept on this device')).toBeVisible()
  await context.setOffline(false)
  await expect(dialog(page).getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 45_000 })
  expect(await contributions(server, host, made)).toMatchObject([
    { message: 'She taught me to swim.', media: [{}] },
  ])
})
