import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Checkout, CheckoutPages, CheckoutStep } from '#app/context.ts'
import { textsOf } from '#languages/all.ts'
import { languageOfRequest } from '#server/lib/language.ts'
import { UnknownIntent } from '#server/ports/payments.ts'
import { CardError } from './cards.ts'
import type { SandboxProvider } from './sandbox.ts'

/** Digits may be a number or a string; `"08"` and `8` are the same month. */
const Digits = z.union([z.string(), z.number().transform(String)])

const Card = z.object({
  cardNumber: Digits,
  expMonth: Digits,
  expYear: Digits,
  cvc: Digits,
  name: z.string(),
})
const Confirm = Card.extend({ clientSecret: z.string() })
const Authenticate = z.object({ clientSecret: z.string(), approve: z.boolean() })
const Params = z.object({ id: z.string() })

/**
 * Plays the servers of a real provider for the sandbox: the browser sends the card here and never to the product's own
 * calls. Mounted only while the sandbox is the provider.
 *
 * 200 `{success: true, msg, status, paymentIntentId}` with `status` `succeeded` or `requires_action`; 400 `{success:
 * false, msg, code, status: 'requires_payment_method', paymentIntentId}` for a refused card; 404 for an unknown payment
 * and for a wrong secret.
 */
export function sandboxRoutes(provider: SandboxProvider): FastifyPluginAsync {
  return async (app) => {
    app.post('/sandbox/payment-intents/:id/confirm', async (request, reply) => {
      const { id } = Params.parse(request.params)
      const body = Confirm.safeParse(request.body)
      if (!body.success) return malformed(reply, body.error)
      const { clientSecret, ...card } = body.data
      return answer(request, reply, provider, id, () => provider.confirm(id, clientSecret, card))
    })

    app.post('/sandbox/payment-intents/:id/authenticate', async (request, reply) => {
      const { id } = Params.parse(request.params)
      const body = Authenticate.safeParse(request.body)
      if (!body.success) return malformed(reply, body.error)
      const { clientSecret, approve } = body.data
      return answer(request, reply, provider, id, () => provider.authenticate(id, clientSecret, approve))
    })

    app.post('/sandbox/payment-methods', async (request, reply) => {
      const body = Card.safeParse(request.body)
      if (!body.success) return malformed(reply, body.error)
      try {
        return { success: true, msg: null, paymentMethodId: await provider.createPaymentMethod(body.data) }
      } catch (error) {
        if (!(error instanceof CardError)) throw error
        return reply.code(400).send({
          success: false,
          msg: messagesFor(request).cards[error.code],
          code: error.code,
        })
      }
    })
  }
}

/** As on Stripe's own screens, in the payer's language. */
const messagesFor = (request: FastifyRequest) => textsOf(languageOfRequest(request)).calls

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: SandboxProvider,
  paymentIntentId: string,
  step: () => ReturnType<SandboxProvider['confirm']>,
) {
  try {
    const status = await step()
    const msg = status === 'requires_action' ? messagesFor(request).general.confirmPayment : null
    return { success: true, msg, status, paymentIntentId }
  } catch (error) {
    if (error instanceof UnknownIntent) {
      return reply.code(404).send({
        success: false,
        msg: messagesFor(request).general.unknownPayment,
        code: 'INTENT_UNKNOWN',
      })
    }
    if (!(error instanceof CardError)) throw error
    const { status } = await provider.getIntent(paymentIntentId)
    return reply.code(400).send({
      success: false,
      msg: messagesFor(request).cards[error.code],
      code: error.code,
      status,
      paymentIntentId,
    })
  }
}

/** Names the wrong field, and repeats nothing of the request: it may be a card. */
function malformed(reply: FastifyReply, error: z.ZodError) {
  const field = error.issues[0]?.path.join('.')
  const msg = field ? `Please check the field ${field}.` : 'Please send a JSON object.'
  return reply.code(400).send({ success: false, msg, code: 'BAD_INPUT' })
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
