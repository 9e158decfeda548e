import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/**
 * Runs a script of the project in a process of its own. Returns its output, and its exit code or the signal that killed
 * it.
 */
export function runScript(name: string, args: string[], environment: Record<string, string>) {
  const script = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code ?? signal, output }))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, ended }
}
