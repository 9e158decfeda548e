import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, aPaidHost, upload } from '../support/factories.ts'
import { scene } from '../support/scenes.ts'

// Photos that look alike are offered side by side, the sharpest first (docs/decisions/0476).

type Host = Awaited<ReturnType<typeof aHost>>

async function send(app: TestApp, host: Host, content: Buffer): Promise<string> {
  const { status, body } = await upload(app, host, { content })
  expect(status).toBe(200)
  return body.mediaUuid
}

const alikeOf = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/photos/alike/${host.memorial.uuid}`, { token: host.token })).body.series

const keep = (app: TestApp, host: Host, mediaUuids: unknown) =>
  app.api('POST', `/memorial/photos/alike/${host.memorial.uuid}`, { token: host.token, json: { mediaUuids } })

/** A wedding in focus, out of focus and cut, and a beach. */
async function anAlbum(app: TestApp) {
  const host = await aPaidHost(app)
  const [wedding, beach] = [await scene('wedding-gate'), await scene('beach')]
  const { width = 0, height = 0 } = await sharp(wedding).metadata()
  const middle = { left: 40, top: 30, width: width - 80, height: height - 60 }
  const blurred = await send(app, host, await sharp(wedding).blur(5).jpeg().toBuffer())
  const sharpest = await send(app, host, wedding)
  const cut = await send(app, host, await sharp(wedding).blur(2).extract(middle).jpeg().toBuffer())
  const other = await send(app, host, beach)
  await app.drained()
  return { host, blurred, sharpest, cut, other }
}

test('a series has the sharpest first; a photo that is like no other is in none', async () => {
  const app = await startApp()
  const { host, blurred, sharpest, cut } = await anAlbum(app)
  expect(await alikeOf(app, host)).toEqual([[sharpest, cut, blurred]])
})

test('what a host keeps is offered to no host again, also after a turn; a new one is', async () => {
  const app = await startApp()
  const { host, blurred, sharpest, cut } = await anAlbum(app)
  // Twice at once is once.
  const both = [keep(app, host, [sharpest, cut, blurred]), keep(app, host, [sharpest, cut, blurred])]
  for (const { status, body } of await Promise.all(both)) expect([status, body.series]).toEqual([200, []])
  // Its files were lost, and are made again.
  await app.db
    .updateTable('media')
    .set({ state: 'PROCESSING', widths: [] })
    .where('uuid', '=', sharpest)
    .execute()
  await app.run('media.render', { mediaUuid: sharpest })
  expect(await alikeOf(app, host)).toEqual([])
  await app.api('POST', `/memorial/media/update/${cut}`, {
    token: host.token,
    json: { title: '', rotation: 2 },
  })
  await app.api('POST', `/memorial/media/update/${cut}`, {
    token: host.token,
    json: { title: '', rotation: 0 },
  })
  await app.drained()
  expect(await alikeOf(app, host)).toEqual([])

  const more = await send(
    app,
    host,
    await sharp(await scene('wedding-gate'))
      .tint('#704214')
      .jpeg()
      .toBuffer(),
  )
  await app.drained()
  const [series] = await alikeOf(app, host)
  expect(series).toHaveLength(4)
  expect(series).toContain(more)
})

test('a removed photo is in no series', async () => {
  const app = await startApp()
  const { host, blurred, sharpest, cut } = await anAlbum(app)
  await app.api('POST', `/memorial/media/delete/${cut}`, { token: host.token })
  expect(await alikeOf(app, host)).toEqual([[sharpest, blurred]])
  await app.api('POST', `/memorial/media/delete/${blurred}`, { token: host.token })
  // Another host kept them all meanwhile.
  expect((await keep(app, host, [sharpest, cut, blurred])).status).toBe(200)
  expect(await alikeOf(app, host)).toEqual([])
})

test('nobody else reads a memorial’s series, or keeps what is another’s', async () => {
  const app = await startApp()
  const { host, blurred, sharpest } = await anAlbum(app)
  const stranger = await aHost(app)
  const theirs = { ...stranger, memorial: host.memorial }
  expect((await keep(app, theirs, [blurred, sharpest])).status).toBe(404)
  expect((await keep(app, stranger, [blurred, sharpest])).body.code).toBe('MEDIA_NOT_FOUND')
  expect(await alikeOf(app, host)).toHaveLength(1)
  for (const wrong of [[], [blurred], [blurred, 'x'], 'x', null])
    expect((await keep(app, host, wrong)).body.code).toBe('BAD_INPUT')
})
