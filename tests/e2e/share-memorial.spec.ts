import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { aHost, aMemorial, logIn, logInTo, publish } from './support/host.ts'
import { aNamelessAccount, call, relate } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

const contacts = [
  { email: 'joan@example.com' },
  { email: 'tom@example.com' },
  { phone: '+61 412 345 678' },
  { phone: '0412 345 679', firstName: 'Ann', surname: 'Hollis' },
]

/** The Share step of a paid memorial. */
async function toShare(
  page: Page,
  server: RunningServer,
  fields: object = { contacts, memorialDate: '2030-11-28' },
) {
  const host = await aHost(server)
  const made = await aMemorial(server, host, { ...fields })
  await publish(server, host, made)
  await logInTo(page, host, made)
  await page.goto('/share')
  return { host, made, link: `${server.url}/view/${made.shareSlug}` }
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Invitations' })

test('one button invites everyone with an address, and text messages are left to the host', async ({
  page,
  server,
  mailTo,
}) => {
  const { link } = await toShare(page, server)
  await expect(page).toHaveTitle('Share · Step 8 of 8 · Afterglow')
  await expect(page.getByText('2 contacts with an email address are still to be invited.')).toBeVisible()
  await expect(page.getByText('2 contacts have a phone number only')).toBeVisible()

  const text = page.getByRole('link', { name: 'Text the link to Ann Hollis' })
  await expect(text).toHaveAttribute('href', /^sms:0412345679\?&body=Please%20join%20me/)
  await expect(text).toHaveAttribute('href', new RegExp(encodeURIComponent(link)))

  await sendButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Send 2 invitations?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(sendButton(page)).toBeFocused()

  await sendButton(page).click()
  await dialog.getByRole('button', { name: 'Send Invitations' }).click()
  const result = page.getByRole('dialog', { name: 'Email invitations sent to 2 recipient(s)!' })
  await expect(result).toContainText('2 contacts with a phone number only are still waiting')
  await result.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('All 2 contacts with an email address have been invited.')).toBeVisible()
  await expect(sendButton(page)).toHaveCount(0)
  expect((await mailTo('joan@example.com', /Margaret/)).text).toContain('/view/margaret-anne-hollis')
})

test('asks an owner without a name whom the invitations are from, and needs no answer', async ({
  page,
  server,
  mailTo,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const host = await aNamelessAccount(server)
  const emails = [1, 2].map((n) => `guest-${n}-${Date.now()}@example.com`)
  const made = await aMemorial(server, host, { contacts: emails.map((email) => ({ email })) })
  await publish(server, host, made)
  await logInTo(page, host, made)
  await page.goto('/share')
  await sendButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Send 2 invitations?' })
  const field = dialog.getByLabel('Who is it from?')
  await expect(dialog).toContainText('Without one their mail comes from Afterglow and is not signed.')
  await field.fill('Claire Hollis')
  await expect(dialog).toContainText('“Claire Hollis via Afterglow”')

  // Nothing is sent without the name that was typed.
  await page.route('**/user/save', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send Invitations' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Unable to connect to the server.')
  await expect(field).toBeFocused()
  await page.unroute('**/user/save')
  await dialog.getByRole('button', { name: 'Send Invitations' }).click()
  await expect(page.getByRole('dialog', { name: 'Email invitations sent' })).toBeVisible()
  expect((await mailTo(emails[0] ?? '', /Margaret/)).text).toContain('Claire Hollis')
  await page.goto('/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Claire')
  await expect(page.getByLabel('Last name')).toHaveValue('Hollis')
})

test('sends without a name, and asks nobody whose name the mails do not carry', async ({ page, server }) => {
  const host = await aNamelessAccount(server)
  const made = await aMemorial(server, host, { contacts: contacts.slice(0, 2) })
  await publish(server, host, made)
  const helper = await aNamelessAccount(server)
  await relate(server, helper, made, { as: 'ADMIN' })
  await logInTo(page, helper, made)
  const hosts = page.waitForResponse('**/memorial/hosts/**')
  await page.goto('/share')
  await hosts
  await sendButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Send 2 invitations?' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)

  await logInTo(page, host, made)
  await page.goto('/share')
  await sendButton(page).click()
  await expect(dialog.getByLabel('Who is it from?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send Invitations' }).click()
  await expect(page.getByRole('dialog', { name: 'Email invitations sent' })).toBeVisible()
})

test('a private memorial says that nobody can be invited, and leads to where that is changed', async ({
  page,
  server,
}) => {
  const { host, made } = await toShare(page, server)
  const replies = page.getByLabel('Send me what guests reply')
  await expect(replies).not.toBeChecked()
  await replies.check()
  await expect(page.getByText('Saved: replies reach you.')).toBeVisible()

  const see = (visibility: string) =>
    call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body: { visibility } })
  await see('PRIVATE')
  await page.reload()
  await expect(page.getByText('This memorial is private')).toBeVisible()
  await expect(page.getByText('Only those who look after the memorial can see it.')).toBeVisible()
  await expect(sendButton(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Text the link/ })).toHaveCount(0)
  // The numbers do not vanish without a word, and nothing is offered that leads nobody there.
  await expect(page.getByText('While the memorial is private, a text would lead them nowhere.')).toBeVisible()
  await expect(page.getByText('It is ready, and only those who look after it can see it.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0)
  await expect(page.getByText('They see the memorial at once.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Choose who can see it' }).click()
  await page.waitForURL('**/memorial/settings')
  await expect(replies).toBeChecked()
})

