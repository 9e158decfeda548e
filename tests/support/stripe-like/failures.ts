/** An error response of the API. */
export class StripeFailure extends Error {
  readonly status: number
  readonly error: Record<string, unknown>

  constructor(status: number, error: { type: string; message: string } & Record<string, unknown>) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalid = (code: string, message: string, more: Record<string, unknown> = {}) =>
  new StripeFailure(400, { type: 'invalid_request_error', code, message, ...more })

export function found<T>(all: Map<string, T>, kind: string, id: string | undefined): T {
  const one = all.get(id ?? '')
  if (!one)
    throw new StripeFailure(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${kind}: '${id}'`,
    })
  return one
}
