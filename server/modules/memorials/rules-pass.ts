import { createHmac } from 'node:crypto'

/**
 * What a device keeps that knew the word. It hangs on the stored hash of the word, salt and all, so that a new word
 * takes it back.
 */
export function passFor({ uuid, passcodeHash }: { uuid: string; passcodeHash: string }): string {
  return createHmac('sha256', passcodeHash).update(`pass ${uuid}`).digest('base64url')
}
