import { isSlug } from '#contract/slug.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { wideNetworkOf } from '#server/lib/network.ts'
import { normalisePasscode } from '#server/lib/normalise-text.ts'
import { verifyPassword } from '#server/lib/passwords.ts'
import { publicState } from '#server/lib/public-state.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { withinLimit } from '#server/ports/limits.ts'
import { findBySlug, isInvited } from './repo.ts'
import { isRightPass, makePass } from './rules-device.ts'
import { findByAddress, isSearching } from './service.ts'

// What opens a memorial that asks for a word: the word, or a personal link.

/** What a device keeps after opening a memorial with its passcode. */
interface Pass {
  memorialUuid: string
  pass: string
}

type Unlocked =
  | ({ kind: 'open' } & Pass)
  | { kind: 'wrong' }
  | { kind: 'later' | 'tomorrow' }
  /** The memorial has no passcode: the page shows its actual state. */
  | { kind: 'unlocked' }

/**
 * Tries a passcode. Wrong ones are counted per network and memorial, and per memorial. When the memorial's limit is
 * reached, each network still has a few tries, so that guesses of strangers lock nobody out. A right one resets the
 * count of its network: people who know the passcode are there.
 */
export async function unlock(
  context: Context,
  slug: string,
  passcode: string,
  ip: string,
): Promise<Unlocked> {
  const row = await findByAddress(context, slug, { caller: null, passes: new Map(), network: ip })
  if (!row || publicState(row) !== 'locked') return { kind: 'unlocked' }
  const { uuid, passcodeHash } = row
  // The button was pressed with nothing typed: no guess, so it is not counted.
  if (normalisePasscode(passcode) === '') return { kind: 'wrong' }
  const counted = await countPasscodeAttempt(context, uuid, ip)
  if (typeof counted === 'string') return { kind: counted }
  const isRight = await isPasscode(passcode, passcodeHash, ip)
  if (isRight) await counted.uncount(isRight)
  if (isRight === 'busy') return { kind: 'later' }
  if (!passcodeHash || !isRight) return { kind: 'wrong' }
  return { kind: 'open', memorialUuid: uuid, pass: makePass(row) }
}

/**
 * The pass for a visitor with a personal link of an invitation, so that invited people need no passcode, nor the link
 * again where their network searched for addresses: the page takes it from the address bar. Null when the memorial asks
 * for neither, or the link is not of this memorial.
 */
export async function openByInvitation(
  context: Pick<Context, 'db' | 'searchers'>,
  slug: string,
  { passes, network }: Visitor,
  inviteToken: string,
): Promise<Pass | null> {
  const row = isSlug(slug) ? await findBySlug(context.db, slug) : undefined
  if (!row || isRightPass(row, passes.get(row.uuid))) return null
  const state = publicState(row)
  const isAsked =
    state === 'locked' || (state === 'open' && network !== null && isSearching(context, network))
  if (!isAsked || !(await isInvited(context.db, row.uuid, inviteToken))) return null
  return { memorialUuid: row.uuid, pass: makePass(row) }
}

async function countPasscodeAttempt({ limits }: Pick<Context, 'limits'>, memorialUuid: string, ip: string) {
  const key = `${ip} ${memorialUuid}`
  const inHall = await withinLimit(limits, 'passcodeByIp', key)
  if (inHall && (await withinLimit(limits, 'passcodeByMemorial', memorialUuid)))
    return {
      async uncount() {
        await limits.giveBack('passcodeByIp', key)
        await limits.giveBack('passcodeByMemorial', memorialUuid)
      },
    }
  const wideKey = `${wideNetworkOf(ip)} ${memorialUuid}`
  if (!(await withinLimit(limits, 'passcodeAboveCap', wideKey))) return 'tomorrow'
  return {
    uncount: (isRight: true | 'busy') =>
      limits[isRight === true ? 'forgive' : 'giveBack']('passcodeAboveCap', wideKey),
  }
}

async function isPasscode(
  passcode: string,
  passcodeHash: string | null,
  ip: string,
): Promise<boolean | 'busy'> {
  try {
    return passcodeHash !== null && (await verifyPassword(normalisePasscode(passcode), passcodeHash, ip))
  } catch (reason) {
    if (reason instanceof DomainError && reason.code === 'SERVER_BUSY') return 'busy'
    throw reason
  }
}
