import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aHost, answerOf, aPicture, ask, insist, photoForm } from './support/clients.ts'
import { aCluster, countOf, rowsOf } from './support/cluster.ts'

const SIZE_MB = 12
/** Bytes of a photo. About seven fit on the disk. */
const PHOTO = 1_500_000
const PHOTOS = 12

const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' })

/** Mounts a disk of a few megabytes. Throws where none can be mounted. */
function smallDisk() {
  const dir = mkdtempSync(join(tmpdir(), 'afterglow-small-disk-'))
  const { status, stderr } = run('mount', '-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'tmpfs', dir)
  const release = () => {
    run('umount', dir)
    rmSync(dir, { recursive: true, force: true })
  }
  if (status === 0) return { dir, release }
  release()
  throw new Error(
    `a small disk cannot be mounted here (${stderr.trim()}): root may, where containers allow it`,
  )
}

let cannot = ''
try {
  smallDisk().release()
} catch (reason) {
  cannot = String(reason)
}

test.skipIf(cannot)(
  `a full disk refuses what does not fit, and keeps what was accepted${cannot}`,
  async () => {
    const { dir, release } = smallDisk()
    onTestFinished(release)
    const cluster = await aCluster({ storage: 'disk', environment: { DATA_DIR: dir, LEAST_FREE_MB: '0' } })
    const host = await aHost(cluster)
    await cluster.worker.stop()
    // Space that is freed later, as when somebody cleans up.
    const ballast = join(dir, 'ballast')
    writeFileSync(ballast, randomBytes(1_000_000))

    const picture = await aPicture()
    const photos = Array.from({ length: PHOTOS }, () => ({
      clientId: randomUUID(),
      content: Buffer.concat([picture, randomBytes(PHOTO)]),
    }))
    const send = ({ content, clientId }: (typeof photos)[number]) =>
      ask(cluster, 'POST', `/memorial/media/upload/${host.uuid}`, {
        token: host.token,
        body: photoForm(content, clientId),
      })
    const taken: typeof photos = []
    const refused: typeof photos = []
    for (const photo of photos) {
      const { status } = await send(photo)
      if (status === 200) taken.push(photo)
      else {
        expect(status).toBe(503)
        refused.push(photo)
      }
    }
    expect(taken.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    const stored = () =>
      rowsOf<{ client_id: string; original_key: string }>(
        cluster,
        'select client_id, original_key from media',
      )
    const byClient = async () => new Map((await stored()).map((row) => [row.client_id, row.original_key]))
    const check = async (expected: typeof photos) => {
      const keys = await byClient()
      expect([...keys.keys()].sort()).toEqual(expected.map(({ clientId }) => clientId).sort())
      for (const { clientId, content } of expected)
        expect((await readFile(join(dir, 'media', keys.get(clientId) ?? ''))).equals(content)).toBe(true)
    }
    await check(taken)

    // What needs no file keeps working: answers and pages.
    await insist(cluster, 'POST', `/public/memorial/${host.shareSlug}/rsvp`, { body: answerOf(1) })
    expect(await countOf(cluster, 'select count(*) from rsvps')).toBe(1)
    expect((await ask(cluster, 'GET', `/view/${host.shareSlug}`)).status).toBe(200)

    // With free space again, the same photos are accepted, without a restart.
    expect(run('mount', '-o', `remount,size=${SIZE_MB * 4}m`, dir).status).toBe(0)
    rmSync(ballast)
    for (const photo of refused) expect((await send(photo)).status).toBe(200)
    await check(photos)
    await cluster.worker.start()
    await vi.waitFor(
      async () => {
        expect(await countOf(cluster, `select count(*) from media where state = 'READY'`)).toBe(PHOTOS)
      },
      { timeout: 90_000, interval: 50 },
    )
  },
)
