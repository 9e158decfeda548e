import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
import { aPlace, button, card, contributions, somePhotos, touch, words } from './support/memory-card.ts'
import type { RunningServer } from './support/server.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** Counts presses of a person on this page, also those into a field. */
async function countedPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = '0'
    const count = ({ isTrusted }: Event) => {
      if (isTrusted)
        document.documentElement.dataset.presses = String(
          Number(document.documentElement.dataset.presses) + 1,
        )
    }
    addEventListener('pointerdown', count, { capture: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses))
}

/** A personal link to a memorial whose visitors' memories are visible at once. */
async function anInvitation(
  server: RunningServer,
  mailTo: (email: string, subject: RegExp) => Promise<{ text: string }>,
  names = { firstName: 'Ruth', surname: 'Adeyemi' },
) {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contact = { uuid: null, email, phone: null, ...names }
  const made = await aPublicMemorial(server, host, { contacts: [contact] })
  const { token } = host
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token, body: { appearAtOnce: 'EVERYONE' } })
  await call(server, 'POST', '/memorial/send-all-invites', { token, body: { memorialUuid: made.uuid } })
  const { text } = await mailTo(email, /^Memorial for/)
  return { host, made, email, link: String(/\/view\/\S+\?i=\S+/.exec(text)?.[0]) }
}

test('from the public link a memory with two photos takes at most seven presses, and no password', async ({
  page,
  server,
  mailedCode,
}) => {
  const { host, made } = await aPlace(server)
  const email = `joan-${made.uuid}@example.com`
  await page.goto(`/view/${made.shareSlug}`)
  const presses = await countedPresses(page)
  await words(page).fill('You were never asked whether you wanted tea.')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card(page).getByText('Choose photos').click(),
  ])
  await chooser.setFiles(await somePhotos(2))
  await expect(card(page).getByRole('img')).toHaveCount(2)
  await card(page).getByLabel('Your name').click()
  await page.keyboard.type('Joan Petrie')
  await card(page).getByLabel('Your email').click()
  await page.keyboard.type(email)
  await button(page, 'Continue').click()
  await expect(card(page).getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await mailedCode(email))
  await button(page, 'Send my memory').click()
  await expect(card(page).getByRole('heading', { name: 'Thank you, Joan' })).toBeVisible({
    timeout: 30_000,
  })
  expect(await presses()).toBeLessThanOrEqual(7)
  await expect(card(page)).toContainText('You need no password')
  const [one] = await contributions(server, host, made)
  expect(one).toMatchObject({ contributorName: 'Joan Petrie', contributorEmail: email })
  expect(one?.media).toHaveLength(2)
})

test('by a personal link nothing is asked, and a memory with two photos takes at most four presses', async ({
  page,
  server,
  mailTo,
}) => {
  const { host, made, email, link } = await anInvitation(server, mailTo)
  await page.goto(link)
  const presses = await countedPresses(page)
  await expect(card(page)).toContainText('From Ruth Adeyemi')
  await expect(card(page)).toContainText(email)
  await words(page).fill('She kept a tin of buttons for us.')
  await touch(page)
  await card(page).getByText('Choose photos').hover()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card(page).getByText('Choose photos').click(),
  ])
  await expect(card(page)).toContainText('Your phone is preparing your photos')
  await chooser.setFiles(await somePhotos(2))
  await expect(card(page)).not.toContainText('Your phone is preparing your photos')
  await expect(card(page).getByRole('img')).toHaveCount(2)
  await button(page, 'Send my memory').click()
  await expect(card(page).getByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible({
    timeout: 30_000,
  })
  expect(await presses()).toBeLessThanOrEqual(4)
  const [one] = await contributions(server, host, made)
  expect(one?.media).toHaveLength(2)

  // It can be changed from here; the same link elsewhere has to prove the address.
  await page.reload()
  await expect(card(page).getByRole('link', { name: 'Add to it or change it' })).toBeVisible()
})
