import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { anOrder } from '../support/orders-of-service.ts'
import { anEvent } from '../support/programme.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import {
  type Account,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  type Made,
  prepared,
} from './support/memorials.ts'
import { addRecordings } from './support/recordings.ts'
import type { RunningServer } from './support/server.ts'

// What others left comes back from the archive of a former memorial (docs/decisions/0485).

type Rows = Record<string, unknown>[]

/** A photo of a visitor, with words. */
async function aMemory(server: RunningServer, made: Made, name: string, seed: number): Promise<void> {
  const { token } = await anAccount(server)
  const body = new FormData()
  body.set('shareSlug', made.shareSlug)
  body.set('contributorName', name)
  body.set('contributorMessage', `${name} swam with her.`)
  body.set('photoCaptions', `The baths, by ${name}`)
  const photo = new Blob([new Uint8Array(await aPicture(seed))], { type: 'image/jpeg' })
  body.append('photos', photo, 'baths.jpg')
  await call(server, 'POST', '/memorial/contribution', { token, body })
}

/** A memorial that others have left things at. */
async function aFormerMemorial(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    memorialDate: '2036-11-29',
    address: 'St Brigid’s Hall',
  })
  const { token } = host
  const post = (path: string, body: Record<string, unknown>) =>
    call(server, 'POST', `/memorial/${path}/${made.uuid}`, { token, body })
  await post('settings', { appearAtOnce: 'EVERYONE' })
  const service = anEvent({ uuid: made.uuid, kind: 'SERVICE', date: '2036-11-29', place: 'St Brigid’s Hall' })
  const wake = anEvent({ title: 'Tea at Claire’s', date: '2036-11-29', begins: '17:00', ends: '19:00' })
  await post('programme', { events: [service, wake], version: null })
  await post('order-of-service', { content: anOrder(), version: 0 })
  await post('thanks/add', { id: randomUUID(), kind: 'MEALS', name: 'Lakshmi Nair', words: 'Soup' })
  await aMemory(server, made, 'Joan Petrie', 3)
  await aMemory(server, made, 'Tom Alder', 5)
  await addRecordings(server, await anAccount(server), made, { said: 'Ahoy.', message: 'A song.' })
  const eventUuid = wake.uuid
  for (const name of ['Joan Petrie', 'Ruth Adeyemi'])
    await call(server, 'POST', `/public/memorial/${made.shareSlug}/rsvp`, {
      body: {
        ...{ name, email: `${randomUUID()}@example.com`, status: 'ATTENDING', guests: 1, food: 'No nuts' },
        ...{ message: 'We take the train.', events: [{ eventUuid, status: 'ATTENDING', guests: 1 }] },
      },
    })
  await prepared(server, host, made)
  const answer = await call(server, 'GET', `/memorial/archive/${made.uuid}`, { token })
  const { archiveUrl } = (answer as unknown as { archive: { archiveUrl: string } }).archive
  const zip = await fetch(new URL(archiveUrl, server.url))
  return { host, made, archive: Buffer.from(await zip.arrayBuffer()) }
}

/** What its hosts are shown, without what is another thing in each memorial, and without addresses. */
async function leftAt(server: RunningServer, { token }: Account, { uuid, shareSlug }: Made) {
  const get = async (path: string) =>
    (await call(server, 'GET', path, { token })) as unknown as Record<string, Rows>
  const { contributions = [] } = await get(`/memorial/contributions/${uuid}`)
  const { rsvps = [] } = await get(`/memorial/rsvps/${uuid}`)
  const { events = [] } = await get(`/memorial/programme/${uuid}`)
  const { lines = [] } = await get(`/memorial/thanks/${uuid}`)
  const wall = await get(`/public/memorial/${shareSlug}/contributions`)
  const order = (await get(`/memorial/order-of-service/${uuid}`)) as unknown as { content: object }
  const files = (of: unknown) =>
    ((of ?? []) as Rows).map(({ title, width, mediaType, transcript }) => [
      title,
      width,
      mediaType,
      transcript,
    ])
  return {
    memories: contributions.map(({ contributorName, message, state, dateCreated, media, recordings }) => ({
      ...{ contributorName, message, state, dateCreated },
      files: [files(media), files(recordings)],
    })),
    answers: rsvps.map(({ name, status, guests, message, food, dateCreated, answers }) => ({
      ...{ name, status, guests, message, food, dateCreated },
      toOthers: (answers as Rows).map((one) => [one.status, one.guests]),
    })),
    parts: events.map(({ title, kind, date, begins, ends, zone, place, counts }) => ({
      ...{ title, kind, date, begins, ends, zone, place, counts },
    })),
    written: lines
      .flatMap(({ reasons }) => reasons as Rows)
      .filter(({ kind }) => kind === 'MEALS')
      .map(({ name, words }) => [name, words]),
    wall: (wall.contributions ?? []).map(({ contributorName, message }) => [contributorName, message]),
    order: order.content,
  }
}

