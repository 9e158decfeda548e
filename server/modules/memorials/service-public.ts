import { timingSafeEqual } from 'node:crypto'
import type { DonationTerms } from '#contract/funds.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { isSlug } from '#contract/slug.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { wideNetworkOf } from '#server/lib/network.ts'
import type { LinkKind } from '#server/lib/network-key.ts'
import { normalisePasscode, normaliseText } from '#server/lib/normalise-text.ts'
import { verifyPassword } from '#server/lib/passwords.ts'
import { isPrintedCode, looksPrinted } from '#server/lib/printed-code.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Database } from '#server/ports/database.ts'
import { type Limits, withinLimit } from '#server/ports/limits.ts'
import type { PublicReads } from '#server/ports/public-reads.ts'
import { presentPublic } from './present.ts'
import { findRelationship } from './repo.ts'
import { type AccessRow, findAccess, findBySlug, isInvited } from './repo-access.ts'
import { readBySlug } from './repo-public-page.ts'
import { publicState } from './rules.ts'
import { passFor } from './rules-passcode.ts'

type PublicResult =
  /** `forAll`: everybody with the link gets the same page. */
  | { kind: 'found'; memorial: PublicMemorial; forAll: boolean }
  | { kind: 'moved'; shareSlug: string }
  | { kind: 'missing' }
  | { kind: 'ended' }
  | { kind: 'locked' }
  | { kind: 'private' }

/** A memorial that a visitor may read. */
export interface Readable {
  memorialUuid: string
  /** The present slug. */
  shareSlug: string
  nameOfPerson: string
  appearAtOnce: AccessRow['appearAtOnce']
  /** The language of its page, if its hosts chose one. */
  language: AccessRow['language']
}

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

interface PublicDeps {
  db: Database
  limits: Limits
  publicReads: PublicReads
  /** Of the funds. */
  currency: string
  donationTerms: DonationTerms
}

