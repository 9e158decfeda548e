import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
import { aContact, invited } from './support/rsvp-form.ts'
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

test('the dashboard asks until people are told, or nobody needs to be', async ({ page, server }) => {
  const { host, made } = await aMovedDay(page, server)
  await call(server, 'POST', '/memorial/edit', {
    token: host.token,
    body: { uuid: made.uuid, memorialDate: '2031-12-01' },
  })
  await page.goto(`/memorial/load/${made.uuid}`)
  await expect(
    page.getByText('Nobody has been told yet of a part of the day that is new or changed'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Look, and tell them' }).click()
  await button(page, 'Nobody needs to be told').click()
  await expect(page.getByText('Nothing that people answered has changed')).toBeVisible()
  await page.goto(`/memorial/load/${made.uuid}`)
  await expect(page.getByRole('heading', { name: 'Still to do' })).toBeVisible()
  await expect(page.getByText('Nobody has been told yet')).toHaveCount(0)
})

test('who was invited and has not answered reads of it, if the host leaves the tick, and once', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28', contacts })
  await invited(server, host, made, mailTo, email)
  await call(server, 'POST', `/public/memorial/${made.shareSlug}/rsvp`, {
    body: { name: 'Joan', email: `joan-${Date.now()}@example.com`, status: 'ATTENDING' },
  })
  await signIn(page, host)
  await page.goto(`/memorial/programme?memorial=${made.uuid}`)
  await page.getByLabel('Date', { exact: true }).fill('2031-11-29')
  await button(page, 'Save').click()
  await page.getByRole('link', { name: 'Tell them of it' }).click()
  const tick = page.getByRole('checkbox', { name: 'Also tell the one invited person who has not answered' })
  await tick.uncheck()
  await expect(button(page, 'Send to one person')).toBeVisible()
  await tick.check()
  await button(page, 'Send to 2 people').click()
  await button(page, 'Send').click()
  await expect(page.getByText(/Sent on .* to one person/)).toBeVisible()
  await expect(page.getByText('and to one invited person who had not answered')).toBeVisible()
  const { text } = await mailTo(email, /^A change for/)
  expect(text).toContain('29 November 2031')
  // Nothing is left to tell, to anybody.
  await page.reload()
  await expect(page.getByText('Nothing that people answered has changed')).toBeVisible()
  await expect(tick).toHaveCount(0)
})
