import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { endChild, startChild } from './child.ts'
import { xvfb } from './installed.ts'

/** An X server that draws into memory, on a free display number. */
export class VirtualDisplay {
  readonly display: string
  readonly #process: ChildProcess

  private constructor(display: string, process: ChildProcess) {
    this.display = display
    this.#process = process
  }

  static async start(): Promise<VirtualDisplay> {
    // Xvfb writes the display number to file descriptor 3 once it accepts windows.
    const options = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
    const process = startChild(xvfb(), options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    const numbers = process.stdio[3]
    if (!numbers) throw new Error('Xvfb has no pipe')
    const ended = once(process, 'exit').then(() => Promise.reject(new Error('Xvfb did not start')))
    const [number] = await Promise.race([once(numbers, 'data'), ended])
    return new VirtualDisplay(`:${String(number).trim()}`, process)
  }

  close(): Promise<void> {
    return endChild(this.#process)
  }
}
