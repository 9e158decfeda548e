/**
 * Solves a puzzle of the server (`getCaptcha`) in a worker, which takes about a second. Returns the proof to send
 * along.
 */
export async function solvePuzzle(puzzle: Record<string, unknown>): Promise<string> {
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
