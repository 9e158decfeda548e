import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { lifeDates } from '#contract/life.ts'
import { languages } from '#languages/index.ts'

const AfterRemoval = z.object({
  name: z.string(),
  ...lifeDates,
  language: z.enum(languages).nullable(),
})

/** What the page behind a printed code still says once the memorial is gone. */
export type AfterRemoval = z.infer<typeof AfterRemoval>

const [IV, TAG] = [12, 16]

/** Encrypts with the code itself: the database alone, or a backup of it, does not tell the name. */
export function sealPrint(said: AfterRemoval, printCode: string): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(printCode), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(said)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Null when it was sealed with another code, or is damaged. */
export function openPrint(sealed: Buffer, printCode: string): AfterRemoval | null {
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(printCode), sealed.subarray(0, IV))
    cipher.setAuthTag(sealed.subarray(IV, IV + TAG))
    const text = Buffer.concat([cipher.update(sealed.subarray(IV + TAG)), cipher.final()])
    return AfterRemoval.parse(JSON.parse(text.toString()))
  } catch {
    return null
  }
}

const keyOf = (printCode: string) =>
  Buffer.from(hkdfSync('sha256', printCode, '', 'the page behind a printed code', 32))
