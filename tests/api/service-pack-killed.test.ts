import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { aFakeFfmpeg } from '../support/fake-ffmpeg.ts'
import { askForPack, openPack, readPack } from '../support/service-packs.ts'
import { lastingData, patience, startWorker, waiting, waitingForNext } from '../support/worker.ts'

test('a film whose worker is killed half-way is made once, by the next worker', patience, async () => {
  const { dataDir, database } = await lastingData()
  const ffmpeg = await aFakeFfmpeg()
  const web = await openApp({ dataDir, database, changes: { role: 'web', ffmpeg: ffmpeg.path } })
  onTestFinished(web.close)
  const host = await (async () => {
    const all = await openApp({ dataDir, database })
    const made = await aPaidHost(all)
    await all.close()
    return made
  })()

  const first = await startWorker({ dataDir, database }, { FFMPEG: ffmpeg.path })
  await ffmpeg.hang()
  const { uuid } = (await askForPack(web, host)).body.pack
  await vi.waitFor(() => ffmpeg.hangs(), waiting)
  first.child.kill('SIGKILL')
  await first.ended
  await ffmpeg.recover()
  expect((await readPack(web, host)).pack).toMatchObject({ uuid, state: 'WORKING', url: null })
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([`keepsake-${uuid}`])

  await startWorker({ dataDir, database }, { FFMPEG: ffmpeg.path })
  await vi.waitFor(async () => expect((await readPack(web, host)).pack?.state).toBe('READY'), waitingForNext)
  const { pack } = await readPack(web, host)
  expect(pack).toMatchObject({ uuid, hasVideo: true, progress: 100 })
  expect(await ffmpeg.films()).toBe(1)
  expect((await openPack(web, pack?.url ?? '')).has('slideshow.mp4')).toBe(true)
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
  expect(await web.db.selectFrom('keepsakes').select('uuid').execute()).toEqual([{ uuid }])
})
