import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mallocSettings } from '#server/lib/memory-settings.ts'
import { FileRefused } from '#server/ports/file-refused.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { ProcessFailed, type TaskProcess, taskProcess } from './task-process.ts'

vi.setConfig({ testTimeout: 300_000 })

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** A child that does what the task says. */
const ENTRY = `
  import { getPriority } from 'node:os'
  import { serveTasks } from ${here('serve-tasks.ts')}
  import { FileRefused } from ${here('../../ports/file-refused.ts')}
  let tired = false
  serveTasks(async ({ what }, step) => {
    if (what === 'steps') for (const at of [1, 2]) step({ at })
    if (what === 'crash') process.kill(process.pid, 'SIGSEGV')
    // Like an endless loop, but without the processor.
    if (what === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    if (what === 'refuse') throw new FileRefused('DAMAGED', 'blurred')
    if (what === 'fail') throw new Error('unforeseen')
    if (what === 'tire') tired = true
    return { pid: process.pid, nice: getPriority(), environment: Object.keys(process.env), what }
  }, () => tired)
`
let folder: string
let entry: URL
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'task-process-test-'))
  entry = pathToFileURL(path.join(folder, 'entry.mjs'))
  await writeFile(entry, ENTRY)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let open: TaskProcess | undefined
const started = (options: Partial<Parameters<typeof taskProcess>[0]> = {}) => {
  open = taskProcess({ entry, nice: 0, ...options })
  return open
}
afterEach(() => open?.close())

const pidOf = (done: unknown) => (done instanceof Object && 'pid' in done ? done.pid : undefined)

test('runs one task after the other in the same process, with low priority and without secrets', async () => {
  const process_ = started({ nice: undefined })
  const [first, second] = await Promise.all([process_.run({ what: 'a' }), process_.run({ what: 'b' })])
  expect(first).toMatchObject({ what: 'a', nice: 10, environment: Object.keys(mallocSettings) })
  expect(second).toMatchObject({ what: 'b' })
  expect(pidOf(second)).toBe(pidOf(first))
  expect(pidOf(first)).not.toBe(process.pid)
})

test('reports the steps of a task, in order, before it is done', async () => {
  const process_ = started()
  const told: unknown[] = []
  const done = await process_.run({ what: 'steps' }, (step) => told.push(step))
  expect(told).toEqual([{ at: 1 }, { at: 2 }])
  expect(done).toMatchObject({ what: 'steps', nice: 0 })
  await process_.run({ what: 'steps' })
  expect(told).toHaveLength(2)
})

test('passes a refusal on, and continues in the same process', async () => {
  const process_ = started()
  const before = await process_.run({ what: 'a' })
  const refusal = process_.run({ what: 'refuse' })
  await expect(refusal).rejects.toBeInstanceOf(FileRefused)
  await expect(refusal).rejects.toMatchObject({ reason: 'DAMAGED', message: 'blurred' })
  expect(pidOf(await process_.run({ what: 'a' }))).toBe(pidOf(before))
})

test.each(['crash', 'fail', 'hang'])(
  'a task that makes the process %s rejects, the next gets a new process',
  async (what) => {
    const process_ = started(what === 'hang' ? { timeLimitMs: 10_000 } : {})
    const before = await process_.run({ what: 'a' })
    const failing = process_.run({ what })
    const after = process_.run({ what: 'b' })
    await expect(failing).rejects.toBeInstanceOf(ProcessFailed)
    expect(await after).toMatchObject({ what: 'b' })
    expect(pidOf(await after)).not.toBe(pidOf(before))
  },
)

test('a tired process is replaced after its task', async () => {
  const process_ = started()
  const last = await process_.run({ what: 'tire' })
  expect(last).toMatchObject({ what: 'tire' })
  expect(pidOf(await process_.run({ what: 'a' }))).not.toBe(pidOf(last))
})

test('an idle process ends, and the next task gets a new one', async () => {
  const process_ = started({ idleMs: 50 })
  const first = pidOf(await process_.run({ what: 'a' }))
  await eventually(() => expect(() => process.kill(Number(first), 0)).toThrow('ESRCH'))
  expect(pidOf(await process_.run({ what: 'b' }))).not.toBe(first)
})

test('closing rejects the running task and waiting ones', async () => {
  const process_ = started()
  await process_.run({ what: 'a' })
  const running = process_.run({ what: 'hang' })
  const waiting = process_.run({ what: 'b' })
  const settled = Promise.allSettled([running, waiting])
  // The task starts a microtask later; only then is there something to interrupt.
  await Promise.resolve()
  await process_.close()
  expect((await settled).map((result) => result.status)).toEqual(['rejected', 'rejected'])
  await expect(process_.run({ what: 'a' })).rejects.toThrow('closed')
})

test('the process ends with its parent', async () => {
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { taskProcess } from ${here('task-process.ts')}
       const task = taskProcess({ entry: new URL(${JSON.stringify(entry.href)}) })
       console.log(JSON.stringify(await task.run({ what: 'a' })))
       process.stdout.end()
       setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], cwd: import.meta.dirname },
  )
  expect(await text(parent.stdout)).toContain('"what":"a"')
  // Both hold the pipe's other end, which closes once both are gone.
  const bothGone = text(parent.stderr)
  parent.kill('SIGKILL')
  expect(await bothGone).not.toContain('Error')
})