test('until it is known who can see the memorial, nobody is told that everybody can', async ({
  page,
  server,
}) => {
  const { host, made } = await toShare(page, server)
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, {
    token: host.token,
    body: { visibility: 'PRIVATE' },
  })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/memorial/get/**', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(page.getByLabel('Memorial Link')).toBeVisible()
  await expect(page.getByText('2 contacts have a phone number only')).toBeVisible()
  await expect(page.getByText('Anyone who has this link')).toHaveCount(0)
  await expect(page.getByText('They see the memorial at once.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Text the link|^WhatsApp/ })).toHaveCount(0)
  answer()
  await expect(page.getByText('Only those who look after the memorial can see it.')).toBeVisible()
})

test('where a word is asked for, the screen and the text to a phone say so', async ({ page, server }) => {
  const { host, made } = await toShare(page, server)
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, {
    token: host.token,
    body: { visibility: 'PASSCODE', passcode: 'magnolia' },
  })
  await page.reload()
  await expect(page.getByText('Whoever has the link also needs the word')).toBeVisible()
  await expect(page.getByText('They enter the word and see the memorial')).toBeVisible()
  await expect(page.getByText('they also need the word, which you tell them yourself')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Text the link to Ann Hollis' })).toHaveAttribute(
    'href',
    /It%20opens%20with%20a%20word/,
  )
})

test('an owner without a name is asked for it before the invitations are sent', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await aNamelessAccount(server)
  const email = `guest-first-${Date.now()}@example.com`
  const made = await aMemorial(server, host, { contacts: [{ email }] })
  await publish(server, host, made)
  await logInTo(page, host, made)
  await page.goto('/share')
  await page.getByLabel('Who are the invitations from?').fill('Claire Hollis')
  // The question before sending knows what was typed and not saved.
  await sendButton(page).click()
  const question = page.getByRole('dialog', { name: 'Send 1 invitation?' })
  await expect(question.getByLabel('Who is it from?')).toHaveValue('Claire Hollis')
  await question.getByRole('button', { name: 'Not yet' }).click()
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Saved: invitations are from Claire Hollis.')).toBeVisible()
  await expect(page.getByLabel('Who are the invitations from?')).toHaveCount(0)
  await sendButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Send 1 invitation?' })
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Send Invitations' }).click()
  expect((await mailTo(email, /Margaret/)).text).toContain('Claire Hollis')
})

test('a list of 120 numbers is folded, and the host texts one after the other and ticks them off', async ({
  page,
  server,
  expectedErrors,
}) => {
  // This machine has no program for text messages.
  expectedErrors.push(/sms:/)
  const numbers = Array.from({ length: 120 }, (_, n) => ({
    phone: `+61 412 345 ${String(100 + n)}`,
    firstName: `Guest ${n + 1}`,
  }))
  await page.setViewportSize({ width: 360, height: 740 })
  const { host, made } = await toShare(page, server, { contacts: numbers })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Pass the link on',
    'Invite your contacts',
    '120 contacts have a phone number only',
    'What happens next',
  ])
  await expect(page.getByRole('img', { name: 'QR code that leads to the memorial' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Text the link to Guest 2' })).toBeHidden()

  await page.getByRole('link', { name: 'Text the link to Guest 1', exact: true }).click()
  await expect(page.getByText('1 of 120 texted so far.')).toBeVisible()
  await page.getByRole('link', { name: 'Text the next: Guest 2' }).click()
  await expect(page.getByText('2 of 120 texted so far.')).toBeVisible()
  await page.getByText('See all 120').click()
  await page.getByRole('button', { name: 'Not sent to Guest 1' }).click()
  await expect(page.getByRole('link', { name: 'Text the next: Guest 1', exact: true })).toBeVisible()
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect(memorial.contacts.filter(({ dateTexted }) => dateTexted !== null)).toMatchObject([
    { firstName: 'Guest 2' },
  ])
  // The list of contacts shows it, too.
  await page.goto('/memorial/edit-contacts-share')
  await expect(page.getByText(/^Texted .* no response yet$/)).toHaveCount(1)
})

test.describe('when invitations cannot be sent', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a failed call shows an error, and the host can try again', async ({ page, server }) => {
    await toShare(page, server)
    await page.route('**/memorial/send-all-invites', (route) => route.abort())
    await sendButton(page).click()
    const send = page.getByRole('dialog').getByRole('button', { name: 'Send Invitations' })
    await send.click()
    await expect(
      page.getByText('An error occurred while sending invitations. Please try again.'),
    ).toBeVisible()
    await page.unroute('**/memorial/send-all-invites')
    await send.click()
    await expect(page.getByText('Email invitations sent to 2 recipient(s)!')).toBeVisible()
  })

  test('a host who is signed out is asked to log in', async ({ page, server }) => {
    await toShare(page, server)
    await sendButton(page).click()
    await page.evaluate(() => localStorage.removeItem('apiToken'))
    await page.getByRole('dialog').getByRole('button', { name: 'Send Invitations' }).click()
    await expect(page.getByText('You must be logged in to send invitations.')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('contacts that cannot be loaded leave the link and the texts usable', async ({ page, server }) => {
    const { link } = await toShare(page, server)
    await expect(sendButton(page)).toBeVisible()
    await page.route('**/memorial/get/**', (route) => route.abort())
    await page.reload()
    await expect(
      page.getByText('Unable to load your memorial data. Please try refreshing the page.'),
    ).toBeVisible()
    await expect(page.getByLabel('Memorial Link')).toHaveValue(link)
    // The contacts come from the draft, so they do not wait for the server.
    await expect(page.getByRole('link', { name: /Ann Hollis/ })).toBeVisible()
    await expect(sendButton(page)).toHaveCount(0)
    await page.unroute('**/memorial/get/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(sendButton(page)).toBeVisible()
  })
})

test('the link can be copied and passed on', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { link } = await toShare(page, server)
  await expect(page.getByLabel('Memorial Link')).toHaveValue(link)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()

  const sharers = { Facebook: 'www.facebook.com', Twitter: 'twitter.com', WhatsApp: 'wa.me' }
  for (const [name, host] of Object.entries(sharers)) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect(new URL(href ?? '').host).toBe(host)
    expect(decodeURIComponent(href ?? '')).toContain(link)
  }
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Memorial%20for%20Margaret%20Anne%20Hollis/,
  )
})

