import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BareAnswer } from './bare-server.ts'
import { freePort } from './product.ts'

/** Starts a bare Fastify in its own process, which sends the answer it is told. */
export async function openBare() {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    serialization: 'advanced',
  })
  await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async answerWith(answer: BareAnswer) {
      child.send(answer)
      await once(child, 'message')
    },
    async close() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Processor microseconds that a server has used so far; for servers that answer `cpu` (bare-server.ts, server.ts). */
export async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [usage] = (await once(child, 'message')) as [NodeJS.CpuUsage]
  return usage.user + usage.system
}
