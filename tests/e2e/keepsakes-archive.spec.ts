import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { aContribution, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { press, reach, type } from './support/keyboard.ts'
import {
  type Account,
  addPhoto,
  addVideo,
  anAccount,
  aPicture,
  aPublicMemorial,
  type Made,
  prepared,
} from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'
import { openFromStick, unpack } from './support/usb-stick.ts'
import { expectFits } from './support/widths.ts'

// The archive: downloaded and passed on by its hosts, and readable from a USB stick for decades.

const recording = fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url))

async function aFullMemorial(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    memorialDate: '2036-11-29',
    address: 'St Brigid’s Hall, 14 Marine Parade',
    hostMessage: 'Mum never let anyone leave the house hungry.\n\nBring a flower.',
    stories: [
      { text: 'Every letter we ever sent her went into the biscuit tin.' },
      { text: 'كانت دائماً تضحك' },
    ],
  })
  const sizes = [{}, { width: 600, height: 900 }, { width: 1600, height: 500 }]
  const titles = ['The garden', '', 'The long way to <b>Bellingen</b>']
  for (const [at, size] of sizes.entries())
    await addPhoto(server, host, made, { content: await aPicture(at + 1, size), title: titles[at] ?? '' })
  await addPhoto(server, host, made, { content: await aPicture(9), portrait: true })
  await addVideo(server, host, made, await readFile(recording))
  const database = await databaseOf(server.dataDir)
  await aContribution(database, made.uuid, {
    name: 'Joan Petrie',
    message: 'You were never asked whether you wanted tea.',
    photos: 1,
    mediaDir: join(server.dataDir, 'media'),
  })
  await database.end()
  await prepared(server, host, made)
  return { host, made }
}

const openKeepsakes = async (page: Page, host: Account, { uuid }: Made) => {
  await logIn(page, host, `/memorial/keepsakes?memorial=${uuid}#archive`)
  await expect(page.getByRole('button', { name: 'Download the archive' })).toBeVisible()
}

test('a host downloads the archive, and its page works without a network', async ({
  page,
  browser,
  server,
  folder,
  expectAccessible,
}) => {
  test.slow()
  const { host, made } = await aFullMemorial(server)
  await openKeepsakes(page, host, made)
  const card = page.getByRole('region', { name: 'The archive' })
  await expect(card.getByText('4 photos as sent')).toBeVisible()

  const coming = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download the archive' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('Margaret Anne Hollis - archive.zip')
  const stickFolder = await unpack(download, folder)
  expect(await readdir(stickFolder)).toEqual(['Margaret Anne Hollis - archive'])
  const root = join(stickFolder, 'Margaret Anne Hollis - archive')

  // The page beside the folder of files leads to the page in it.
  const { page: stick, wrong, close } = await openFromStick(browser, join(root, 'index.html'))
  await stick.waitForURL(/\/data\/index\.html$/)
  await expect(stick.getByRole('heading', { level: 1 })).toHaveText('Margaret Anne Hollis')
  await expect(stick.locator('header').getByText('29 November 2036')).toBeVisible()
  await expect(stick.getByText('Every letter we ever sent her')).toBeVisible()
  await expect(stick.getByText('كانت دائماً تضحك')).toHaveCSS('direction', 'rtl')
  await expect(stick.getByText('You were never asked whether you wanted tea.')).toBeVisible()
  await expect(stick.getByText('The long way to <b>Bellingen</b>')).toBeVisible()
  await expect(stick.locator('main img')).toHaveCount(5)
  for (const img of await stick.locator('main img').all()) {
    await img.scrollIntoViewIfNeeded()
    await expect.poll(() => img.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }
  const video = stick.locator('video')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.duration)).toBeGreaterThan(0)
  expect(await stick.evaluate(() => document.fonts.check('20px Newsreader'))).toBe(true)
  // To check contrast, axe reads style sheets by script, which browsers refuse for local files.
  const before = wrong.length
  await expectAccessible(stick)
  wrong.length = before

  await expectFits(stick)
  const pdf = await stick.pdf({ format: 'A4' })
  expect(pdf.length).toBeGreaterThan(10_000)
  await stick.getByRole('link', { name: 'The garden' }).press('Enter')
  await stick.waitForURL(/\/site\/pictures\/001\.jpg$/)
  expect(wrong).toEqual([])
  await close()
})

test('an owner names people who get the archive, by keyboard, and each fetches it with a mailed code', async ({
  page,
  browser,
  server,
  mailTo,
  mailedCode,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (400|429)/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await openKeepsakes(page, host, made)
  const card = page.getByRole('region', { name: 'The archive' })

  await press(page, card.getByRole('button', { name: 'Name somebody' }))
  const person = card.getByRole('group', { name: 'Person 1' })
  await expect(person.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Ruth Adeyemi')
  await type(page, person.getByLabel('Email'), host.email)
  await press(page, card.getByRole('button', { name: 'Save' }))
  await expect(person.getByText('This is your own address.')).toBeVisible()
  await expect(person.getByLabel('Email')).toBeFocused()
  await person.getByLabel('Email').fill('ruth')
  await page.keyboard.press('Enter')
  await expect(person.getByText('Email must be valid')).toBeVisible()
  const ruth = `ruth-${made.uuid}@example.com`
  await person.getByLabel('Email').fill(ruth)
  await page.keyboard.press('Enter')
  await expect(card.getByText('Saved', { exact: true })).toBeVisible()
  await expect(card.getByText(`goes to Claire Hollis and Ruth Adeyemi.`)).toBeVisible()

  await reach(page, card.getByRole('button', { name: 'Send the links now' }))
  await page.keyboard.press('Enter')
  await expect(card.getByText('The links are on their way.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(card.getByText('The links were sent a few minutes ago.')).toBeVisible()
  const { text } = await mailTo(ruth, /archive/)
  expect(text).toContain('Claire Hollis looks after the memorial of Margaret Anne Hollis')
  const path = String(/\/memorial\/archive\?memorial=\S+/.exec(text)?.[0])

  // On her own device, with a mailed code.
  const hers = await (await browser.newContext({ acceptDownloads: true })).newPage()
  await hers.goto(new URL(path, server.url).href)
  await hers.getByLabel('Email').fill(ruth)
  await hers.getByRole('button', { name: 'Mail me a code instead' }).click()
  await hers.getByLabel('Verification code').fill(await mailedCode(ruth))
  await hers.getByRole('button', { name: 'Log in' }).click()
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(
    'The archive of Margaret Anne Hollis’s memorial',
  )
  await expectAccessible(hers)
  await expectFits(hers)
  const coming = hers.waitForEvent('download')
  await hers.getByRole('button', { name: 'Download the archive' }).click()
  expect((await coming).suggestedFilename()).toBe('Margaret Anne Hollis - archive.zip')

  await expectFits(page)
  await card.getByRole('button', { name: 'Remove Ruth Adeyemi' }).click()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText(/goes to Claire Hollis\./)).toBeVisible()

  await hers.reload()
  await expect(hers.getByText('There is no archive here for the address')).toBeVisible()
})
