import { ApiError, call } from '#app/lib/api.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { isPrintedCode, readInviteToken } from '#app/lib/invite-token.ts'
import { readInvitedToken, writeInvitedToken } from '#app/lib/invited-token.ts'
import type { enterByInvitation } from '#contract/contributions.ts'

const enter = endpointOf<typeof enterByInvitation>({
  method: 'POST',
  path: '/public/memorial/:slug/contributor',
})

/**
 * Whether the visitor may send without a code: by the personal link that they came by, now or before. False when the
 * person of the link has to be proved. Rejects with `ApiError` when there was no answer.
 */
export async function enterInvited(slug: string): Promise<boolean> {
  if (readInvitedToken() !== null) return true
  const inviteToken = readInviteToken()
  if (inviteToken === null || isPrintedCode(inviteToken)) return false
  try {
    const { token } = await call(enter, { params: { slug }, body: { inviteToken } })
    writeInvitedToken(token)
    return true
  } catch (reason) {
    if (reason instanceof ApiError && reason.code === 'ADDRESS_UNPROVEN') return false
    throw reason
  }
}

/** Whether a refused call ends what the personal link opened: then the visitor is asked for a code. */
export function leaveInvited(reason: unknown): boolean {
  const isOver = reason instanceof ApiError && (reason.status === 401 || reason.code === 'EMAIL_UNVERIFIED')
  if (!isOver || readInvitedToken() === null) return false
  writeInvitedToken(null)
  return true
}
