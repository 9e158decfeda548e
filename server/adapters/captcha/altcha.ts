import { createHash, randomBytes } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Captcha } from '#server/ports/captcha.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'

/** 256 tries on average, of about a millisecond each: half a second on a laptop, two seconds on a phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00' }
const LIFE_MS = 10 * 60 * 1000

/** ALTCHA's payload as `JSON.stringify` and base64 encode it; the signature protects its other fields. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(work.algorithm),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(work.cost),
      keyLength: z.literal(32),
      keyPrefix: z.literal(work.keyPrefix),
      expiresAt: z.number(),
    }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xff_ff_ff_ff), derivedKey: z.string().max(200) }),
})

/**
 * ALTCHA's proof of work, on our own server: no third party is involved, and nothing has to be read or clicked.
 *
 * @param options.secret that signs the challenges; null: one that all nodes share, made by the first that needs it
 */
export function altchaCaptcha(options: { db: Database; clock: Clock; secret: string | null }): Captcha {
  const { db, clock, secret } = options
  let shared: Promise<string> | undefined
  const signatureSecret = () => {
    shared ??= sharedSecret(db).catch((reason: unknown) => {
      shared = undefined
      throw reason
    })
    return shared
  }
  return {
    async puzzle() {
      const hmacSignatureSecret = secret ?? (await signatureSecret())
      const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
      return { ...(await createChallenge({ ...work, deriveKey, hmacSignatureSecret, expiresAt })) }
    },

    async admits(solved) {
      const payload = Payload.safeParse(opened(solved))
      if (!payload.success) return false
      const { challenge, solution } = payload.data
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000)
      if (expiresAt <= clock.now()) return false
      const hmacSignatureSecret = secret ?? (await signatureSecret())
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
      if (!verified) return false
      const challengeHash = createHash('sha256').update(challenge.signature).digest()
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('captchaSpent')
        .values({ challengeHash, expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}

async function sharedSecret(db: Database): Promise<string> {
  await db
    .insertInto('sharedSecrets')
    .values({ name: 'captcha', secret: randomBytes(24).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('sharedSecrets')
    .select('secret')
    .where('name', '=', 'captcha')
    .executeTakeFirstOrThrow()
  return row.secret
}

function opened(solved: string | null | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(solved ?? '', 'base64').toString())
  } catch {
    return null
  }
}
