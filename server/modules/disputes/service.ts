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
  /** Of the provider that is configured. */
  provider: { readonly name: string }
  /** Told once of every dispute, and of every change of it. */
  onNews(news: DisputeNews): void
}

/** As many as the operator is shown. */
const SHOWN = 200

/** What banks of those who paid want back for them (chargebacks), written down for the operator. */
export function createDisputes({ db, clock, provider, onNews }: DisputeDeps) {
  /** Writes down what a payment or a gift of ours is disputed for, as the provider says now. */
  async function note({ id: intentId, metadata, disputes }: PaymentIntent): Promise<void> {
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

  return { note, list, undecidedIntents: () => repo.undecidedIntents(db) }
}
