import { z } from 'zod'
import { MemorialRelationship, PasswordToCheck, User } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { fieldProblem } from './field-problem.ts'
import { Proof, Timestamp } from './fields.ts'

/** A passkey: a key stored on a device that signs in without the password. */
export const Passkey = z.object({
  id: z.string(),
  /** As the browser that made it says of itself, e.g. `Safari` and `iPhone`; null if not known to us. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: Timestamp,
  /** Null: never. */
  lastUsedAt: Timestamp.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const passkeysReply = { passkeys: z.array(Passkey) }

const unreadable = fieldProblem('passkeyUnreadable')

/** Bytes in base64url (RFC 4648 §5), without padding. */
export const bytes = (most: number) =>
  z
    .string()
    .max(most, unreadable)
    .regex(/^[\w-]+$/, unreadable)

/** `PublicKeyCredential` as JSON (Web Authentication Level 3 §5.1); other fields from the browser are ignored. */
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }
const transports = z.array(z.string().max(20)).max(10)

export const RegistrationCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.nullish(),
  }),
})

export const SignInCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(200).nullish(),
  }),
})

/** Options for `navigator.credentials`, in the JSON form that its own methods parse. */
export const options = { options: z.record(z.string(), z.unknown()) }

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/user/passkeys',
  summary: 'The passkeys of this person, the newest first',
  access: 'user',
  reply: passkeysReply,
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/begin',
  summary: 'What a browser needs to make a passkey, for whoever shows the password once more',
  access: 'user',
  body: z.object({ password: PasswordToCheck }),
  reply: options,
  errors: ['PASSWORD_WRONG', 'PASSKEYS_WAIT', 'TOO_MANY_PASSKEYS', 'TOO_MANY_ATTEMPTS'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/add',
  summary: 'Keep the passkey that the browser made; its owner is mailed',
  access: 'user',
  body: z.object({ credential: RegistrationCredential }),
  reply: passkeysReply,
  errors: ['PASSKEY_INVALID', 'PASSKEYS_WAIT', 'TOO_MANY_PASSKEYS'],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/remove',
  summary: 'Forget a passkey, for whoever shows the password once more; one that is gone is no error',
  access: 'user',
  body: z.object({ id: bytes(1400), password: PasswordToCheck }),
  reply: passkeysReply,
  errors: ['PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS'],
})

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/anon/passkey/begin',
  summary: 'What a browser needs to sign in with a passkey; the same for everybody',
  access: 'anyone',
  body: z.object({ captcha: Proof }),
  reply: options,
  errors: ['CAPTCHA_NEEDED'],
})

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/anon/passkey/signin',
  summary: 'Sign in with a passkey; answers as signing in with a password does',
  access: 'anyone',
  body: z.object({ credential: SignInCredential }),
  reply: { token: z.string(), user: User, memorialRelationships: z.array(MemorialRelationship) },
  errors: ['PASSKEY_UNKNOWN', 'TOO_MANY_ATTEMPTS'],
})
