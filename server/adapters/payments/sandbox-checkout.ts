import { UnknownIntent } from '#server/ports/payments.ts'
import type { Checkout, CheckoutPages, CheckoutStep } from '../../../app/context.ts'
import { CardError } from './card-errors.ts'
import type { SandboxProvider } from './sandbox.ts'

/**
 * The calls of the sandbox's payment page (`/sandbox/checkout/:id`), which stands for a real provider's page for
 * browsers without script. The card stays in memory only.
 */
export function sandboxCheckout(provider: SandboxProvider): CheckoutPages {
  async function read(id: string, secret: string): Promise<Checkout | null> {
    try {
      const { status, amountMinor, currency, returnUrl } = await provider.openHosted(id, secret)
      return { status, amountMinor, currency, returnUrl }
    } catch (reason) {
      if (reason instanceof UnknownIntent) return null
      throw reason
    }
  }

  return {
    read,
    pay: (id, secret, card) => stepped(() => provider.confirm(id, secret, card)),
    answerBank: (id, secret, approved) => stepped(() => provider.authenticate(id, secret, approved)),
  }
}

async function stepped(step: () => Promise<unknown>): Promise<CheckoutStep> {
  try {
    await step()
    return { kind: 'done' }
  } catch (reason) {
    if (reason instanceof CardError) return { kind: 'refused', code: reason.code }
    if (reason instanceof UnknownIntent) return { kind: 'done' }
    throw reason
  }
}
