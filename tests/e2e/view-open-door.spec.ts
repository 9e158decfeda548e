import { expect, test } from './support/fixtures.ts'
import { anAccount, call } from './support/memorials.ts'
import {
  aPlace,
  button,
  card,
  choose,
  contributions,
  signIn,
  somePhotos,
  touch,
  words,
} from './support/memory-card.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('the code of a memory card leads to the form, and the photos are one press away', async ({
  page,
  server,
}) => {
  const { host, made } = await aPlace(server)
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  await page.goto(`/q/${memorial.printCode}#contribute`)
  await expect(words(page)).toBeInViewport()
  const choose = card(page).getByText('Choose photos')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()])
  await chooser.setFiles(await somePhotos(1))
  await expect(card(page).getByRole('img')).toHaveCount(1)
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
  await expect(card(page)).toContainText('From Claire Hollis')
  await touch(page)
  await words(page).fill('She taught me to swim.')
  await context.setOffline(true)
  await choose(page, (await somePhotos(2)).slice(1))
  await expect(card(page).getByText('different file format')).toHaveCount(0)
  await button(page, 'Send my memory').click()
  await expect(card(page)).toContainText('Waiting to try again')
  await context.setOffline(false)
  await expect(card(page).getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 45_000 })
  expect(await contributions(server, host, made)).toMatchObject([
    { message: 'She taught me to swim.', media: [{}] },
  ])
})
