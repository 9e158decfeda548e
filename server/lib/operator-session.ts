import { ownToken } from '#contract/own-tokens.ts'

/** Who makes a call of the operator: the holder of the operator token, or an account of their own. */
export interface OperatorCaller {
  /** As it stands in the log; `token` for the holder of the token. */
  name: string
  /** Null for the token. */
  account: OperatorAccount | null
}

export interface OperatorAccount {
  uuid: string
  /** Hash of the secret of its session. */
  sessionHash: Buffer
  /** Until when its passkey counts as just shown. */
  provenUntil: Date
  /** Of the passkey that opened its session, and who made the link that it came by: an operator, or `token`. Null: not known. */
  credentialId: string
  invitedBy: string | null
}

/** The name of the holder of the token, which no account may have. */
export const TOKEN_NAME = 'token'

/**
 * A server under the same domain could set a cookie of the same name, which comes first with a longer path. Over https the name has
 * the prefix with which browsers take none but our own (RFC 6265bis §4.1.3.2).
 */
const nameOf = (secure: boolean) => (secure ? '__Host-operator' : 'operator')

/** Reads a `Cookie` header; null without our cookie. */
export const operatorSecretIn = (header: string | undefined, secure: boolean): string | null =>
  new RegExp(`(?:^|;\\s*)${nameOf(secure)}=(${ownToken})(?:;|$)`).exec(header ?? '')?.[1] ?? null

/**
 * Makes a `Set-Cookie` header. No page of another site sends this cookie, and no call but the operator's reads it. It ends with
 * the browser's session, and before that when the session does.
 *
 * @param secret null removes it
 */
export function operatorCookie(secret: string | null, secure: boolean): string {
  const parts = [
    `${nameOf(secure)}=${secret ?? ''}`,
    // The prefix asks for it.
    secure ? 'Path=/' : 'Path=/operator',
    'HttpOnly',
    'SameSite=Strict',
    ...(secret === null ? ['Max-Age=0'] : []),
  ]
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}
