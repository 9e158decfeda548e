import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { askForBook, readMemorial } from '../support/books.ts'
import { aPaidHost } from '../support/factories.ts'
import { aFakeFfmpeg } from '../support/fake-ffmpeg.ts'
import { aCoHost, type Host } from '../support/hosts.ts'
import { askForPack, finishedPack } from '../support/service-packs.ts'
import { aTypesetter } from '../support/typesetter.ts'

// A former co-host or helper kept the links that they were given while they had the role.

async function anAppWithKeepsakes() {
  const ffmpeg = await aFakeFfmpeg()
  return startApp({ ffmpeg: ffmpeg.path }, { typesetter: aTypesetter().typesetter })
}

/** Every kind of link that a host is given. */
async function linksOf(app: TestApp, host: Host): Promise<Record<string, string>> {
  const path = `/memorial/card-sheet/${host.memorial.uuid}`
  const { book } = (await askForBook(app, host)).body
  await askForPack(app, host)
  return {
    book: book.pdfUrl,
    page: book.previewUrls[0],
    bookOfMemorial: (await readMemorial(app, host)).pdfUrl,
    cards: (await app.api('GET', `${path}?paper=A4`, { token: host.token })).body.url,
    servicePack: String((await finishedPack(app, host)).url),
    archive: (await app.api('GET', `/user/archive/${host.memorial.uuid}`, { token: host.token })).body
      .archiveUrl,
  }
}

async function statuses(app: TestApp, links: Record<string, string>): Promise<Record<string, number>> {
  const opened: Record<string, number> = {}
  for (const [kind, link] of Object.entries(links)) opened[kind] = (await app.api('GET', link)).status
  return opened
}

const all = (status: number) => ({
  book: status,
  page: status,
  bookOfMemorial: status,
  cards: status,
  servicePack: status,
  archive: status,
})

test.each([
  [
    'removed by the owner',
    (app: TestApp, owner: Host, coHost: Host) =>
      app.api('POST', `/memorial/hosts/remove/${owner.memorial.uuid}/${coHost.uuid}`, { token: owner.token }),
  ],
  [
    'made a moderator',
    (app: TestApp, _: Host, coHost: Host) =>
      app.db
        .updateTable('relationships')
        .set({ relationshipType: 'MODERATOR' })
        .where('userUuid', '=', coHost.uuid)
        .execute(),
  ],
])('the links of somebody who is %s stop working, and those of others go on', async (_, end) => {
  const app = await anAppWithKeepsakes()
  const owner = await aPaidHost(app)
  const coHost = await aCoHost(app, owner)
  const [theirs, kept] = [await linksOf(app, owner), await linksOf(app, coHost)]
  expect(await statuses(app, kept)).toEqual(all(200))
  await end(app, owner, coHost)
  expect(await statuses(app, kept)).toEqual(all(404))
  expect(await statuses(app, theirs)).toEqual(all(200))
})

test('a link goes on when its holder has signed out, and ends with the memorial', async () => {
  const app = await anAppWithKeepsakes()
  const owner = await aPaidHost(app)
  const links = await linksOf(app, owner)
  const path = `/memorial/delete/${owner.memorial.uuid}`
  const again = await app.api('POST', '/anon/signin', {
    json: { email: owner.email, password: owner.password },
  })
  await app.api('POST', '/user/signout', { token: owner.token })
  expect(await statuses(app, links)).toEqual(all(200))
  expect((await app.api('POST', path, { token: again.body.token })).status).toBe(200)
  expect(await statuses(app, links)).toEqual(all(404))
})