/** Who may read a memorial; every call and the page use it. */
export function publicReader({ db, limits, publicReads, currency, donationTerms }: PublicDeps) {
  /** Nobody is by an address that they have not confirmed. */
  async function isHost(memorialUuid: string, caller: Visitor['caller']): Promise<boolean> {
    const role = caller?.emailVerified && (await findRelationship(db, memorialUuid, caller.uuid))
    return role === 'OWNER' || role === 'ADMIN'
  }

  async function admit(slug: string, { caller, passes }: Visitor) {
    const row = isSlug(slug) ? await findBySlug(db, slug) : undefined
    if (!row) return { kind: 'missing' as const }
    const state = publicState(row)
    if (state === 'open') return { kind: 'open' as const, row }
    if (state === 'missing' || state === 'ended') return { kind: state }
    if ((await isHost(row.uuid, caller)) || (state === 'locked' && fits(row, passes.get(row.uuid))))
      return { kind: 'open' as const, row }
    return { kind: state }
  }

  /**
   * The memorial of a present or former slug, if this visitor may read it: with the link, with a pass, or as a host.
   * Rejects with PUBLIC_MISSING, PUBLIC_ENDED or PUBLIC_PRIVATE.
   */
  async function readable(slug: string, visitor: Visitor): Promise<Readable> {
    const admitted = await admit(slug, visitor)
    if (admitted.kind === 'missing') throw new DomainError('PUBLIC_MISSING')
    if (admitted.kind === 'ended') throw new DomainError('PUBLIC_ENDED')
    if (admitted.kind !== 'open') throw new DomainError('PUBLIC_PRIVATE')
    const { uuid: memorialUuid, shareSlug, nameOfPerson, appearAtOnce, language } = admitted.row
    return { memorialUuid, shareSlug, nameOfPerson, appearAtOnce, language }
  }

  /** For the page: a former slug redirects to the present one. */
  async function readPublic(slug: string, visitor: Visitor): Promise<PublicResult> {
    const admitted = await admit(slug, visitor)
    if (admitted.kind !== 'open') return { kind: admitted.kind }
    const { uuid, shareSlug } = admitted.row
    if (shareSlug !== slug) return { kind: 'moved', shareSlug }
    const row = await publicReads.read(uuid, (from) => readBySlug(from, shareSlug))
    if (!row) return { kind: 'missing' }
    // Computed from the row that is shown: the memorial may have become private since the check above.
    const forAll = publicState(row) === 'open'
    return { kind: 'found', memorial: presentPublic(row, currency, donationTerms), forAll }
  }

  /** For the call: a former slug returns the memorial itself. */
  async function getPublic(slug: string, visitor: Visitor): Promise<PublicMemorial> {
    const { memorialUuid, shareSlug } = await readable(slug, visitor)
    const row = await publicReads.read(memorialUuid, (from) => readBySlug(from, shareSlug))
    if (!row) throw new DomainError('PUBLIC_MISSING')
    return presentPublic(row, currency, donationTerms)
  }

  /**
   * Tries a passcode. Wrong ones are counted per network and memorial, and per memorial. When the memorial's limit is
   * reached, each network still has a few tries, so that guesses of strangers lock nobody out. A right one resets the
   * count of its network: people who know the passcode are there.
   */
  async function unlock(slug: string, passcode: string, ip: string): Promise<Unlocked> {
    const row = isSlug(slug) ? await findBySlug(db, slug) : undefined
    if (!row || publicState(row) !== 'locked') return { kind: 'unlocked' }
    const { uuid, passcodeHash } = row
    const counted = await countPasscodeAttempt(uuid, ip)
    if (typeof counted === 'string') return { kind: counted }
    const isRight = await isPasscode(passcode, passcodeHash, ip)
    if (isRight) await counted.uncount(isRight)
    if (isRight === 'busy') return { kind: 'later' }
    if (!passcodeHash || !isRight) return { kind: 'wrong' }
    return { kind: 'open', memorialUuid: uuid, pass: passFor({ uuid, passcodeHash }) }
  }

  /**
   * The pass for a visitor with a personal link of an invitation, so that invited people need no passcode. Null when
   * the memorial has none, or the link is not of this memorial.
   */
  async function openByInvitation(
    slug: string,
    { passes }: Visitor,
    inviteToken: string,
  ): Promise<Pass | null> {
    const row = isSlug(slug) ? await findBySlug(db, slug) : undefined
    if (!row || publicState(row) !== 'locked' || fits(row, passes.get(row.uuid))) return null
    const { uuid, passcodeHash } = row
    if (!passcodeHash || !(await isInvited(db, uuid, inviteToken))) return null
    return { memorialUuid: uuid, pass: passFor({ uuid, passcodeHash }) }
  }

  /** The kind of link a visitor came by: personal, printed for the memorial, or neither. */
  async function linkKind(memorialUuid: string, token: string | null | undefined): Promise<LinkKind> {
    if (!token) return null
    if (!looksPrinted(token)) return (await isInvited(db, memorialUuid, token)) ? 'PERSONAL' : null
    const access = await findAccess(db, memorialUuid)
    return access && isPrintedCode(token, access.linkSecret) ? 'PRINTED' : null
  }

  async function countPasscodeAttempt(memorialUuid: string, ip: string) {
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
    if (!(await withinLimit(limits, 'passcodeAboveCapByDay', wideKey))) return 'tomorrow'
    if (!(await withinLimit(limits, 'passcodeAboveCap', wideKey))) {
      await limits.giveBack('passcodeAboveCapByDay', wideKey)
      return 'later'
    }
    return {
      async uncount(isRight: true | 'busy') {
        for (const rule of ['passcodeAboveCap', 'passcodeAboveCapByDay'] as const)
          await (isRight === true ? limits.forgive(rule, wideKey) : limits.giveBack(rule, wideKey))
      },
    }
  }

  /** For files served beside the page: who may read, and the secret of their addresses. */
  async function accessOf(memorialUuid: string) {
    const row = await findAccess(db, memorialUuid)
    if (!row) return undefined
    const { linkSecret, passcodeHash, people } = row
    return { state: publicState(row), linkSecret, passcodeHash, people }
  }

  return { isHost, readable, readPublic, getPublic, unlock, openByInvitation, linkKind, accessOf }
}

async function isPasscode(
  passcode: string,
  passcodeHash: string | null,
  ip: string,
): Promise<boolean | 'busy'> {
  try {
    if (passcodeHash === null) return false
    const [spoken, plain] = [normalisePasscode(passcode), normaliseText(passcode)]
    // A passcode that was set before accents were ignored is compared with them.
    return (
      (await verifyPassword(spoken, passcodeHash, ip)) ||
      (plain !== spoken && (await verifyPassword(plain, passcodeHash, ip)))
    )
  } catch (reason) {
    if (reason instanceof DomainError && reason.code === 'SERVER_BUSY') return 'busy'
    throw reason
  }
}

function fits({ uuid, passcodeHash }: AccessRow, pass: string | undefined): boolean {
  if (!passcodeHash || pass === undefined) return false
  const [given, right] = [Buffer.from(pass), Buffer.from(passFor({ uuid, passcodeHash }))]
  return given.length === right.length && timingSafeEqual(given, right)
}
