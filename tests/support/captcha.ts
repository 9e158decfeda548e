import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from './app.ts'

/** A puzzle as the server gives it to a browser. */
export const aPuzzle = async (app: TestApp): Promise<Challenge> =>
  (await app.api('GET', '/anon/captcha')).body.puzzle

/** Solves a puzzle as a browser does, in the form that it is sent in. */
export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Fetches a puzzle and solves it, as a browser does. */
export const aProof = async (app: TestApp): Promise<string> => solved(await aPuzzle(app))
