import { FileRefused } from '#server/ports/file-refused.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { CardRefused, type PaymentProvider, UnknownIntent } from '#server/ports/payments.ts'
import type { Photos } from '#server/ports/strangers-files.ts'

/** The mailer with metrics. */
export const instrumentedMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  ...mailer,
  send: (mail) => noted(mailer.send(mail), [MailRefused], 'sent', (outcome) => metrics.mail(outcome)),
})

/** The photo processes with metrics of renditions. */
export const instrumentedPhotos = (photos: Photos, metrics: Metrics): Photos => ({
  ...photos,
  render: (...photo) => noted(photos.render(...photo), [FileRefused], 'made', metrics.rendition),
})

/** The provider with metrics of each call; a declined card is an answer, not a failure. */
export function instrumentedProvider<P extends PaymentProvider>(provider: P, metrics: Metrics): P {
  return new Proxy(provider, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, given)
        if (!(result instanceof Promise)) return result
        return noted(result, [CardRefused, UnknownIntent], 'ok', (...told) => metrics.provider(name, ...told))
      }
    },
  })
}

/** Tells how work that has just begun ends: `good`, refused with one of these errors, or failed; and how long it took. */
async function noted<T, Good extends string>(
  work: Promise<T>,
  refusals: (abstract new (...given: never[]) => Error)[],
  good: Good,
  tell: (outcome: Good | 'refused' | 'failed', seconds: number) => void,
): Promise<T> {
  const began = performance.now()
  const end = (outcome: Good | 'refused' | 'failed') => tell(outcome, (performance.now() - began) / 1000)
  try {
    const result = await work
    end(good)
    return result
  } catch (reason) {
    end(refusals.some((refusal) => reason instanceof refusal) ? 'refused' : 'failed')
    throw reason
  }
}
