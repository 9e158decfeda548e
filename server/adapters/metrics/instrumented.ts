import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { CardRefused, type PaymentProvider, UnknownIntent } from '#server/ports/payments.ts'
import { PhotoRefused, type Photos } from '#server/ports/photos.ts'

/** The mailer with metrics. */
export const instrumentedMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send(mail)
      metrics.mail('sent')
    } catch (reason) {
      metrics.mail(reason instanceof MailRefused ? 'refused' : 'failed')
      throw reason
    }
  },
})

/** The photo processes with metrics of renditions. */
export const instrumentedPhotos = (photos: Photos, metrics: Metrics): Photos => ({
  ...photos,
  render: (...photo) =>
    timed(
      () => photos.render(...photo),
      (seconds, reason) => metrics.rendition(outcomeOf(reason, 'made', PhotoRefused), seconds),
    ),
})

/** The provider with metrics of each call; a declined card is an answer, not a failure. */
export function instrumentedProvider<P extends PaymentProvider>(provider: P, metrics: Metrics): P {
  return new Proxy(provider, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return (...given: unknown[]) => {
        const began = performance.now()
        const result: unknown = Reflect.apply(value, target, given)
        if (!(result instanceof Promise)) return result
        const note = (reason?: unknown) =>
          metrics.provider(name, outcomeOf(reason, 'ok', CardRefused, UnknownIntent), secondsSince(began))
        result.then(() => note(), note)
        return result
      }
    },
  })
}

async function timed<T>(work: () => Promise<T>, note: (seconds: number, reason?: unknown) => void) {
  const began = performance.now()
  try {
    const result = await work()
    note(secondsSince(began))
    return result
  } catch (reason) {
    note(secondsSince(began), reason ?? 'failed')
    throw reason
  }
}

function outcomeOf<Good extends string>(
  reason: unknown,
  good: Good,
  ...refusals: (abstract new (
    ...given: never[]
  ) => Error)[]
) {
  if (reason === undefined) return good
  return refusals.some((refusal) => reason instanceof refusal) ? 'refused' : 'failed'
}

const secondsSince = (began: number) => (performance.now() - began) / 1000
