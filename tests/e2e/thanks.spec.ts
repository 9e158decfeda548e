import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'
import { expectFits } from './support/widths.ts'

// Whom to thank: writing down, ticking off, and notes.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string | RegExp) => page.getByLabel(name, { exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Thanked: ${name}` })

async function toThanks(page: Page, server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {})
  const add = (typed: object) =>
    call(server, 'POST', `/memorial/thanks/add/${made.uuid}`, {
      token: host.token,
      body: { id: crypto.randomUUID(), name: 'Frank Dunne', ...typed },
    })
  await signIn(page, host)
  const open = async () => {
    await page.goto(`/memorial/thanks?memorial=${made.uuid}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whom to thank')
    await expect(button(page, 'Add to the list')).toBeVisible()
  }
  return { add, open }
}

test('on a phone and by keyboard, flowers are written down, ticked off, taken back and removed', async ({
  page,
  server,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { open } = await toThanks(page, server)
  await open()
  await expect(page.getByText('The list is empty for now')).toBeVisible()

  await field(page, 'Who').press('Enter')
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(field(page, 'Who')).toBeFocused()
  for (const name of ['Frank Dunne', 'Joan Whitby']) {
    await field(page, 'Who').fill(name)
    await field(page, 'Who').press('Enter')
    await expect(box(page, name)).toBeVisible()
    await expect(field(page, 'Who')).toHaveValue('')
    await expect(field(page, 'Who')).toBeFocused()
  }
  await expectFits(page, [360])

  await box(page, 'Frank Dunne').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Frank Dunne is marked as thanked.')).toBeVisible()
  await expect(button(page, 'Not yet, 1')).toBeVisible()
  await button(page, 'Undo').press('Enter')
  await expect(box(page, 'Frank Dunne')).not.toBeChecked()
  await expect(button(page, 'Not yet, 2')).toBeVisible()

  await button(page, 'Remove: Joan Whitby').press('Enter')
  await expect(box(page, 'Joan Whitby')).toHaveCount(0)
  await button(page, 'Undo').press('Enter')
  await expect(box(page, 'Joan Whitby')).toBeVisible()
  await expectAccessible(page)
})

test('a note is typed, survives a reload and no network, and is sent once', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const { add, open } = await toThanks(page, server)
  await add({ email: 'frank@example.com' })
  await open()
  await button(page, 'Write a note: Frank Dunne').click()
  const note = field(page, 'Your note to Frank Dunne')
  await expect(note).toHaveValue(/^Dear Frank,\n\nThank you for your kindness/)
  await note.fill('Dear Frank, the roses stood beside her.')
  await page.reload()
  await button(page, 'Write a note: Frank Dunne').click()
  await expect(note).toHaveValue('Dear Frank, the roses stood beside her.')

  await page.context().setOffline(true)
  await button(page, 'Send by email').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(note).toHaveValue('Dear Frank, the roses stood beside her.')
  await page.context().setOffline(false)
  await button(page, 'Send by email').click()
  await expect(page.getByText('The note is on its way.')).toBeVisible()
  await expect(page.getByText(/^Thanked on .*, by note$/)).toBeVisible()
  await expect(box(page, 'Frank Dunne')).toBeDisabled()
  await expect(page.getByText('Dear Frank, the roses stood beside her.')).toBeVisible()
})
