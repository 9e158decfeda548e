import { sql } from 'kysely'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { discount, isUsable, normalisePromo, type Promo } from './rules.ts'

/** How long a begun payment holds its use of a code after it was last opened. */
const HELD_MS = 60 * 60_000

/** What a code is used for: the first year of a memorial, or the year after `extendsFrom`. */
interface Wish {
  memorialUuid: string
  extendsFrom: Date | null
}

// Promo codes: checked when typed, held while a payment is begun, counted when it is paid.

/**
 * What a code takes off, if it can be used now. Rejects with PROMO_NOT_FOUND, or PROMO_CHECKS_USED_UP after too many wrong
 * ones. A guess is counted before the code is checked, so that parallel guesses cannot exceed the limit. An account has few
 * memorials that nobody paid for.
 */
export async function requirePromo({ db, clock, limits, priceMinor }: Context, typed: string, wish: Wish) {
  const { memorialUuid, extendsFrom } = wish
  const code = normalisePromo(typed)
  // Its hosts know a code with which a payment for the memorial was ever begun.
  const known = db.selectFrom('payments').select('uuid').where('memorialUuid', '=', memorialUuid)
  const isGuess = !(await known.where('promoCode', '=', code).limit(1).executeTakeFirst())
  const guess = ['promoByMemorial', [memorialUuid, extendsFrom?.toISOString()].join(' ').trim()] as const
  if (isGuess) await limits.take(...guess).catch(refuseInWords)
  const now = clock.now()
  const promo = await readPromo(db, code, wish, now)
  if (!promo || !isUsable(promo, now)) throw new DomainError('PROMO_NOT_FOUND')
  if (isGuess) await limits.giveBack(...guess)
  if (!isLeft(promo, now)) throw new DomainError('PROMO_NOT_FOUND')
  return { code, amount: discount(promo, priceMinor) }
}

function refuseInWords(reason: unknown): never {
  if (!(reason instanceof LimitReached)) throw reason
  throw new DomainError('PROMO_CHECKS_USED_UP', { retryAfterSeconds: reason.retryAfterSeconds })
}

/**
 * Holds one use of a code for a payment, inside the transaction that stores the payment. The memorial is locked
 * before the code, in the same order as when payments are settled. Rejects with PROMO_NOT_FOUND when none is left.
 */
export async function holdPromo(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  code: string,
  { intentId, ...wish }: Wish & { intentId: string },
): Promise<void> {
  const now = clock.now()
  await lockPromo(tx, code)
  const promo = await readPromo(tx, code, wish, now)
  if (!promo || !isLeft(promo, now)) throw new DomainError('PROMO_NOT_FOUND')
  const promoHeldUntil = new Date(now.getTime() + HELD_MS)
  await tx.updateTable('payments').set({ promoHeldUntil }).where('intentId', '=', intentId).execute()
}

/**
 * Counts the use of a code for a purchase: the one that was held, or one that nobody holds. False when none is left.
 * The memorial must be locked first.
 */
export async function takePromo(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  code: string,
  wish: Wish,
): Promise<boolean> {
  const now = clock.now()
  await lockPromo(tx, code)
  const promo = await readPromo(tx, code, wish, now)
  // The expiry of a held one was checked when the payment was begun.
  if (!promo || !(promo.isHeld ? isUsable({ ...promo, expiresAt: null }, now) : isLeft(promo, now)))
    return false
  await tx
    .updateTable('promoCodes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .execute()
  await tx
    .updateTable('payments')
    .set({ promoHeldUntil: null })
    .where('promoCode', '=', code)
    .where('memorialUuid', '=', wish.memorialUuid)
    .where('extendsFrom', 'is not distinct from', wish.extendsFrom)
    .execute()
  return true
}

/** Locks the uses of a code until the transaction ends; what is read afterwards is as the last holder of the lock left it. */
const lockPromo = (tx: Tx, code: string) =>
  tx.selectFrom('promoCodes').select('code').where('code', '=', code).forUpdate().execute()

interface FoundPromo extends Promo {
  /** Uses that begun payments for other years hold. Two hosts who pay for the same year share one. */
  heldByOthers: number
  /** Whether one for this year holds a use. */
  isHeld: boolean
}

const isLeft = (promo: FoundPromo, now: Date) =>
  isUsable({ ...promo, uses: promo.uses + promo.heldByOthers }, now)

async function readPromo(db: Db, code: string, wish: Wish, now: Date): Promise<FoundPromo | undefined> {
  const { rows } = await sql<FoundPromo>`
    select promo_codes.*, held.* from promo_codes, lateral (
      select count(distinct (memorial_uuid, extends_from)) filter (where not is_same)::integer as held_by_others,
             coalesce(bool_or(is_same), false) as is_held
        from (select memorial_uuid, extends_from, memorial_uuid = ${wish.memorialUuid}
                     and extends_from is not distinct from ${wish.extendsFrom}::timestamptz as is_same
                from payments
               where promo_code = promo_codes.code and promo_held_until > ${now} and completed_at is null
                 and called_off_at is null and refunded_at is null) begun
    ) held
    where code = ${code}`.execute(db)
  return rows[0]
}
