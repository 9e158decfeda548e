import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { aPatientFfmpeg } from '../support/fake-ffmpeg.ts'
import { hasFfmpeg, needsFfmpeg } from '../support/ffmpeg.ts'
import { readVideo, sendVideo } from '../support/videos.ts'
import { lastingData, patience, startWorker, waiting, waitingForNext } from '../support/worker.ts'

test(
  `an MP4 whose worker is killed half-way is made by the next one${needsFfmpeg}`,
  patience,
  async ({ skip }) => {
    skip(!hasFfmpeg)
    const { dataDir, database } = await lastingData()
    const ffmpeg = await aPatientFfmpeg()
    const host = await (async () => {
      const all = await openApp({ dataDir, database })
      const made = await aPaidHost(all)
      await all.close()
      return made
    })()
    const web = await openApp({ dataDir, database, changes: { role: 'web' } })
    onTestFinished(web.close)

    await ffmpeg.hold()
    const first = await startWorker({ dataDir, database }, { FFMPEG: ffmpeg.path })
    await sendVideo(web, host)
    await vi.waitFor(async () => expect(await ffmpeg.begun()).toBe(1), waiting)
    first.child.kill('SIGKILL')
    await first.ended
    await ffmpeg.letGo()
    expect((await readVideo(web, host)).sources).toHaveLength(1)

    await startWorker({ dataDir, database }, { FFMPEG: ffmpeg.path })
    await vi.waitFor(async () => expect((await readVideo(web, host)).sources).toHaveLength(2), waitingForNext)
    expect(await ffmpeg.begun()).toBe(2)
    const { url, bytes } = (await readVideo(web, host)).sources[0]
    expect((await web.api('GET', url)).raw.length).toBe(bytes)
  },
)
