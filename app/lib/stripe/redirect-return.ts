/** What Stripe adds to the address that a bank's own page sends back to. One of them is a secret of the payment. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/** Where a bank with a page of its own sends back to: this page. */
export const returnUrl = (): string => window.location.origin + window.location.pathname + keptSearch()

interface RedirectReturn {
  paymentIntentId: string
  /** The bank said no. */
  isRefused: boolean
}

/** What the bank's own page said to whoever comes from there, once: the address is cleared of it. */
export function takeRedirectReturn(): RedirectReturn | null {
  const search = new URLSearchParams(window.location.search)
  const status = search.get('redirect_status')
  if (status === null) return null
  window.history.replaceState(window.history.state, '', window.location.pathname + keptSearch())
  return { paymentIntentId: search.get('payment_intent') ?? '', isRefused: status === 'failed' }
}

/** Of the address, without what Stripe added. */
function keptSearch(): string {
  const search = new URLSearchParams(window.location.search)
  for (const name of ADDED) search.delete(name)
  return search.size > 0 ? `?${search}` : ''
}
