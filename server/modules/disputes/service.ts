import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Dispute, PaymentIntent } from '#server/ports/payments.ts'
import { presentDispute } from './present.ts'
import * as repo from './repo.ts'

export type Disputes = ReturnType<typeof createDisputes>

/** What the operator's log says of a dispute: no name, no address. */
export interface DisputeNews extends Pick<Dispute, 'id' | 'state' | 'reason' | 'amountMinor' | 'currency'> {
  intentId: string
  purpose: PaymentIntent['metadata']['purpose']
}

interface DisputeDeps {
  db: Database
  clock: Clock
  /** The configured provider. */
  provider: { readonly name: string }
  /** Called once for every new dispute and for every change of one. */
  onNews(news: DisputeNews): void
}

/** How many the operator is shown. */
const SHOWN = 200

/** Disputes (chargebacks), recorded for the operator: a donor's or buyer's bank claims money back. */
export function createDisputes({ db, clock, provider, onNews }: DisputeDeps) {
  /** Records the disputes of a payment or a gift, as the provider reports them now. */
  async function record({ id: intentId, metadata, disputes }: PaymentIntent): Promise<void> {
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
      if (isNews) onNews({ id, intentId, purpose, state, reason, amountMinor, currency })
    }
  }

  async function list() {
    return { disputes: (await repo.list(db, SHOWN)).map(presentDispute) }
  }

  return { record, list, undecidedIntents: () => repo.undecidedIntents(db) }
}
