import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ffmpegRunner } from '#server/adapters/ffmpeg/ffmpeg.ts'
import { withoutNetwork } from '#server/adapters/processes/no-network.ts'
import { taskProcess } from '#server/adapters/processes/task-process.ts'
import { aProgram } from '../support/fake-ffmpeg.ts'

// An attacker has found a photo or video that takes over its decoder. What can that process reach?

const isolated = test.skipIf(withoutNetwork().length === 0)

/** Listens on the loopback interface, as the database does, and notes whether anybody connected. */
async function aListener() {
  let visits = 0
  const server = createServer((socket) => {
    visits += 1
    socket.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, visits: () => visits }
}

/** A decoder that was taken over: it prints what it finds. */
async function aTakenProcess() {
  const folder = await mkdtemp(join(tmpdir(), 'taken-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const entry = join(folder, 'entry.mjs')
  const serving = new URL('../../server/adapters/processes/serve-tasks.ts', import.meta.url).href
  await writeFile(
    entry,
    `import { connect } from 'node:net'
     import { serveTasks } from ${JSON.stringify(serving)}
     const reach = (port) => new Promise((resolve) =>
       connect(port, '127.0.0.1')
         .once('connect', () => resolve('reached'))
         .once('error', ({ code }) => resolve(code)))
     serveTasks(async ({ port }) => ({ reached: await reach(port), environment: process.env, pid: process.pid }), () => false)`,
  )
  const taken = taskProcess({ entry: pathToFileURL(entry) })
  onTestFinished(() => taken.close())
  return taken
}

isolated('it reaches neither the database nor anybody outside', async () => {
  const { port, visits } = await aListener()
  const taken = await aTakenProcess()
  expect(await taken.run({ port })).toMatchObject({ reached: 'ENETUNREACH' })
  expect(visits()).toBe(0)
})

isolated('nor does a film that is read', async () => {
  const { port, visits } = await aListener()
  // Dash cannot open a connection; bash can.
  const program = await aProgram(`exec /bin/bash -c 'exec 3<>/dev/tcp/127.0.0.1/${port}'\n`)
  const runner = ffmpegRunner(program)
  const signal = new AbortController().signal
  const run = runner.run({ args: [], cwd: tmpdir(), timeLimitMs: 20_000, signal })
  await expect(run).rejects.toThrow(/unreachable/i)
  expect(visits()).toBe(0)
})

test('a decoder sees none of the server’s secrets', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('DATABASE_URL', 'postgres://afterglow:secret@127.0.0.1/afterglow')
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_secret')
  const { port } = await aListener()
  const { environment } = (await (await aTakenProcess()).run({ port })) as { environment: object }
  expect(JSON.stringify(environment)).not.toContain('secret')
})

isolated('it is still the process that is watched and ended', async () => {
  const { port } = await aListener()
  const taken = await aTakenProcess()
  const { pid } = (await taken.run({ port })) as { pid: number }
  await taken.close()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
