import { expect, test } from 'vitest'
import { aPaidHost } from '../support/factories.ts'
import { sendFilm } from '../support/films.ts'
import { anAppWithFilm, askForPack, finishedPack, openPack, readPack } from '../support/service-packs.ts'
import { recording } from '../support/videos.ts'

test('the pack has the films of the memorial, and is out of date when one comes, changes or goes', async () => {
  const { app } = await anAppWithFilm()
  const host = await aPaidHost(app)
  await askForPack(app, host)
  const before = await finishedPack(app, host)
  expect(before.isCurrent).toBe(true)
  const { uuid } = await sendFilm(app, host)
  await app.drained()
  expect((await readPack(app, host)).pack?.isCurrent).toBe(false)
  const { check } = await readPack(app, host)
  expect(check.films?.count).toBe(1)
  expect(check.films?.seconds).toBeGreaterThan(0.5)

  await askForPack(app, host)
  const pack = await finishedPack(app, host)
  expect(pack).toMatchObject({ state: 'READY', isCurrent: true, missing: 0 })
  expect(pack.seconds).toBeGreaterThan(before.seconds ?? 0)
  const files = await openPack(app, pack.url)
  expect([...files.keys()]).toContain('films/001.webm')
  expect(files.get('films/001.webm')?.length).toBeGreaterThan(recording.length / 2)
  expect(String(files.get('READ ME.txt'))).toContain('no sound')

  const change = (json: object) =>
    app.api('POST', `/memorial/media/update/${uuid}`, { token: host.token, json })
  await change({ title: 'The wedding', withSound: true })
  expect((await readPack(app, host)).pack?.isCurrent).toBe(false)
  await askForPack(app, host)
  const heard = await openPack(app, (await finishedPack(app, host)).url)
  expect(String(heard.get('READ ME.txt'))).toContain('with the sound of films')

  await app.api('POST', `/memorial/media/delete/${uuid}`, { token: host.token })
  expect((await readPack(app, host)).pack?.isCurrent).toBe(false)
  await askForPack(app, host)
  const without = await openPack(app, (await finishedPack(app, host)).url)
  expect([...without.keys()].filter((name) => name.startsWith('films/'))).toEqual([])
})
