import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The pass that a device keeps after the right passcode. It is derived from the salted hash of the passcode, so that a
 * new passcode makes it invalid.
 */
export function passFor({ uuid, passcodeHash }: { uuid: string; passcodeHash: string }): string {
  return createHmac('sha256', passcodeHash).update(`pass ${uuid}`).digest('base64url')
}

/** Whether a pass opens a memorial. */
export function fits(
  { uuid, passcodeHash }: { uuid: string; passcodeHash: string | null },
  pass: string | undefined,
): boolean {
  if (!passcodeHash || pass === undefined) return false
  const [given, right] = [Buffer.from(pass), Buffer.from(passFor({ uuid, passcodeHash }))]
  return given.length === right.length && timingSafeEqual(given, right)
}
