import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { aProgramme, question } from './support/programme-page.ts'
import { answersOf, card, send } from './support/rsvp-form.ts'

// A whole day is answered on a phone.

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('what is pressed and sent before the form can be used is sent as it was pressed', async ({
    page,
    server,
  }) => {
    const { host, made } = await aProgramme(server)
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(/\/mount-[^/]*\.js/, async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(`/view/${made.shareSlug}`)
    const all = card(page).getByRole('button', { name: 'Coming to all of it' })
    await all.tap()
    await card(page).getByLabel('Your name').fill('Joan Petrie')
    await card(page).getByLabel('Your email').fill('joan-early@example.com')
    await send(page).tap()
    await expect(page.getByRole('status')).not.toBeEmpty()
    letCome()
    await expect(card(page).locator('dd')).toHaveText([/^Coming/, /^Coming/, /^Coming/])
    expect(await answersOf(server, host, made)).toMatchObject([{ name: 'Joan Petrie' }])
  })

  test('all of a day is answered in six presses, name and address included', async ({ page, server }) => {
    const { host, made } = await aProgramme(server)
    await page.goto(`/view/${made.shareSlug}`)
    let presses = 0
    const tap = async (what: Locator) => {
      presses += 1
      await what.tap()
    }
    await tap(page.getByRole('navigation', { name: 'Reply, contribute, donate' }).getByText('RSVP'))
    await expect(question(page, 'The service')).toContainText('Will you be there?')
    await tap(card(page).getByRole('button', { name: 'Coming to all of it' }))
    const [name, email] = [card(page).getByLabel('Your name'), card(page).getByLabel('Your email')]
    await tap(name)
    // A phone shows its keyboard then.
    await expect(name).toBeFocused()
    await page.keyboard.type('Joan Petrie')
    await tap(email)
    await expect(email).toBeFocused()
    await page.keyboard.type('joan-presses@example.com')
    await tap(send(page))
    await expect(card(page).locator('dd')).toHaveText([/^Coming/, /^Coming/, /^Coming/])
    expect(presses).toBeLessThanOrEqual(6)
    expect(await answersOf(server, host, made)).toMatchObject([{ name: 'Joan Petrie' }])
  })
})
