import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aContribution, anRsvp, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import {
  addFilm,
  addPhoto,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  prepared,
} from './support/memorials.ts'

// A family comes back: an archive is handed over, and becomes a memorial of theirs (docs/decisions/0036).

const clip = fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url))
const NAME = 'Margaret Anne Hollis'

test('somebody who has no account hands an archive over, and goes on to pay for the memorial', async ({
  page,
  server,
  mailedCode,
  folder,
  expectAccessible,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    nameOfPerson: NAME,
    stories: [{ title: 'The biscuit tin', text: 'Every letter we ever sent her went into it.' }],
  })
  for (const at of [1, 2, 3])
    await addPhoto(server, host, made, { content: await aPicture(at), title: `Photo ${at}` })
  await addFilm(server, host, made, { content: await readFile(clip), title: 'The wedding' })
  const database = await databaseOf(server.dataDir)
  const mediaDir = join(server.dataDir, 'media')
  await aContribution(database, made.uuid, { name: 'Joan Petrie', photos: 1, mediaDir })
  await anRsvp(database, made.uuid)
  await database.end()
  await prepared(server, host, made)
  const { archiveUrl } = (await call(server, 'GET', `/user/archive/${made.uuid}`, host)) as never
  const answer = await fetch(new URL(String(archiveUrl), server.url))
  const zip = Buffer.from(await answer.arrayBuffer())
  // One photo is not what it was any more.
  const middle = zip.indexOf(await aPicture(2)) + 200
  zip.writeUInt8(zip.readUInt8(middle) ^ 1, middle)
  const path = join(folder, 'archive.zip')
  await writeFile(path, zip)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: /Have an archive from/ }).click()
  await page.waitForURL('**/open-archive')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /code/i }).click()
  await page.getByLabel('Verification code').fill(await mailedCode(email))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/open-archive')

  await writeFile(join(folder, 'letter.zip'), 'a letter')
  await page.getByLabel('Drop the ZIP file here').setInputFiles(join(folder, 'letter.zip'))
  await expect(page.getByText('This is not a ZIP file.')).toBeVisible()

  await page.getByLabel('Drop the ZIP file here').setInputFiles(path)
  await expect(page.getByRole('heading', { name: `The memorial for ${NAME} is here` })).toBeVisible({
    timeout: 30_000,
  })
  for (const words of ['3 photos', '1 film', '1 memory', '1 answer to the invitation'])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('One file did not come')).toBeVisible()
  await expect(page.getByText(/photos\/002 Photo 2\.jpg/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go on to the memorial' }).click()
  await page.waitForURL('**/payment')

  await page.goto('/photos')
  await expect(page.locator('main figure img')).toHaveCount(2)
  await expect(page.getByLabel('Caption of film 1')).toHaveValue('The wedding')
})
