import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program that ends at the latest when the test process does. */
export function startChild(program: string | undefined, args: string[], options: SpawnOptions): ChildProcess {
  if (!program) throw new Error('An engine is missing: npm run test:engines says what to install')
  const child = spawn(program, args, options)
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.removeListener('exit', end))
  return child
}

/** Ends a program. Resolves once it has ended. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
