import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import { brand } from '#contract/brand.ts'
import type { RegistrationCredential, SignInCredential } from '#contract/passkeys.ts'

// Passkeys (Web Authentication Level 3; docs/decisions/0007), whoever they belong to. The device has to verify its user by
// fingerprint, face or PIN.

/** Ed25519, ES256 and RS256 (IANA COSE). Node's other algorithms are experimental, and a key is kept for years. */
const ALGORITHMS = [-8, -7, -257]

/** Passkeys are bound to the host name of the product. */
const hostname = (publicUrl: string) => new URL(publicUrl).hostname

const expected = (publicUrl: string) => ({
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: hostname(publicUrl),
  requireUserVerification: true,
})

type Challenge = Uint8Array<ArrayBuffer>
/** Whether this challenge was made for this purpose and not used before. */
type TakeChallenge = (challenge: string) => Promise<boolean>

/** What a browser needs to make a passkey. */
export async function registrationOptions(
  publicUrl: string,
  asked: {
    id: string
    /** Shown by the device, beside the passkeys of others. */
    name: string
    displayName: string
    challenge: Challenge
    there: { credentialId: string; transports: string[] }[]
  },
): Promise<Record<string, unknown>> {
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: hostname(publicUrl),
    userID: new Uint8Array(Buffer.from(asked.id)),
    userName: asked.name,
    userDisplayName: asked.displayName,
    challenge: asked.challenge,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: asked.there.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** The passkey that a browser made; null if it is not what was asked for. */
export async function readNewPasskey(
  publicUrl: string,
  credential: z.output<typeof RegistrationCredential>,
  takeChallenge: TakeChallenge,
) {
  const { response } = credential
  const verified = await verifyRegistrationResponse({
    ...expected(publicUrl),
    response: {
      ...credential,
      response: { ...response, transports: response.transports ?? [] },
      clientExtensionResults: {},
    },
    expectedChallenge: takeChallenge,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
}

/** What a browser needs to use a passkey: the device offers what it has. */
export async function authenticationOptions(
  publicUrl: string,
  challenge: Challenge,
): Promise<Record<string, unknown>> {
  const asked = { rpID: hostname(publicUrl), userVerification: 'required' } as const
  return { ...(await generateAuthenticationOptions({ ...asked, allowCredentials: [], challenge })) }
}

/** The new count of a passkey that signed a challenge; null if it did not, or for somebody else. */
export async function readUse(
  publicUrl: string,
  { response: given, ...credential }: z.output<typeof SignInCredential>,
  passkey: { ownerUuid: string; publicKey: Buffer; counter: number; transports: string[] },
  takeChallenge: TakeChallenge,
): Promise<number | null> {
  const { userHandle, ...response } = given
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.ownerUuid) return null
  const verified = await verifyAuthenticationResponse({
    ...expected(publicUrl),
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
