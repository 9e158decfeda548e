import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aContribution, aDonation, aFund, anRsvp, databaseOf } from '../../support/responses.ts'
import { expect } from './fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, prepared } from './memorials.ts'
import type { RunningServer } from './server.ts'

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const contacts = ['joan@example.com', 'ben@example.com'].map((email) => ({
  uuid: null,
  email,
  phone: null,
  firstName: '',
  surname: '',
}))

export async function openDashboard(page: Page, uuid: string) {
  await page.goto(`/memorial/load/${uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByRole('heading', { name: 'Memorial Details' })).toBeVisible()
}

/** Goes from the dashboard to one of the lists that it counts. `way` matches the row's text. */
export async function openPart(page: Page, way: RegExp, part: string) {
  await page.getByRole('link', { name: way }).click()
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible()
}

export async function backToDashboard(page: Page) {
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Memorial Details' })).toBeVisible()
}

/** A memorial with one answer, some memories and one gift. */
export async function aVisitedMemorial(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    memorialDate: '2031-11-28',
    address: 'St Brigid’s Hall, Kingscliff',
    hostMessage: 'Mum never let anyone leave the house hungry.',
    stories: [{ uuid: null, text: 'The car would not start.' }],
    contacts,
  })
  await addPhoto(server, host, made, { content: await aPicture(1), portrait: true })
  await addPhoto(server, host, made, { content: await aPicture(2) })
  await prepared(server, host, made)
  const database = await databaseOf(server.dataDir)
  const rsvp = {
    name: 'Joan Petrie',
    email: 'JOAN@example.com',
    guests: 2,
    message: 'I will bring the scones.',
  }
  await anRsvp(database, made.uuid, { ...rsvp, dateCreated: hoursAgo(1) })
  const memory = {
    message: 'It was already in your hand.',
    photos: 2,
    mediaDir: join(server.dataDir, 'media'),
  }
  await aContribution(database, made.uuid, { name: 'Joan Petrie', ...memory, dateCreated: hoursAgo(1) })
  await aContribution(database, made.uuid, {
    name: null,
    email: 'nobody@example.com',
    message: 'She sang.',
    dateCreated: hoursAgo(72),
  })
  const fundUuid = await aFund(database, made.uuid, { title: 'Community Garden', goalMinor: 10_000 })
  const donor = { firstName: 'Ruth', surname: 'Adeyemi' }
  await aDonation(database, made.uuid, { fundUuid, amountMinor: 2000, donor, dateDonated: hoursAgo(1) })
  await aDonation(database, made.uuid, {
    fundUuid,
    amountMinor: 550,
    anonymous: true,
    dateDonated: hoursAgo(72),
  })
  return { host, made, database, fundUuid }
}