const choose = (page: Page, archive: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'archive.zip', mimeType: 'application/zip', buffer: archive })

test('what others left comes back from an archive, and nothing of it twice', async ({
  page,
  server,
  expectAccessible,
}) => {
  const former = await aFormerMemorial(server)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    memorialDate: '2036-11-29',
    address: 'St Brigid’s Hall',
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, host, `/memorial/keepsakes?memorial=${made.uuid}`)
  await page.getByRole('link', { name: 'Bring in the rest' }).click()
  await expect(page.getByRole('heading', { name: 'Bring in the rest' })).toBeVisible()
  await expectAccessible(page)
  await choose(page, former.archive)
  for (const group of [
    '3 memories from others',
    '2 answers to the invitation',
    'The programme of the day: 2 parts',
    'The order of service',
    '1 person to thank, as you wrote it down',
  ])
    await expect(page.getByRole('checkbox', { name: group })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: '2 answers' }).uncheck()
  await page.getByRole('button', { name: 'Bring them in' }).click()
  await expect(page.getByText('Memories: all of them are here.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring them in' }).click()
  await expect(page.getByText('All of it is here.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose(page, former.archive)
  await expect(page.getByText('Everything in this archive that others left')).toBeVisible()
  expect(await leftAt(server, host, made)).toEqual(await leftAt(server, former.host, former.made))

  await page.goto(`/memorial/load/${made.uuid}`)
  await expect(page.getByRole('heading', { name: 'Still to do' })).toBeVisible()
  await page.goto('/memorial/memories')
  await expect(page.getByText('From an archive', { exact: true })).toHaveCount(3)
  await page.goto('/memorial/replies')
  await expect(page.getByText('From an archive')).toHaveCount(2)
})

test('what is stopped goes on later, on the device or another', async ({ page, server }) => {
  const former = await aFormerMemorial(server)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await logIn(page, host, `/memorial/bring-rest?memorial=${made.uuid}`)
  await choose(page, former.archive)
  let asked = 0
  // The second memory hangs, as where a phone loses its line.
  await page.route('**/memorial/brought/memory/**', async (route) => {
    asked += 1
    if (asked !== 2) await route.continue()
  })
  await page.getByRole('button', { name: 'Bring them in' }).click()
  await expect(page.getByText('Please keep this page open.')).toBeVisible()
  await expect.poll(() => asked, { timeout: 60_000 }).toBe(2)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. What has come stays.')).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: '2 memories from others One more is here already.' }),
  ).toBeChecked()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.reload()
  await choose(page, former.archive)
  await page.getByRole('button', { name: 'Bring them in' }).click()
  await expect(page.getByText('All of it is here.')).toBeVisible({ timeout: 60_000 })
  const [here, there] = [await leftAt(server, host, made), await leftAt(server, former.host, former.made)]
  expect([here.memories, here.answers]).toEqual([there.memories, there.answers])
})

test('a file that is no archive is refused with its reason', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await logIn(page, host, `/memorial/bring-rest?memorial=${made.uuid}`)
  await choose(page, Buffer.from('a letter'))
  await expect(page.getByText('This is not a ZIP file.')).toBeVisible()
})
