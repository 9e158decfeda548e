import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { aPatientFfmpeg } from '../support/fake-ffmpeg.ts'
import { hasFfmpeg, needsFfmpeg } from '../support/ffmpeg.ts'
import { sendFilm } from '../support/films.ts'
import { lastingData, patience, startWorker, waiting, waitingForNext } from '../support/worker.ts'

test(
  `a film whose worker is killed while it is made ready is finished by the next, once${needsFfmpeg}`,
  patience,
  async ({ skip }) => {
    skip(!hasFfmpeg)
    const { dataDir, database } = await lastingData()
    const ffmpeg = await aPatientFfmpeg()
    const all = await openApp({ dataDir, database })
    const host = await aPaidHost(all)
    await all.close()
    const web = await openApp({ dataDir, database, changes: { role: 'web' } })
    onTestFinished(web.close)
    const films = async () =>
      (await web.api('GET', `/memorial/films/${host.memorial.uuid}`, { token: host.token })).body.films

    await ffmpeg.hold()
    const first = await startWorker({ dataDir, database }, { FFMPEG: ffmpeg.path })
    await sendFilm(web, host)
    await vi.waitFor(async () => expect(await ffmpeg.begun()).toBeGreaterThan(0), waiting)
    first.child.kill('SIGKILL')
    await first.ended
    await ffmpeg.letGo()
    expect(await films()).toHaveLength(1)

    await startWorker({ dataDir, database }, { FFMPEG: ffmpeg.path })
    await vi.waitFor(async () => {
      const [film] = await films()
      expect([film.state, film.sources.length, film.poster === null]).toEqual(['READY', 2, false])
    }, waitingForNext)
    expect(await films()).toHaveLength(1)
    const [film] = await films()
    const [{ url, bytes }] = film.sources
    expect((await web.api('GET', url)).raw.length).toBe(bytes)
    // Nothing doubled: the original, the copy, one MP4 and one still.
    const { rows } = await web.pool.query('select filename, mp4_filename, poster_filename from media')
    expect(rows).toHaveLength(1)
    const stored = (await readdir(join(dataDir, 'media'), { recursive: true })).filter((name) =>
      name.includes(rows[0].filename),
    )
    expect(stored.filter((name) => name.endsWith('.mp4'))).toHaveLength(1)
    expect(stored.filter((name) => name.endsWith('.jpg'))).toHaveLength(1)
  },
)
