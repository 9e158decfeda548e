import type { getCaptcha } from '#contract/accounts.ts'
import { addressOf } from '../address-of.ts'
import { call } from '../api.ts'

const getPuzzle = addressOf<typeof getCaptcha>({ method: 'GET', path: '/anon/captcha' })

/** Gets a puzzle and solves it, in about a second. What to send along; undefined where none is asked for. */
export async function solvePuzzle(): Promise<string | undefined> {
  const { puzzle } = await call(getPuzzle)
  if (!puzzle) return undefined
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }) =>
        typeof data === 'string' ? resolve(data) : reject(new Error('No solution'))
      worker.onerror = () => reject(new Error('No solution'))
      worker.postMessage(puzzle)
    })
  } finally {
    worker.terminate()
  }
}
