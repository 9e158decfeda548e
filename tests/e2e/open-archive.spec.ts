import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { aContribution, aFund, anRsvp, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { enterCode, signUp } from './support/host.ts'
import {
  addFilm,
  addPhoto,
  addVideo,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  keptOriginal,
  madeOnce,
  prepared,
} from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// A family comes back: an archive is opened in the browser, and becomes the draft of a memorial (docs/decisions/0036).

const clip = fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url))
const NAME = 'Margaret Anne Hollis'
const STORIES = [
  { title: 'The biscuit tin', text: 'Every letter we ever sent her went into it.' },
  { title: 'قصة الحديقة', text: 'كانت دائماً تضحك' },
]

/** A paid memorial with something of everything, and its archive as its host downloads it. */
const archived = madeOnce(async (server: RunningServer) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    nameOfPerson: NAME,
    birthDate: '1938~',
    deathDate: '2026-11-02',
    memorialDate: '2036-11-29',
    address: 'St Brigid’s Hall, 14 Marine Parade',
    details: 'Bring a flower.',
    hostMessage: 'Mum never let anyone leave the house hungry.',
    stories: STORIES,
    contacts: [
      { email: 'joan@example.com', firstName: 'Joan', surname: 'Petrie' },
      { email: 'left@example.com' },
      { phone: '+61 412 345 678' },
    ],
  })
  for (const [at, title] of ['The garden', '', 'The long way to <b>Bellingen</b>'].entries())
    await addPhoto(server, host, made, { content: await aPicture(at + 1), title })
  await addPhoto(server, host, made, { content: await aPicture(9), portrait: true })
  await addVideo(server, host, made, await readFile(clip))
  await addFilm(server, host, made, { content: await readFile(clip), title: 'The wedding' })
  const database = await databaseOf(server.dataDir)
  const first = `update media set said_date = '1962', rotation = 1, position = 7
    where memorial_uuid = $1 and role = 'PHOTO' and title = 'The garden'`
  await database.query(first, [made.uuid])
  await database.query(`update contacts set unsubscribed_at = now() where email = 'left@example.com'`)
  const mediaDir = join(server.dataDir, 'media')
  await aContribution(database, made.uuid, { name: 'Joan Petrie', photos: 1, mediaDir })
  await anRsvp(database, made.uuid)
  await aFund(database, made.uuid, { title: 'Surf club' })
  await database.end()
  await prepared(server, host, made)
  const { archive } = (await call(server, 'GET', `/memorial/archive/${made.uuid}`, host)) as unknown as {
    archive: { archiveUrl: string }
  }
  const answer = await fetch(new URL(archive.archiveUrl, server.url))
  return { uuid: made.uuid, zip: Buffer.from(await answer.arrayBuffer()) }
})

/** What the server has of a memorial, as far as it went over. */
async function told(server: RunningServer, uuid: string) {
  const { rows: media } = await server.query(
    `select uuid, role, title, rotation, said_date, file_date, taken_at, original_name from media
      where memorial_uuid = $1 and contribution_uuid is null and deleted_at is null order by role, position, created_at`,
    [uuid],
  )
  const bytes = await Promise.all(media.map((row) => keptOriginal(server, { uuid }, String(row.uuid))))
  const { rows: memorials } = await server.query(
    `select name_of_person, birth_date, death_date, memorial_date, address, details, host_message from memorials
      where uuid = $1`,
    [uuid],
  )
  const { rows: stories } = await server.query(
    `select title, text from stories where memorial_uuid = $1 order by position`,
    [uuid],
  )
  const files = media.map(({ uuid: _uuid, ...row }, at) => ({ ...row, bytes: bytes[at]?.toString('base64') }))
  return { memorials, stories, files }
}
const opensIt = (page: Page) => page.getByRole('button', { name: 'Open it' }).click()

test('an archive is opened, looked over, saved and paid for, and the memorial is what it was', async ({
  page,
  server,
  mailedCode,
  folder,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const former = await archived(server)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.goto('/')
  await page.getByRole('link', { name: /Have an archive from/ }).click()
  await page.waitForURL('**/open-archive')
  await expectAccessible(page)
  const path = join(folder, 'archive.zip')
  await writeFile(path, former.zip)
  await page.getByLabel('Drop the ZIP file here').setInputFiles(path)

  await expect(page.getByRole('heading', { name: `The memorial for ${NAME}` })).toBeVisible()
  for (const words of ['3 photos, with captions', '2 stories', '1 film', '2 people to invite', '1 fund,'])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('One person who asked not to be written to')).toBeVisible()
  await expect(page.getByText('1 memory', { exact: true })).toBeVisible()
  await expect(page.getByText('1 answer to the invitation')).toBeVisible()
  await expectAccessible(page)
  await opensIt(page)

  await page.waitForURL('**/who')
  await expect(page.getByLabel('What is the name of your loved one?')).toHaveValue(NAME)
  await expect(page.getByLabel('Memorial Date')).toHaveValue('2036-11-29')
  await page.goto('/photos')
  await expect(page.locator('main figure img')).toHaveCount(3)
  await expect(page.getByLabel('Photo Caption 3', { exact: true })).toHaveValue('The garden')
  await expect(page.getByLabel('Caption of film 1')).toHaveValue('The wedding')
  await page.reload()
  await expect(page.locator('main figure img')).toHaveCount(3)
  await page.goto('/preview')
  for (const words of [STORIES[1]?.text ?? '', 'Mum never let anyone leave the house hungry.'])
    await expect(page.getByText(words).first()).toBeVisible()
  // Nothing has left the device so far.
  expect(sent.filter((url) => !url.endsWith('/client-errors'))).toEqual([])

  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/save')
  await signUp(page, email)
  await enterCode(page, await mailedCode(email))
  await page.getByText('Continue to Payment').click({ timeout: 60_000 })
  await page.waitForURL('**/payment')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Cardholder name').fill('Claire Hollis')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Continue to Share').click()
  await page.waitForURL('**/share')

  const { rows } = await server.query(
    `select memorial_uuid as uuid, payment_completed_at as paid, print_code as code from relationships
      join users on users.uuid = user_uuid join memorials on memorials.uuid = memorial_uuid where email = $1`,
    [email],
  )
  const [now] = rows
  expect(rows).toHaveLength(1)
  expect(now?.uuid).not.toBe(former.uuid)
  expect(now?.paid).not.toBeNull()
  // The photos go on being sent behind the payment.
  const before = await told(server, former.uuid)
  await expect.poll(() => told(server, String(now?.uuid)), { timeout: 120_000 }).toEqual(before)
  const { rows: people } = await server.query(
    'select email, phone, first_name, invite_state from contacts where memorial_uuid = $1 order by position',
    [now?.uuid],
  )
  expect(people).toMatchObject([
    { email: 'joan@example.com', invite_state: 'NONE' },
    { email: null, phone: '+61 412 345 678' },
  ])
  // Funds are looked over where they are made.
  await page.goto('/memorial/edit-donations')
  await expect(page.getByLabel('Fund Title').first()).toHaveValue('Surf club')
  for (const table of ['contributions', 'rsvps', 'donations'])
    expect((await server.query(`select 1 from ${table} where memorial_uuid = $1`, [now?.uuid])).rows).toEqual(
      [],
    )
})
