import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { aHost, aMemorial, logInTo, publish } from './support/host.ts'
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
  await expect(page).toHaveTitle('Share · Step 7 of 7 · Afterglow')
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
