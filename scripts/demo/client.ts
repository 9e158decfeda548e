import { z } from 'zod'
import { type Answer, type Endpoint, fillPath, type SentBody, type SentParams } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** A call that the server refused, with its reason. */
export class Refused extends Error {
  readonly code: ErrorCode | null

  constructor(message: string, code: ErrorCode | null) {
    super(message)
    this.code = code
  }
}

interface Input<S extends Endpoint> {
  token?: string
  params?: SentParams<S>
  /** A form if the call has a file. */
  body?: SentBody<S> | FormData
}

const Mailbox = z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string() }))
export type OutboxMail = z.infer<typeof Mailbox>[number]

/** Headers of every request of one person. */
type Carried = Readonly<Record<string, string>>

export type Client = ReturnType<typeof clientOf>

/** A client for the server at `url`. */
export function clientOf(url: string, carried: Carried = {}) {
  /** Rejects with `Refused`. */
  async function call<S extends Endpoint>(endpoint: S, input: Input<S> = {}): Promise<Answer<S>> {
    const { token, params, body } = input
    const isJson = body !== undefined && !(body instanceof FormData)
    const response = await fetch(url + fillPath(endpoint.path, params), {
      method: endpoint.method,
      headers: {
        ...carried,
        ...(token && { pid: token }),
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    })
    const answer = await response.json().catch(() => null)
    if (answer?.success === true) return answer
    throw new Refused(
      answer?.msg ?? `${endpoint.path} was answered with ${response.status}`,
      answer?.code ?? null,
    )
  }

  /** For requests outside the contract. */
  const send = (path: string, init: RequestInit) =>
    fetch(url + path, { ...init, headers: { ...carried, ...init.headers } })

  /** The outbox's mails, newest first; null when the server sends real mail. */
  async function outbox(): Promise<OutboxMail[] | null> {
    const response = await fetch(`${url}/dev/mailbox.json`)
    return response.ok ? Mailbox.parse(await response.json()) : null
  }

  return { url, call, send, outbox, with: (more: Carried) => clientOf(url, { ...carried, ...more }) }
}
