/**
 * Parameters that Stripe adds to the address to which a bank's own page returns. One of them is a secret of the
 * payment.
 */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/** The address to which a bank's own page returns: this page. */
export const returnUrl = (): string => window.location.origin + window.location.pathname + keptSearch()

interface RedirectReturn {
  paymentIntentId: string
  /** The bank refused. */
  isRefused: boolean
}

/** Reads once what a bank's own page reported on return, and removes it from the address. */
export function takeRedirectReturn(): RedirectReturn | null {
  const search = new URLSearchParams(window.location.search)
  const status = search.get('redirect_status')
  if (status === null) return null
  window.history.replaceState(window.history.state, '', window.location.pathname + keptSearch())
  return { paymentIntentId: search.get('payment_intent') ?? '', isRefused: status === 'failed' }
}

/** The query of the address without Stripe's parameters. */
function keptSearch(): string {
  const search = new URLSearchParams(window.location.search)
  for (const name of ADDED) search.delete(name)
  return search.size > 0 ? `?${search}` : ''
}
