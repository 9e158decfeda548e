import type { Intent } from './objects.ts'

/**
 * The page on which a bank's customer confirms a payment: in a frame, or as a page of its own that leads back to the
 * shop.
 */
export const bankPage = ({ id, amount, currency }: Intent): string => `<!doctype html>
<html lang="en">
<title>Test bank</title>
<h1>Test bank</h1>
<p>${(amount / 100).toFixed(2)} ${currency.toUpperCase()}</p>
<form method="post" action="/bank/${id}">
  <button name="approve" value="yes">Complete authentication</button>
  <button name="approve" value="no">Fail authentication</button>
</form>
</html>`

/** Tells the page around the frame that the customer has answered. */
export const bankDone = `<!doctype html>
<html lang="en">
<title>Test bank</title>
<p>Thank you.</p>
<script>parent.postMessage({ bank: 'answered' }, '*')</script>
</html>`

/** Where the bank's own page sends its customer back to; null for a page in a frame. */
export function wayBack({ next_action, id, client_secret }: Intent, succeeded: boolean): string | null {
  const redirect: unknown = Reflect.get(Object(next_action), 'redirect_to_url')
  const url: unknown = Reflect.get(Object(redirect), 'return_url')
  if (typeof url !== 'string') return null
  const back = new URL(url)
  back.searchParams.set('payment_intent', id)
  back.searchParams.set('payment_intent_client_secret', client_secret)
  back.searchParams.set('redirect_status', succeeded ? 'succeeded' : 'failed')
  return back.href
}
