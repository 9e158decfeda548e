import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'
import { expectFits } from './support/widths.ts'

// Telling people who answered that the programme changed.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A memorial whose date two people answered, before it is moved. */
async function aMovedDay(page: Page, server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
  for (const name of ['Joan', 'Frank'])
    await call(server, 'POST', `/public/memorial/${made.shareSlug}/rsvp`, {
      body: {
        name,
        email: `${name.toLowerCase()}-${made.uuid.slice(0, 8)}@example.com`,
        status: 'ATTENDING',
      },
    })
  await signIn(page, host)
  return { host, made }
}

test('a moved date is saved, told once in the host’s words, and stands as sent', async ({
  page,
  server,
  expectedErrors,
}) => {
  // Words with a link are refused.
  expectedErrors.push(/400 \(Bad Request\)/)
  await page.setViewportSize({ width: 360, height: 740 })
  const { made } = await aMovedDay(page, server)
  await page.goto(`/memorial/programme?memorial=${made.uuid}`)
  await page.getByLabel('Date', { exact: true }).fill('2031-11-29')
  await button(page, 'Save').click()
  await page.getByRole('link', { name: 'Tell them of it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell people of a change')
  await expect(page.getByText('Saturday, November 29, 2031')).toBeVisible()
  await expect(page.getByText('2 people who answered get an email.')).toBeVisible()

  const words = page.getByLabel('Your words')
  await words.fill('See https://evil.example')
  await button(page, 'Send to 2 people').click()
  await button(page, 'Send').click()
  await expect(words).toBeFocused()
  await expect(page.getByText(/Please leave out web addresses/)).toBeVisible()
  await words.fill('The church asked us to.')
  await page.reload()
  await expect(words).toHaveValue('The church asked us to.')
  await expectFits(page)
  await button(page, 'Send to 2 people').click()
  await button(page, 'Send').click()
  await expect(page.getByText(/Sent on .* to 2 people/)).toBeVisible()
  await expect(page.getByText('Nothing that people answered has changed')).toBeVisible()
  await page.getByText('What was sent, and to whom').click()
  await expect(page.getByText('The church asked us to.')).toBeVisible()
  await expectFits(page)

  await page.goto(`/memorial/load/${made.uuid}`)
  await expect(page.getByText('Nobody has been told yet')).toHaveCount(0)
})
