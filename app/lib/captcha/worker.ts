import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Takes a puzzle and gives back what proves that it was worked on, as the server reads it; null if nothing did. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })))
}
