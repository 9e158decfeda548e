import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { currentLocale } from '#app/messages/current-locale.ts'

/** What the server says about the payment provider's form. */
export interface StripePage {
  publishableKey: string | null
  scriptUrl: string | null
}

const underWay = new Map<string, Promise<StripeConstructor>>()

/**
 * Loads Stripe's own script, which sends cards to Stripe only. It is loaded when somebody is about to pay, once per
 * page. Rejects when it does not load; the next call tries again.
 */
export async function loadStripe({ publishableKey, scriptUrl }: StripePage): Promise<Stripe> {
  if (publishableKey === null || scriptUrl === null) throw new Error('The provider has no form for pages')
  const begun = underWay.get(scriptUrl) ?? fetchScript(scriptUrl)
  underWay.set(scriptUrl, begun)
  try {
    return (await begun)(publishableKey, { locale: currentLocale().language })
  } catch (reason) {
    underWay.delete(scriptUrl)
    throw reason
  }
}

function fetchScript(url: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () =>
      window.Stripe ? resolve(window.Stripe) : reject(new Error('The script brought nothing')),
    )
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script did not come'))
    })
    document.head.append(script)
  })
}
