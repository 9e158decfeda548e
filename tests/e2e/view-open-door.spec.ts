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
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** Ruth's personal link to a memorial. */
async function aLink(
  server: RunningServer,
  mailTo: (email: string, subject: RegExp) => Promise<{ text: string }>,
) {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contact = { uuid: null, email, phone: null, firstName: 'Ruth', surname: 'Adeyemi' }
  const made = await aPublicMemorial(server, host, { contacts: [contact] })
  const { token } = host
  await call(server, 'POST', '/memorial/send-all-invites', { token, body: { memorialUuid: made.uuid } })
  const { text } = await mailTo(email, /^Memorial for/)
  return { host, made, link: String(/\/view\/\S+\?i=\S+/.exec(text)?.[0]) }
}

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

test('“Contribute” in the bar opens the form at once, and closing it leaves the reader where they were', async ({
  page,
  server,
}) => {
  const { made } = await aPlace(server)
  await page.goto(`/view/${made.shareSlug}`)
  await page.locator('#bar a[href="#contribute"]').click()
  await expect(dialog(page)).toBeVisible({ timeout: 60_000 })
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('')
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

test('a personal link opens as oneself on a phone where somebody else is signed in', async ({
  page,
  server,
  mailTo,
}) => {
  const { host, made, link } = await aLink(server, mailTo)
  await signIn(page, await anAccount(server))
  await page.goto(link)
  await open(page)
  await expect(dialog(page).getByText('From Ruth Adeyemi')).toBeVisible()
  await words(page).fill('Mine, and not theirs.')
  await button(page, 'Send my memory').click()
  await expect(dialog(page).getByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible({
    timeout: 30_000,
  })
  expect(await contributions(server, host, made)).toMatchObject([{ contributorName: 'Ruth Adeyemi' }])
})
