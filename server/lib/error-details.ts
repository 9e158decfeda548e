export interface ErrorDetails {
  type: string
  message: string
  stack: string
}

/**
 * The part of an error to log. Libraries attach rows, requests and addresses to errors, and mail servers repeat an
 * address in their answer.
 */
export function errorDetails(error: unknown): ErrorDetails {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(messageOf(error)), stack: '' }
  const { name, message, stack = '' } = error
  return { type: name, message: withoutSecrets(message), stack: withoutSecrets(stack) }
}

/** The job queue passes errors as plain objects. */
const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)

/** Removes passwords in service addresses, keys of the payment provider, and mail addresses. */
const withoutSecrets = (text: string) =>
  text
    .replace(/:\/\/[^\s/@]{1,500}@/g, '://…@')
    .replace(/\b(?:sk|rk|whsec)_[\w+/=*]+/g, '…')
    .replace(EMAIL, '…@…')

/** Limited on both sides, so that no text takes long. A path such as `node_modules/@fastify/x` does not match. */
const EMAIL = /[^\s<>@/…]{1,64}@[^\s<>@/]{1,254}/g
