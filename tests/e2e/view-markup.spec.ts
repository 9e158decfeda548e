import { join } from 'node:path'
import { aContribution, aFund, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, call, prepared } from './support/memorials.ts'

// Scripts typed into any field are shown as text everywhere. A script that ran, or that the Content-Security-Policy
// stopped, would log an error, which fails the test.

const EVIL = `<script>alert(1)</script><img src=x onerror="alert(2)">"'><b>{name}</b></style>`

test('markup typed into any field is shown as text on the page, in the viewer and on pages without script', async ({
  page,
  browser,
  server,
}) => {
  const host = await anAccount(server)
  const { token } = host
  const body = { email: host.email, firstName: EVIL.slice(0, 100), surname: 'Hollis' }
  await call(server, 'POST', '/user/save', { token, body })
  const made = await aPublicMemorial(server, host, {
    nameOfPerson: EVIL,
    memorialDate: '2031-11-28',
    address: EVIL,
    details: EVIL,
    hostMessage: EVIL,
    stories: [{ uuid: null, title: EVIL.slice(0, 120), text: EVIL }],
  })
  await addPhoto(server, host, made, { content: await aPicture(1), title: EVIL })
  await prepared(server, host, made)
  const database = await databaseOf(server.dataDir)
  await aFund(database, made.uuid, { title: EVIL, description: EVIL })
  const mediaDir = join(server.dataDir, 'media')
  const given = await aContribution(database, made.uuid, { name: EVIL, message: EVIL, photos: 1, mediaDir })
  await database.query('update media set title = $1 where uuid = $2', [EVIL, given.mediaUuids[0]])
  await database.end()

  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts += 1
    void dialog.dismiss()
  })
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page).toHaveTitle(`${EVIL}: a memorial`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EVIL)
  // Name, address, details, message and its signature, story, caption twice, contributor three times, fund twice.
  await expect(page.locator('#stories h3')).toHaveText(EVIL)
  for (const place of ['#message', '#photos', '#stories', '#memories', '#donate'])
    await expect(page.locator(place)).toContainText(EVIL)
  await expect(page.locator('#photos')).toContainText(`From ${EVIL}`)

  await page.locator('#photos li').nth(1).getByRole('link').click()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await expect(viewer.locator('figcaption')).toContainText(`From ${EVIL}`)
  await page.keyboard.press('Escape')

  // By the card, which shows the answer, and by the form of a no-script page, which shows it as it was typed.
  const rsvp = page.locator('#rsvp')
  await rsvp.getByText('Not Sure', { exact: true }).click()
  await rsvp.getByLabel('Your name').fill(EVIL.slice(0, 100))
  await rsvp.getByLabel('Your email').fill('joan@example.com')
  await rsvp.getByRole('textbox', { name: 'A message for the family' }).fill(EVIL)
  await rsvp.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(rsvp.locator('blockquote')).toHaveText(EVIL)
  await page.goto(`/view/${made.shareSlug}/report`)
  await page.getByLabel('It hurts somebody').check()
  await page.getByRole('textbox', { name: 'What should we know?' }).fill(EVIL)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  expect(alerts).toBe(0)

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${server.url}/view/${made.shareSlug}/rsvp`)
  await plain.getByText('Not Sure', { exact: true }).click()
  await plain.getByLabel('Your name').fill(EVIL.slice(0, 100))
  await plain.getByLabel('Your email').fill('joan@nowhere')
  await plain.getByRole('textbox', { name: 'A message for the family' }).fill(EVIL)
  await plain.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(plain.getByLabel('Your name')).toHaveValue(EVIL.slice(0, 100))
  await expect(plain.getByRole('textbox', { name: 'A message for the family' })).toHaveValue(EVIL)
  await plain.close()
})
