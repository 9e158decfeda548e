import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { mallocSettings } from '#server/lib/memory-settings.ts'
import { FileRefused, refusals } from '#server/ports/file-refused.ts'
import { withoutNetwork } from './no-network.ts'

/** What a process reports before a task is done. */
const Step = z.object({ outcome: z.literal('step'), value: z.unknown() })
export type Step = z.infer<typeof Step>

/** What it reports after each task. `tired`: it wants to be replaced before the next one. */
const Reply = z.intersection(
  z.object({ tired: z.boolean() }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('done'), value: z.unknown() }),
    z.object({ outcome: z.literal('refused'), reason: z.enum(refusals), detail: z.string() }),
    z.object({ outcome: z.literal('failed'), detail: z.string() }),
  ]),
)
export type Reply = z.input<typeof Reply>

/** The process itself failed (crash, timeout, closed): the same task may succeed another time. */
export class ProcessFailed extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ProcessFailed'
  }
}

export interface TaskProcess {
  /**
   * Runs one task after the other. Rejects with `FileRefused`, or with `ProcessFailed`.
   *
   * @param onStep called with results before the task is done
   */
  run(task: object, onStep?: (value: unknown) => void): Promise<unknown>
  /** Ends the process at once; the running task rejects. */
  close(): Promise<void>
}

interface TaskProcessOptions {
  entry: URL
  timeLimitMs?: number
  nice?: number | undefined
  idleMs?: number
}

/** A process that is idle for this long exits to free its memory; the next task starts another in 0.3 s. */
const IDLE_MS = 30_000

/**
 * A child process for work that is heavy or opens untrusted files. The first task starts it; later ones reuse it. It
 * ends after `idleMs` without a task (half a minute), and is replaced when it crashes, exceeds `timeLimitMs` or says
 * that it is tired. It runs at nice 10, so that requests come first; without the environment, so that it knows no
 * secret; and without network.
 *
 * @param options.nice its nice value, if not 10
 */
export function taskProcess(options: TaskProcessOptions): TaskProcess {
  const { timeLimitMs = 60_000, idleMs = IDLE_MS, nice = constants.priority.PRIORITY_BELOW_NORMAL } = options
  const living = new Set<ChildProcess>()
  let current: ChildProcess | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()
  let closed = false
  let idle: ReturnType<typeof setTimeout> | undefined

  function start(): ChildProcess {
    const [execPath = process.execPath, ...execArgv] = [...withoutNetwork(), process.execPath]
    const child = fork(fileURLToPath(options.entry), [], {
      execPath,
      execArgv,
      env: mallocSettings,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // Before its threads exist, since on Linux each thread inherits its priority when it is created.
    if (child.pid !== undefined) setPriority(child.pid, nice)
    living.add(child)
    const forget = () => {
      living.delete(child)
      if (current === child) current = undefined
    }
    child.once('exit', forget)
    child.once('error', forget)
    return child
  }

  function retire(child: ChildProcess): void {
    if (current === child) current = undefined
    if (child.connected) child.disconnect()
  }

  function perform(task: object, onStep: (value: unknown) => void): Promise<unknown> {
    clearTimeout(idle)
    if (closed) throw new ProcessFailed('closed')
    current ??= start()
    const child = current
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        settle()
        if (current === child) current = undefined
        child.kill('SIGKILL')
        reject(new ProcessFailed(reason))
      }
      const timer = setTimeout(() => fail(`took longer than ${timeLimitMs} ms`), timeLimitMs)
      const onExit = (code: number | null, signal: string | null) => fail(`ended by ${signal ?? code}`)
      const onError = (error: Error) => fail(error.message)
      const onMessage = (message: unknown) => {
        const step = Step.safeParse(message)
        if (step.success) return onStep(step.data.value)
        const reply = Reply.safeParse(message)
        if (!reply.success) return fail('answered with something else')
        settle()
        const { data: told } = reply
        if (told.tired) retire(child)
        if (told.outcome === 'done') resolve(told.value)
        else if (told.outcome === 'refused') reject(new FileRefused(told.reason, told.detail))
        else reject(new ProcessFailed(told.detail))
      }
      const settle = () => {
        clearTimeout(timer)
        idle = setTimeout(() => retire(child), idleMs).unref()
        child.off('exit', onExit).off('error', onError).off('message', onMessage)
      }
      child.on('exit', onExit).on('error', onError).on('message', onMessage)
      child.send(task, (error) => error && fail(error.message))
    })
  }

  return {
    run(task, onStep = () => {}) {
      const turn = lastTurn.then(() => perform(task, onStep))
      lastTurn = turn.catch(() => {})
      return turn
    },

    async close() {
      closed = true
      clearTimeout(idle)
      await Promise.all(
        [...living].map((child) => {
          const ended = new Promise((resolve) => child.once('exit', resolve))
          child.kill('SIGKILL')
          return ended
        }),
      )
    },
  }
}
