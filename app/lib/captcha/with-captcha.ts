import { ApiError } from '../api.ts'

/**
 * Sends something that may have to be earned. Where the server asks for a proof of work, it is made in a worker and the
 * same is sent again with it; where it does not, nothing of that is ever loaded.
 */
export async function withCaptcha<T>(send: (captcha?: string) => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (reason) {
    if (!(reason instanceof ApiError) || reason.code !== 'CAPTCHA_NEEDED') throw reason
    const { solvePuzzle } = await import('./solve.ts')
    return send(await solvePuzzle())
  }
}
