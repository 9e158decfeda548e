import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { CardRefused, type PaymentProvider, UnknownIntent } from '#server/ports/payments.ts'
import { PhotoRefused, type Photos } from '#server/ports/photos.ts'
import type { Watch } from '#server/ports/watch.ts'

/** The mailer with metrics. */
export const watchedMailer = (mailer: Mailer, watch: Watch): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send(mail)
      watch.mail('sent')
    } catch (reason) {
      watch.mail(reason instanceof MailRefused ? 'refused' : 'failed')
      throw reason
    }
  },
})

/** The photo processes with metrics of renditions. */
export const watchedPhotos = (photos: Photos, watch: Watch): Photos => ({
  ...photos,
  render: (...photo) =>
    timed(
      () => photos.render(...photo),
      (seconds, reason) => watch.rendition(outcomeOf(reason, 'made', PhotoRefused), seconds),
    ),
})

/** The provider with metrics of each call; a declined card is an answer, not a failure. */
export function watchedProvider<P extends PaymentProvider>(provider: P, watch: Watch): P {
  return new Proxy(provider, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return (...given: unknown[]) => {
        const began = performance.now()
        const result: unknown = Reflect.apply(value, target, given)
        if (!(result instanceof Promise)) return result
        const note = (reason?: unknown) =>
          watch.provider(name, outcomeOf(reason, 'ok', CardRefused, UnknownIntent), secondsSince(began))
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
