import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bankDone, bankPage, wayBack } from './bank.ts'
import { checkoutDesk, checkoutPage } from './checkout.ts'
import { disputeDesk } from './disputes.ts'
import { found, StripeFailure } from './failures.ts'
import { type Form, nested, readForm, text, texts } from './form.ts'
import { intentDesk } from './intents.ts'
import { methodDesk } from './methods.ts'
import { emptyState, newId, seconds } from './objects.ts'
import { refund } from './refunds.ts'
import { webhookDesk } from './webhooks.ts'

export type StripeLike = Awaited<ReturnType<typeof startStripeLike>>

/** One call: the id in its path, and the form that was sent. */
interface Call {
  id: string
  form: Form
}
/** `key`: which API key a route needs, the shop's secret key or the one that its pages contain. */
type Route = [method: string, path: RegExp, key: 'secret' | 'page', answer: (call: Call) => unknown]

interface Answer {
  status: number
  body: string
}

const KEYS = {
  secretKey: 'sk_test_of_our_own',
  publishableKey: 'pk_test_of_our_own',
  webhookSecret: 'whsec_of_our_own',
} as const

/**
 * A server that behaves like Stripe's to the real `stripe` client, on a free loopback port: it stores objects, declines
 * cards, asks the bank, replays by idempotency key, and sends signed webhooks. Its keys are no secret.
 */
