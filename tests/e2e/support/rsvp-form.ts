import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { type Account, call, type Made } from './memorials.ts'
import type { RunningServer } from './server.ts'

// A visitor's answer on the page of a memorial.

export const fields = {
  memorialDate: '2031-11-28',
  address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
  hostMessage: 'Mum never let anyone leave the house hungry.\n\n'.repeat(6),
}

export const card = (page: Page) => page.locator('#rsvp')
export const send = (page: Page) => card(page).getByRole('button', { name: 'Send RSVP' })
export const message = (page: Page) => card(page).getByRole('textbox', { name: 'A message for the family' })

/** People press the label, which covers the radio. */
export const choose = (page: Page, answer: string) => card(page).getByText(answer, { exact: true }).click()

/** Touches the card. From then on our script validates the form. */
export async function touched(page: Page) {
  await card(page).hover()
  await expect(card(page).locator('form')).toHaveAttribute('data-awake')
}

export const answersOf = async (server: RunningServer, host: Account, made: Made) =>
  (await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })).memorial.rsvps

/** Invites an address, and returns the personal link in the mail. */
export async function invited(
  server: RunningServer,
  host: Account,
  made: Made,
  mailTo: (email: string, subject: RegExp) => Promise<{ text: string }>,
  email: string,
) {
  await call(server, 'POST', '/memorial/send-all-invites', {
    token: host.token,
    body: { memorialUuid: made.uuid },
  })
  const { text } = await mailTo(email, /^Memorial for/)
  return String(/\/view\/\S+\?i=\S+/.exec(text)?.[0])
}

export const aContact = (email: string, name: { firstName: string; surname: string }) => ({
  uuid: null,
  email,
  phone: null,
  ...name,
})