test('without contacts, the host is led to where they are added', async ({ page, server }) => {
  await toShare(page, server, {})
  await expect(page.getByText('There is nobody with an email address among your contacts yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Add contacts' }).click()
  await page.waitForURL('**/contacts')
})

test('Share leads back to the payment, to the page as visitors see it, and from there to the dashboard', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  const { host, made, link } = await toShare(page, server)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/payment')
  await page.goto('/share')
  await page.getByRole('link', { name: 'See it as they will' }).click()
  await page.waitForURL(link)
  await expect(page.getByText('You see it as visitors do.')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/memorial/dashboard')

  // Also for a private memorial, which its link does not open.
  const body = { visibility: 'PRIVATE' }
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body })
  await page.goto('/share')
  await page.getByRole('link', { name: 'See it as they will' }).click()
  await expect(page.getByText('You see it as visitors do.')).toBeVisible()

  await page.goto('/share')
  await page.getByRole('link', { name: 'View Memorial' }).click()
  await page.waitForURL('**/memorial/dashboard')
})

test('Share cannot be opened until the memorial is paid for', async ({ page, server }) => {
  const host = await aHost(server)
  const made = await aMemorial(server, host)
  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await page.waitForURL('**/payment')
  await page.goto('/share')
  await page.waitForURL('**/payment')
})

test('what happens next tells of gifts until a cause is named', async ({ page, server }) => {
  const { host, made } = await toShare(page, server)
  await page.getByRole('link', { name: 'Name a cause' }).click()
  await page.waitForURL('**/memorial/edit-donations')
  await expect(page.getByLabel('Fund Title')).toBeVisible()
  const body = { funds: [{ id: null, title: 'Hospice' }], deleteFundIds: [] }
  await call(server, 'POST', `/memorial/funds/update/${made.uuid}`, { token: host.token, body })
  await page.goto('/share')
  await expect(page.getByText('You keep it')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Name a cause' })).toHaveCount(0)
})