export async function startStripeLike() {
  const state = emptyState()
  const webhooks = webhookDesk(KEYS.webhookSecret)
  const faults = faultDesk()
  const methods = methodDesk(state)
  const kept = new Map<string, Answer & { fingerprint: string }>()
  /** `POST /v1/refunds` and so on, in order of arrival. */
  const calls: string[] = []
  const server = createServer((request, response) => {
    handle(request, response).catch((reason: unknown) => response.destroy(Object(reason)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { emit } = webhooks
  const intents = intentDesk({ state, methods, emit, bankUrl: (id) => `${url}/bank/${id}` })

  const disputes = disputeDesk({ state, emit })
  const pageUrl = (id: string) => `${url}/checkout/${id}`
  const checkout = checkoutDesk({ state, intents, methods, emit, pageUrl })

  function createCustomer({ form }: Call) {
    const customer = {
      id: newId('cus'),
      object: 'customer' as const,
      email: text(form, 'email') ?? null,
      metadata: texts(nested(form, 'metadata')),
      created: seconds(),
    }
    state.customers.set(customer.id, customer)
    emit('customer.created', customer)
    return customer
  }

  function listCustomers({ form }: Call) {
    const email = text(form, 'email')
    const data = [...state.customers.values()].filter((one) => email === undefined || one.email === email)
    return { object: 'list', url: '/v1/customers', has_more: false, data: data.reverse() }
  }

  /** An account of somebody else gets the same error as one that does not exist. */
  function connected(id: string) {
    const account = state.accounts.get(id)
    if (account) return account
    throw new StripeFailure(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
    })
  }

  /** A page must send the client secret of the payment that it asks about. */
  function ofPage({ id, form }: Call) {
    const intent = intents.find(id)
    if (text(form, 'client_secret') !== intent.client_secret) return intents.find(undefined)
    return intent
  }

  const routes: Route[] = [
    ['POST', /^\/v1\/customers$/, 'secret', createCustomer],
    ['GET', /^\/v1\/customers$/, 'secret', listCustomers],
    ['GET', /^\/v1\/customers\/(\w+)$/, 'secret', ({ id }) => found(state.customers, 'customer', id)],
    ['POST', /^\/v1\/payment_methods$/, 'page', ({ form }) => methods.create(form)],
    ['POST', /^\/v1\/confirmation_tokens$/, 'page', ({ form }) => methods.createToken(form)],
    ['POST', /^\/v1\/payment_intents$/, 'secret', ({ form }) => intents.create(form)],
    [
      'GET',
      /^\/v1\/payment_intents\/(\w+)$/,
      'secret',
      ({ id, form }) => intents.shown(intents.find(id), form),
    ],
    ['GET', /^\/v1\/payment_intents\/(\w+)$/, 'page', ofPage],
    [
      'POST',
      /^\/v1\/payment_intents\/(\w+)\/confirm$/,
      'secret',
      ({ id, form }) => intents.shown(intents.confirm(intents.find(id), form), form),
    ],
    [
      'POST',
      /^\/v1\/payment_intents\/(\w+)\/confirm$/,
      'page',
      // Only Stripe's script uses this key.
      (call) => intents.confirm(ofPage(call), { ...call.form, use_stripe_sdk: 'true' }),
    ],
    [
      'POST',
      /^\/v1\/payment_intents\/(\w+)\/cancel$/,
      'secret',
      ({ id, form }) => intents.shown(intents.cancel(intents.find(id)), form),
    ],
    ['POST', /^\/v1\/checkout\/sessions$/, 'secret', ({ form }) => checkout.create(form)],
    ['GET', /^\/v1\/checkout\/sessions$/, 'secret', ({ form }) => checkout.list(form)],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/(\w+)$/,
      'secret',
      ({ id, form }) => checkout.shown(checkout.find(id), form),
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      'secret',
      ({ id }) => checkout.expire(checkout.find(id)),
    ],
    ['GET', /^\/v1\/accounts\/(\w+)$/, 'secret', ({ id }) => connected(id)],
    ['GET', /^\/v1\/disputes$/, 'secret', ({ form }) => disputes.list(form)],
    ['POST', /^\/v1\/refunds$/, 'secret', ({ form }) => refund({ state, emit }, form)],
  ]

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const method = request.method ?? 'GET'
    const body = await bodyOf(request)
    response.setHeader('access-control-allow-origin', '*')
    // Browser tests add headers of their own to every request.
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '',
    )
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    if (pathname === '/stand-in.js') return sendScript(response)
    const bank = /^\/bank\/(\w+)$/.exec(pathname)
    if (bank) return atBank(response, method, bank[1], readForm(body))
    const checkoutId = /^\/checkout\/(\w+)$/.exec(pathname)?.[1]
    if (checkoutId) return atCheckout(response, method, checkoutId, readForm(body))
    const call = `${method} ${pathname}`
    calls.push(call)
    const fault = faults.take(call)
    if (fault?.kind === 'error')
      return send(response, fault.status ?? 500, failure({ type: 'api_error', message: 'Something broke.' }))
    const form = readForm(method === 'GET' ? String(searchParams) : body)
    const given = once(request, `${call}?${body}`, () => answer(method, pathname, keyOf(request), form))
    if (fault?.kind === 'lost') return void response.destroy()
    if (given.replayed) response.setHeader('idempotent-replayed', 'true')
    send(response, given.status, given.body)
  }

  /** A repeated key gets the same response; with other parameters it is an error. */
  function once(request: IncomingMessage, asked: string, work: () => Answer): Answer & { replayed?: true } {
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
    if (typeof key !== 'string') return work()
    const fingerprint = createHash('sha256').update(asked).digest('hex')
    const before = kept.get(key)
    if (before?.fingerprint === fingerprint) return { ...before, replayed: true }
    if (before) {
      const message = 'Keys for idempotent requests can only be used with the same parameters as at first.'
      return { status: 400, body: failure({ type: 'idempotency_error', message }) }
    }
    const answered = work()
    kept.set(key, { ...answered, fingerprint })
    return answered
  }

  function answer(method: string, path: string, key: string, form: Form): Answer {
    try {
      const who = key === KEYS.secretKey ? 'secret' : key === KEYS.publishableKey ? 'page' : null
      if (who === null)
        throw new StripeFailure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
      const route = routes.find(([m, p, needs]) => m === method && p.test(path) && needs === who)
      if (!route)
        throw new StripeFailure(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${path}).`,
        })
      const id = route[1].exec(path)?.[1] ?? ''
      return { status: 200, body: JSON.stringify(route[3]({ id, form })) }
    } catch (reason) {
      if (!(reason instanceof StripeFailure)) throw reason
      return { status: reason.status, body: failure(reason.error) }
    }
  }

  function atBank(response: ServerResponse, method: string, id: string | undefined, form: Form): void {
    const intent = intents.find(id)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (method === 'GET') return void response.end(bankPage(intent))
    const approved = text(form, 'approve') === 'yes'
    const back = wayBack(intent, approved)
    intents.answer(intent, approved)
    if (back === null) return void response.end(bankDone)
    response.writeHead(303, { location: back }).end()
  }

  function atCheckout(response: ServerResponse, method: string, id: string, form: Form): void {
    const session = checkout.find(id)
    const refusal = method === 'POST' ? checkout.step(session, form) : null
    if (session.status !== 'open')
      return void response.writeHead(303, { location: session.success_url }).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(checkoutPage(session, checkout.asksBank(session), refusal))
  }

  async function close(): Promise<void> {
    await webhooks.close()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }

  return { url, ...KEYS, state, intents, checkout, disputes, methods, webhooks, faults, calls, close }
}

/** Sends the script that stands in for Stripe's on a page. */
async function sendScript(response: ServerResponse): Promise<void> {
  const script = await readFile(new URL('./stand-in.js', import.meta.url))
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script)
}

const failure = (error: object) => JSON.stringify({ error })

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') }).end(body)
}

const keyOf = (request: IncomingMessage) =>
  String(request.headers.authorization ?? '').replace(/^Bearer /, '')

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** Faults of the network and the provider, which tests switch on. */
interface Fault {
  /** Which calls: part of their name, such as `POST /v1/refunds`. */
  on: string
  /** How many calls fail. */
  times: number
  /** `error`: the work is not done. `lost`: the work is done, but its response does not arrive. */
  kind: 'error' | 'lost'
  status?: number
}

function faultDesk() {
  let faults: Fault[] = []
  return {
    next(fault: Fault): void {
      faults.push({ ...fault })
    },
    clear(): void {
      faults = []
    },
    take(call: string): Fault | undefined {
      const fault = faults.find(({ on, times }) => times > 0 && call.includes(on))
      if (fault) fault.times -= 1
      return fault
    },
  }
}
