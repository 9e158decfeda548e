import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'
import { expectFits } from './support/widths.ts'

// Whom to thank: writing down, ticking off, notes, and prints.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string | RegExp) => page.getByLabel(name, { exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Thanked: ${name}` })

async function toThanks(page: Page, server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {})
  const add = (written: object) =>
    call(server, 'POST', `/memorial/thanks/add/${made.uuid}`, {
      token: host.token,
      body: { id: crypto.randomUUID(), kind: 'FLOWERS', name: 'Frank Dunne', ...written },
    })
  await signIn(page, host)
  const open = async () => {
    await page.goto(`/memorial/thanks?memorial=${made.uuid}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whom to thank')
    await expect(button(page, 'Add to the list')).toBeVisible()
  }
  return { host, made, add, open }
}

test('on a phone and by keyboard, flowers are written down, ticked off and taken back', async ({
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
  await field(page, 'What').selectOption('Flowers from')
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
  await button(page, 'By telephone').press('Enter')
  await expect(page.getByText(/^Thanked on .*, by telephone$/)).toBeVisible()
  await expect(button(page, 'Not yet, 1')).toBeVisible()
  await button(page, 'Undo').press('Enter')
  await expect(box(page, 'Frank Dunne')).not.toBeChecked()
  await expect(button(page, 'Not yet, 2')).toBeVisible()

  // A name that is there already.
  await field(page, 'Who').fill('frank dunne')
  await field(page, 'Who').press('Enter')
  await expect(page.getByText('Frank Dunne is on the list already. The same person?')).toBeVisible()
  await button(page, 'Yes, one line').click()
  await expect(page.locator('[data-line]')).toHaveCount(2)
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
  await expect(note).toHaveValue(/^Dear Frank,\n\nThank you for the beautiful flowers/)
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

test('several get a note at once; whoever cannot is told', async ({ page, server }) => {
  const { add, open } = await toThanks(page, server)
  await add({ email: 'frank@example.com' })
  await add({ name: 'Lakshmi Nair', kind: 'MEALS', email: 'lakshmi@example.com' })
  await add({ name: 'Joan Whitby' })
  await open()
  await button(page, 'Choose several').click()
  await button(page, 'Choose all shown').click()
  await expect(page.getByText('3 people chosen')).toBeVisible()
  await button(page, 'Write to them').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 people can get it by email.')
  await expect(dialog).toContainText('One person gets none')
  await dialog.getByLabel('Your words').fill('Thank you for everything.')
  await dialog.getByRole('button', { name: 'Send 2 notes' }).click()
  await expect(page.getByText('2 notes are on their way.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Not yet, 1')).toBeVisible()
})

test('an address is typed, refused beside its field, saved, and printed on a label', async ({
  page,
  server,
}) => {
  const { add, open } = await toThanks(page, server)
  await add({})
  await open()
  await button(page, 'Write a note: Frank Dunne').click()
  const line = page.locator('[data-line]')
  await line.getByText('Name and addresses').click()
  await line.getByLabel(/^Email/).fill('frank at home')
  await line.getByRole('button', { name: 'Save' }).click()
  await expect(line.getByText('Please enter a valid email address.')).toBeVisible()
  await line.getByLabel(/^Email/).fill('')
  await line.getByLabel(/^Postal address/).fill('11 Pearl Street\nKilcunda VIC 3995')
  await line.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  await field(page, 'First free label on the sheet').fill('22')
  await button(page, 'Make the labels').click()
  await expect(page.getByText('Please enter a number from 1 to 21.')).toBeVisible()
  await field(page, 'First free label on the sheet').fill('4')
  for (const make of ['Make the labels', 'Make the cards']) {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, make).click()])
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  }
  await expect(page.getByText('For one person. The file is in your downloads.')).toBeVisible()
})

test('two lines become one, and two again', async ({ page, server }) => {
  const { add, open } = await toThanks(page, server)
  await add({})
  await add({ name: 'Mr Dunne', kind: 'HELP', words: 'A lift to the hospital' })
  await open()
  await button(page, 'Write a note: Frank Dunne').click()
  await page.locator('[data-line]').getByText('One person or two').click()
  await button(page, 'Same person as somebody else').click()
  await button(page, 'Same person: Mr Dunne').click()
  await expect(page.getByText('Now one line.')).toBeVisible()
  await expect(page.locator('[data-line]')).toHaveCount(1)
  await button(page, 'Somebody else: A lift to the hospital').click()
  await expect(page.getByText('Now two lines.')).toBeVisible()
  await expect(page.locator('[data-line]')).toHaveCount(2)
})

test('the dashboard leads there, last while the day is ahead and first once it is over', async ({
  page,
  server,
}) => {
  const { host, made } = await toThanks(page, server)
  const ways = page.getByRole('region', { name: 'How things stand' }).getByRole('link')
  await page.goto(`/memorial/load/${made.uuid}`)
  await expect(ways.last()).toContainText('Whom to thank')
  await call(server, 'POST', '/memorial/edit', {
    token: host.token,
    body: { uuid: made.uuid, memorialDate: '2020-01-05' },
  })
  await page.goto(`/memorial/load/${made.uuid}`)
  await expect(ways.first()).toContainText('Whom to thank')
  await expect(ways.last()).toContainText('A note once a year')
  await ways.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whom to thank')
})
