import type { Context } from '#server/ports/context.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'
import { presentDispute } from './present.ts'
import * as repo from './repo.ts'

/** How many the operator is shown. */
const SHOWN = 200

// Disputes (chargebacks), recorded for the operator: a donor's or buyer's bank claims money back.

/** Records the disputes of a payment or a gift, as the provider reports them now. */
export async function record(
  { db, provider, clock, onDispute }: Pick<Context, 'db' | 'provider' | 'clock' | 'onDispute'>,
  { id: intentId, metadata, disputes }: PaymentIntent,
): Promise<void> {
  const { purpose, memorialUuid } = metadata
  for (const { id, ...dispute } of disputes) {
    const { state, reason, amountMinor, currency } = dispute
    const isNews = await repo.put(db, {
      ...dispute,
      disputeId: id,
      provider: provider.name,
      intentId,
      purpose,
      memorialUuid,
      notedAt: clock.now(),
    })
    if (isNews) onDispute({ id, intentId, purpose, state, reason, amountMinor, currency })
  }
}

export async function listDisputes({ db }: Pick<Context, 'db'>) {
  return { disputes: (await repo.list(db, SHOWN)).map(presentDispute) }
}

/** Payments and gifts with a dispute that the bank has not decided. */
export const undecidedIntents = ({ db }: Pick<Context, 'db'>) => repo.undecidedIntents(db)
