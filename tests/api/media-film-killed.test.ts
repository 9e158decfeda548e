import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { readVideo, recording, sendVideo } from '../support/videos.ts'
import { lastingData, patience, startWorker, waiting, waitingForNext } from '../support/worker.ts'

test(
  'a sent video becomes ready although the server is killed afterwards, or a worker is killed while making it ready',
  patience,
  async () => {
    const { dataDir, database } = await lastingData()
    const all = await openApp({ dataDir, database })
    const host = await aPaidHost(all)
    await all.close()
    const web = await openApp({ dataDir, database, changes: { role: 'web' } })
    onTestFinished(web.close)
    const first = await startWorker({ dataDir, database })
    const jobs = async (state: string) =>
      (await web.pool.query(`select from pgboss.job where name = 'media.film' and state = $1`, [state]))
        .rowCount

    // The worker either has the job when it is killed, or has not fetched it yet.
    first.child.kill('SIGSTOP')
    const { uuid } = await sendVideo(web, host)
    expect(await jobs('created')).toBe(1)
    first.child.kill('SIGCONT')
    await vi.waitFor(async () => expect(await jobs('created')).toBe(0), { ...waiting, interval: 1 })
    first.child.kill('SIGKILL')
    await first.ended

    const { originalKey } = await web.db.selectFrom('media').select('originalKey').executeTakeFirstOrThrow()
    expect(await readFile(join(dataDir, 'media', originalKey))).toEqual(recording)
    await startWorker({ dataDir, database })
    await vi.waitFor(
      async () => expect(await readVideo(web, host)).toMatchObject({ uuid, state: 'READY' }),
      waitingForNext,
    )
    expect((await web.api('GET', (await readVideo(web, host)).url)).status).toBe(200)
  },
)
