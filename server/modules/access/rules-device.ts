import { createHmac } from 'node:crypto'
import { isSameSecret } from '#server/lib/codes.ts'

interface PassKeys {
  uuid: string
  passcodeHash: string | null
  linkSecret: string
}

/**
 * The pass that a device keeps after the right passcode, or a personal link. It is derived from the salted hash of the
 * passcode, so that a new passcode makes it invalid; of a memorial without one, from the secret of its links.
 */
export function makePass({ uuid, passcodeHash, linkSecret }: PassKeys): string {
  return createHmac('sha256', passcodeHash ?? linkSecret)
    .update(`pass ${uuid}`)
    .digest('base64url')
}

/** Whether a pass opens a memorial. */
export function isRightPass(keys: PassKeys, pass: string | undefined): boolean {
  return pass !== undefined && isSameSecret(pass, makePass(keys))
}
