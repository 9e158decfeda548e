import type { FastifyPluginAsync } from 'fastify'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { Clock } from '#server/ports/clock.ts'
import { isSessionId, sessionOfIntent } from './stripe-checkout.ts'

/** The path for `Settings → Webhooks` in Stripe's dashboard (docs/operations.md). */
const WEBHOOK_PATH = '/stripe/webhook'

/**
 * How old a signature may be, in seconds. With Stripe's own five minutes a machine whose clock is off by ten would
 * refuse everything. A replayed event does no harm here, since it only makes us ask Stripe.
 */
const TOLERANCE_SECONDS = 15 * 60

/** More than the largest of Stripe's events. */
const BODY_BYTES = 512 * 1024

interface Webhook {
  stripe: Stripe
  secret: string
  clock: Clock
  /**
   * Whether the payment is ours. Rejects when it could not be checked: then Stripe repeats the event, for up to three
   * days.
   */
  onNews(intentId: string): Promise<boolean>
}

/**
 * Receives Stripe's events. 400 for an invalid signature; 200 for everything else that was handled, also for what is
 * not ours.
 */
export function stripeWebhook({ stripe, secret, clock, onNews }: Webhook): FastifyPluginAsync {
  return async (app) => {
    // The signature is about the exact bytes.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )

    app.post(WEBHOOK_PATH, { config: { priority: 'always' } }, async (request, reply) => {
      const event = verified(request.body, request.headers['stripe-signature'])
      if (event === null)
        return reply.code(400).send({ success: false, msg: 'The signature is wrong.', code: 'BAD_SIGNATURE' })
      const intentId = intentOf(event)
      if (intentId !== null) await tell(intentId)
      request.log.info({ event: event.id, type: event.type, intentId }, 'heard from the payment provider')
      return { success: true, msg: null }
    })

    /** A payment on Stripe's own page is in our ledger under its session. */
    async function tell(intentId: string): Promise<void> {
      if ((await onNews(intentId)) || isSessionId(intentId)) return
      const sessionId = await sessionOfIntent(stripe, intentId)
      if (sessionId !== null) await onNews(sessionId)
    }

    function verified(body: unknown, signature: unknown): z.infer<typeof Told> | null {
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null
      try {
        const when = [TOLERANCE_SECONDS, undefined, clock.now().getTime()] as const
        return Told.parse(stripe.webhooks.constructEvent(body, signature, secret, ...when))
      } catch {
        return null
      }
    }
  }
}

const Told = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) })

const Intent = z.object({ object: z.enum(['payment_intent', 'checkout.session']), id: z.string() })
const OfIntent = z.object({ object: z.enum(['charge', 'refund', 'dispute']), payment_intent: z.string() })

/** The payment that an event is about. The rest of the event is not read, since it may be old. */
function intentOf({ data }: z.infer<typeof Told>): string | null {
  const intent = Intent.safeParse(data.object)
  if (intent.success) return intent.data.id
  const other = OfIntent.safeParse(data.object)
  return other.success ? other.data.payment_intent : null
}
