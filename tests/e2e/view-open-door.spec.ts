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
  await page.goto(`/view/${made.shareSlug}?i=${memorial.printedCode}&m=A4`)
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

test('“Start anew” says what it does also where nothing was written, and opens the form for the next person', async ({
  page,
  server,
  mailTo,
}) => {
  const { link } = await aLink(server, mailTo)
  await page.goto(link)
  await open(page)
  await button(page, 'Not Ruth? Start anew').click()
  const question = page.getByRole('alertdialog', { name: 'Start anew?' })
  await expect(question).toContainText('This device forgets Ruth’s name and address.')
  await question.getByRole('button', { name: 'Start anew' }).click()
  await expect(dialog(page)).toBeVisible({ timeout: 60_000 })
  await expect(dialog(page).getByText('From Ruth')).toHaveCount(0)
})

test('what somebody began on a shared phone is shown once it was said whose it is', async ({
  page,
  server,
}) => {
  const { made } = await aPlace(server)
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  await words(page).fill('She taught me to swim.')
  await button(page, 'Continue').click()
  await dialog(page).getByLabel('Your name').fill('Rosa Prieto')
  await dialog(page).getByLabel('Your email').fill('rosa@example.com')
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  // The phone goes round. Another link to the form says whose words wait, and shows none of them.
  await page.goto(`/view/${made.shareSlug}#contribute`)
  await page.reload()
  await expect(dialog(page).getByRole('heading', { name: 'Something was begun here' })).toBeVisible()
  await expect(dialog(page)).toContainText('Rosa Prieto began a memory on this device')
  await expect(page.getByText('She taught me to swim.')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('#contribute')).toContainText('What Rosa Prieto began is kept on this device.')

  await page.locator('#bar a[href="#contribute"]').click()
  await button(page, 'Not Rosa? Start anew').click()
  const question = page.getByRole('alertdialog', { name: 'Start anew?' })
  await expect(question).toContainText('what is written here and not sent')
  await question.getByRole('button', { name: 'Start anew' }).click()
  await expect(words(page)).toHaveValue('')

  // Whoever says that it is theirs goes on with it, and is asked once.
  await words(page).fill('You were never asked whether you wanted tea.')
  await page.reload()
  await expect(dialog(page)).toContainText('Somebody began a memory on this device')
  await button(page, 'Yes, go on with it').click()
  await expect(words(page)).toHaveValue('You were never asked whether you wanted tea.')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.locator('#bar a[href="#contribute"]').click()
  await expect(words(page)).toHaveValue('You were never asked whether you wanted tea.')
})

test('after a memory was sent, more is added to it, and the next person finds their way', async ({
  page,
  server,
}) => {
  const { host, made } = await aPlace(server)
  await signIn(page, await anAccount(server))
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  await words(page).fill('She taught me to swim.')
  await button(page, 'Send my memory').click()
  await button(page, 'Add something more').click()
  await expect(words(page)).toHaveValue('She taught me to swim.')
  await words(page).fill('She taught me to swim, and to dive.')
  await button(page, 'Send the changes').click()
  await expect(dialog(page)).toContainText('Thank you')
  expect(await contributions(server, host, made)).toMatchObject([
    { message: 'She taught me to swim, and to dive.' },
  ])
  await button(page, 'Somebody else would like to add a memory here').click()
  const question = page.getByRole('alertdialog', { name: 'Start anew?' })
  await expect(question).toContainText('has sent stays')
  await question.getByRole('button', { name: 'Go on as before' }).click()

  // The card has both ways, also after a reload.
  await page.reload()
  const card = page.locator('#contribute')
  await expect(card.getByRole('button', { name: 'Add to it or change it' })).toBeVisible()
  const other = card.getByRole('button', { name: 'Somebody else would like to add a memory here' })
  await other.click()
  await expect(question).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await question.getByRole('button', { name: 'Go on as before' }).click()
  await expect(other).toBeFocused()
  await other.click()
  await question.getByRole('button', { name: 'Start anew' }).click()
  await expect(words(page)).toHaveValue('')
  await expect(card.getByRole('button', { name: 'Add a memory' })).toBeAttached()
})

test('in a second tab the same code goes on, once it let in the first', async ({
  page,
  context,
  server,
  mailedCode,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/)
  const { host, made } = await aPlace(server)
  const email = `joan-${made.uuid}@example.com`
  await page.goto(`/view/${made.shareSlug}`)
  await open(page)
  await words(page).fill('She taught me to swim.')
  await button(page, 'Continue').click()
  await dialog(page).getByLabel('Your name').fill('Joan Petrie')
  await dialog(page).getByLabel('Your email').fill(email)
  await button(page, 'Send me the code').click()
  const code = await mailedCode(email)
  const second = await context.newPage()
  await second.goto(`/view/${made.shareSlug}`)
  await open(second, 'Enter the code')
  await expect(dialog(second).getByLabel('Verification code')).toBeVisible()
  for (const tab of [page, second]) {
    await dialog(tab).getByLabel('Verification code').fill(code)
    await button(tab, 'Send my memory').click()
    await expect(dialog(tab).getByLabel('Verification code')).toHaveCount(0)
  }
  await expect(dialog(page)).toContainText('Thank you')
  await expect(dialog(second)).toContainText('You had added something before')
  expect(await contributions(server, host, made)).toHaveLength(1)
  await second.close()
})
