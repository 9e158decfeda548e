import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Checkout, CheckoutPages, CheckoutStep } from '#app/context.ts'
import { textsOf } from '#languages/all.ts'
import { languageOfRequest } from '#server/lib/language.ts'
import { UnknownIntent } from '#server/ports/payments.ts'
import { Card, CardError } from './cards.ts'
import type { SandboxProvider } from './sandbox.ts'

const Confirm = Card.extend({ clientSecret: z.string() })
const Authenticate = z.object({ clientSecret: z.string(), approve: z.boolean() })
const Params = z.object({ id: z.string().optional() })

/**
 * Plays the servers of a real provider for the sandbox: the browser sends the card here and never to the product's own
 * calls. Mounted only while the sandbox is the provider.
 *
 * 200 `{success: true, msg, status, paymentIntentId}` with `status` `succeeded` or `requires_action`; 400 `{success:
 * false, msg, code, status: 'requires_payment_method', paymentIntentId}` for a refused card; 404 for an unknown payment
 * and for a wrong secret.
 */
export const sandboxRoutes =
  (provider: SandboxProvider): FastifyPluginAsync =>
  async (app) => {
    const post = <T>(
      path: string,
      schema: z.ZodType<T>,
      work: (body: T, id: string) => Promise<Record<string, string>>,
    ) =>
      app.post(path, async (request, reply) => {
        const { id = '' } = Params.parse(request.params)
        // As on Stripe's own screens, in the payer's language.
        const { cards, general } = textsOf(languageOfRequest(request)).calls
        const refuse = (status: number, msg: string, code: string, payment = {}) =>
          reply.code(status).send({ success: false, msg, code, ...payment })
        const body = schema.safeParse(request.body)
        if (!body.success) return refuse(400, describeFault(body.error), 'BAD_INPUT')
        try {
          const result = await work(body.data, id)
          const msg = result.status === 'requires_action' ? general.confirmPayment : null
          return { success: true, msg, ...result }
        } catch (error) {
          if (error instanceof UnknownIntent) return refuse(404, general.unknownPayment, 'INTENT_UNKNOWN')
          if (!(error instanceof CardError)) throw error
          const payment = id && { status: (await provider.getIntent(id)).status, paymentIntentId: id }
          return refuse(400, cards[error.code], error.code, payment || {})
        }
      })

    post('/sandbox/payment-intents/:id/confirm', Confirm, async ({ clientSecret, ...card }, id) => ({
      status: await provider.confirm(id, clientSecret, card),
      paymentIntentId: id,
    }))
    post(
      '/sandbox/payment-intents/:id/authenticate',
      Authenticate,
      async ({ clientSecret, approve }, id) => ({
        status: await provider.authenticate(id, clientSecret, approve),
        paymentIntentId: id,
      }),
    )
    post('/sandbox/payment-methods', Card, async (card) => ({
      paymentMethodId: await provider.createPaymentMethod(card),
    }))
  }

/** Names the wrong field, and repeats nothing of the request: it may be a card. */
function describeFault(error: z.ZodError): string {
  const field = error.issues[0]?.path.join('.')
  return field ? `Please check the field ${field}.` : 'Please send a JSON object.'
}

/**
 * The calls of the sandbox's payment page (`/sandbox/checkout/:id`), which stands for a real provider's page for
 * browsers without script. The card stays in memory only.
 */
export function openSandboxCheckout(provider: SandboxProvider): CheckoutPages {
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
