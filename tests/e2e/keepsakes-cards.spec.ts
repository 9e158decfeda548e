import { readFile } from 'node:fs/promises'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { press } from './support/keyboard.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import { expectFits } from './support/widths.ts'

// The sheet of cards with the memorial's QR code, on the page of keepsakes.

test('a sheet of cards is configured and downloaded with the keyboard alone', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
  await logInTo(page, host, made)

  await page.goto(`/memorial/keepsakes?memorial=${made.uuid}#cards`)

  const card = page.getByRole('region', { name: 'Cards to hand round' })
  const saved = async () => {
    const download = await page.waitForEvent('download')
    const bytes = await readFile(await download.path())
    return { name: download.suggestedFilename(), type: bytes.subarray(0, 5).toString('latin1') }
  }
  const pdf = { name: `${made.shareSlug}-cards.pdf`, type: '%PDF-' }

  await test.step('the paper is asked once, with the book', async () => {
    await press(page, card.getByRole('link', { name: 'On A4,' }))
    await page.getByLabel('US Letter').check()
    await press(page, page.getByRole('link', { name: 'Cards', exact: true }))
    await expect(card.getByText('On US Letter,')).toBeVisible()
    const button = card.getByRole('button', { name: 'Download the cards' })
    const [file] = await Promise.all([saved(), press(page, button)])
    expect(file).toEqual(pdf)
    await expect(button).toBeFocused()
    await expect(card.getByRole('status')).toContainText('The sheet is ready.')
  })

  await test.step('cards to write on are another sheet', async () => {
    await card.getByLabel('To write a memory on').check()
    const button = card.getByRole('button', { name: 'Download the cards' })
    const [file] = await Promise.all([saved(), press(page, button)])
    expect(file).toEqual({ ...pdf, name: `${made.shareSlug}-memory-cards.pdf` })
    await expect(card.getByRole('link', { name: 'Add a card that was written on' })).toBeVisible()
  })

  await test.step('on a phone nothing is wider than the screen', async () => {
    await expectFits(page, [360])
  })
})
