import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldProblem } from './field-problem.ts'
import { Proof, Timestamp, Uuid } from './fields.ts'
import { operators as limits } from './limits.ts'
import { looksOf, mixesScripts } from './look-alikes.ts'
import { ownToken } from './own-tokens.ts'
import { bytes, options, Passkey, RegistrationCredential, SignInCredential } from './passkeys.ts'

/** The accounts of those who run the product (docs/decisions/0049). */

/** Stands in the log, and is never given to somebody else: so it looks like no other, nor like `token`. */
const OperatorName = z
  .string()
  .trim()
  .normalize('NFC')
  .regex(/^[\p{L}\p{N}](?: ?[\p{L}\p{N}.'-])*$/u)
  .min(2)
  .max(limits.nameMax)
  .refine((name) => !mixesScripts(name) && looksOf(name) !== looksOf('token'))

const OperatorPasskey = Passkey.extend({
  /**
   * Who made the link that it came by: the name of an operator, or `token` for the command line, without which it hands no memorial
   * over (docs/decisions/0049). Null: not known.
   */
  invitedBy: z.string().nullable(),
})
export type OperatorPasskey = z.infer<typeof OperatorPasskey>

export const Operator = z.object({
  uuid: Uuid,
  name: z.string(),
  createdAt: Timestamp,
  passkeys: z.array(OperatorPasskey),
  /** Until when a link for a passkey can be used; null if there is none. */
  invitedUntil: Timestamp.nullable(),
  /** Null: never. */
  lastSeenAt: Timestamp.nullable(),
})
export type Operator = z.infer<typeof Operator>

const list = { operators: z.array(Operator) }

/** Who calls. */
export const Desk = z.object({
  name: z.string(),
  /** Until when acts that need a proof are done without asking for the passkey again. */
  provenUntil: Timestamp,
})
export type Desk = z.infer<typeof Desk>

const InviteToken = z.string().regex(new RegExp(`^${ownToken}$`), fieldProblem('identifier'))

export const listOperators = endpoint({
  method: 'GET',
  path: '/operator/operators',
  summary: 'The accounts of those who run the product, by name; without those removed',
  access: 'operator',
  priority: 'deferrable',
  reply: list,
})

export const inviteOperator = endpoint({
  method: 'POST',
  path: '/operator/operators/invite',
  summary:
    'Make an account of an operator, or find it by its name, and give a link that registers one passkey; with `lost`, its passkeys and sessions end first',
  access: 'operator',
  needsProof: true,
  body: z.object({ name: OperatorName, lost: z.boolean().default(false) }),
  reply: { operator: Operator, link: z.string() },
  errors: ['OPERATOR_NAME_TAKEN'],
})

export const removeOperator = endpoint({
  method: 'POST',
  path: '/operator/operators/remove/:operatorUuid',
  summary:
    'Remove the account of an operator, with its passkeys, sessions, and links, also those made for others; its name stays in the log',
  access: 'operator',
  needsProof: true,
  params: z.object({ operatorUuid: Uuid }),
  reply: {
    ...list,
    /** Who is still there and came by a link of theirs, or by one of somebody who did. */
    invited: z.array(z.string()),
  },
  errors: ['OPERATOR_NOT_FOUND'],
})

export const beginOperatorJoin = endpoint({
  method: 'POST',
  path: '/operator/join/begin',
  summary: 'What a browser needs to make the passkey that a link is for',
  access: 'anyone',
  body: z.object({ token: InviteToken, captcha: Proof }),
  reply: { name: z.string(), ...options },
  errors: ['OPERATOR_LINK_INVALID', 'TOO_MANY_PASSKEYS', 'CAPTCHA_NEEDED'],
})

export const joinAsOperator = endpoint({
  method: 'POST',
  path: '/operator/join',
  summary: 'Keep the passkey that the browser made; the link ends by it',
  access: 'anyone',
  body: z.object({ token: InviteToken, credential: RegistrationCredential }),
  reply: { name: z.string() },
  errors: ['OPERATOR_LINK_INVALID', 'PASSKEY_INVALID', 'TOO_MANY_PASSKEYS'],
})

export const beginOperatorEntry = endpoint({
  method: 'POST',
  path: '/operator/enter/begin',
  summary: 'What a browser needs to log in at the desk; the same for everybody',
  access: 'anyone',
  body: z.object({ captcha: Proof }),
  reply: options,
  errors: ['CAPTCHA_NEEDED'],
})

export const enterAsOperator = endpoint({
  method: 'POST',
  path: '/operator/enter',
  summary: 'Log in at the desk with a passkey: a cookie holds the session',
  access: 'anyone',
  body: z.object({ credential: SignInCredential }),
  reply: { desk: Desk },
  errors: ['OPERATOR_PASSKEY_UNKNOWN'],
})

export const getDesk = endpoint({
  method: 'GET',
  path: '/operator/desk',
  summary: 'Who is logged in at the desk',
  access: 'operator',
  unlogged: true,
  reply: { desk: Desk },
  errors: ['OPERATOR_ACCOUNT_NEEDED'],
})

export const leaveDesk = endpoint({
  method: 'POST',
  path: '/operator/leave',
  summary: 'Log out of the desk, here or, with `everywhere`, on each device',
  access: 'operator',
  body: z.object({ everywhere: z.boolean().default(false) }),
  errors: ['OPERATOR_ACCOUNT_NEEDED'],
})

export const beginOperatorProof = endpoint({
  method: 'POST',
  path: '/operator/prove/begin',
  summary: 'What a browser needs to ask for the passkey again',
  access: 'operator',
  unlogged: true,
  reply: options,
  errors: ['OPERATOR_ACCOUNT_NEEDED'],
})

export const proveOperator = endpoint({
  method: 'POST',
  path: '/operator/prove',
  summary: 'Show the passkey again, for calls that need a recent proof',
  access: 'operator',
  unlogged: ['credential'],
  body: z.object({ credential: SignInCredential }),
  reply: { desk: Desk },
  errors: ['OPERATOR_ACCOUNT_NEEDED', 'OPERATOR_PASSKEY_UNKNOWN'],
})

export const beginOperatorPasskey = endpoint({
  method: 'POST',
  path: '/operator/passkeys/begin',
  summary: 'What a browser needs to make another passkey of the operator who calls',
  access: 'operator',
  needsProof: true,
  unlogged: true,
  reply: options,
  errors: ['OPERATOR_ACCOUNT_NEEDED', 'TOO_MANY_PASSKEYS'],
})

export const addOperatorPasskey = endpoint({
  method: 'POST',
  path: '/operator/passkeys/add',
  summary: 'Keep another passkey of the operator who calls',
  access: 'operator',
  needsProof: true,
  unlogged: ['credential'],
  body: z.object({ credential: RegistrationCredential }),
  reply: list,
  errors: ['OPERATOR_ACCOUNT_NEEDED', 'PASSKEY_INVALID', 'TOO_MANY_PASSKEYS'],
})

export const removeOperatorPasskey = endpoint({
  method: 'POST',
  path: '/operator/passkeys/remove',
  summary: 'Forget a passkey of the operator who calls, but not the last one; one that is gone is no error',
  access: 'operator',
  needsProof: true,
  body: z.object({ id: bytes(1400) }),
  reply: list,
  errors: ['OPERATOR_ACCOUNT_NEEDED', 'LAST_PASSKEY'],
})
