import { isSlug } from '#contract/slug.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { wideNetworkOf } from '#server/lib/network.ts'
import { normalisePasscode } from '#server/lib/normalise-text.ts'
import { verifyPassword } from '#server/lib/passwords.ts'
import { publicState } from '#server/lib/public-state.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { type CountedUnder, type Limits, withinLimit } from '#server/ports/limits.ts'
import { findByAddress, isSearching } from './authorise-caller.ts'
import { findBySlug, isInvited } from './queries.ts'
import { isRightPass, makePass } from './rules-device.ts'

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
  const { limits } = context
  const counted = await countTry(limits, uuid, ip)
  if (!counted) return { kind: 'tomorrow' }
  const giveBack = async () => {
    for (const budget of counted) await limits.giveBack(...budget)
  }
  const looked = verifyPassword(normalisePasscode(passcode), passcodeHash, ip)
  const isRight = await undoOnFailure(looked, giveBack).catch(answerWhenBusy)
  if (isRight === 'later') return { kind: 'later' }
  if (!isRight) return { kind: 'wrong' }
  if (counted.length > 1) await giveBack()
  else for (const few of counted) await limits.forgive(...few)
  return { kind: 'open', memorialUuid: uuid, pass: makePass(row) }
}

/** What a try is counted under; null when none is left today. */
async function countTry(limits: Limits, memorialUuid: string, ip: string): Promise<CountedUnder[] | null> {
  const here: CountedUnder = ['passcodeByIp', `${ip} ${memorialUuid}`]
  const everywhere: CountedUnder = ['passcodeByMemorial', memorialUuid]
  if ((await withinLimit(limits, ...here)) && (await withinLimit(limits, ...everywhere)))
    return [here, everywhere]
  const few: CountedUnder = ['passcodeAboveCap', `${wideNetworkOf(ip)} ${memorialUuid}`]
  return (await withinLimit(limits, ...few)) ? [few] : null
}

function answerWhenBusy(reason: unknown): 'later' {
  if (reason instanceof DomainError && reason.code === 'SERVER_BUSY') return 'later'
  throw reason
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
