import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { addPasskey, beginPasskey, beginPasskeySignIn, signInByPasskey } from '#contract/passkeys.ts'
import { ApiError, call } from './api.ts'

/** The person declined or let the device's prompt time out, or the device has no passkey for this site. */
export class PasskeyDeclined extends Error {}

/** Whether this browser supports passkeys at this address; an IP address cannot have any. Call it in a browser only. */
export function canUsePasskeys(): boolean {
  const isNamed = !/^[\d.]+$|:/.test(location.hostname)
  return isNamed && window.isSecureContext && typeof window.PublicKeyCredential === 'function'
}

// Loaded only by those who use a passkey.
const device = () =>
  import('./passkeys-device.ts').catch(() => {
    throw new ApiError(0, {})
  })

/** Creates a passkey on this device. Rejects with `PasskeyDeclined` or an ApiError. */
export async function makePasskey(password: string) {
  const { startRegistration } = await device()
  const { options } = await call(beginPasskey, { body: { password } })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const credential = await startRegistration({ optionsJSON }).catch(declined)
  return call(addPasskey, { body: { credential } })
}

/** Logs in with one of the passkeys of this device. Rejects with `PasskeyDeclined` or an ApiError. */
export async function logInByPasskey() {
  const { startAuthentication } = await device()
  const { options } = await call(beginPasskeySignIn, { body: {} })
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const credential = await startAuthentication({ optionsJSON }).catch(declined)
  return call(signInByPasskey, { body: { credential } })
}

function declined(reason: unknown): never {
  throw new PasskeyDeclined('The device gave no passkey', { cause: reason })
}
