export interface ErrorDetails {
  type: string
  message: string
  stack: string
}

/**
 * What is worth keeping of an error in a log. Libraries hang rows, requests and addresses on theirs, and mail
 * servers repeat an address in their answer.
 */
export function errorDetails(error: unknown): ErrorDetails {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(messageOf(error)), stack: '' }
  const { name, message, stack = '' } = error
  return { type: name, message: withoutSecrets(message), stack: withoutSecrets(stack) }
}

/** The job queue hands on errors as plain objects. */
const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)

/** Passwords in addresses of services, keys of the payment provider, and addresses of people. */
const withoutSecrets = (text: string) =>
  text
    .replace(/:\/\/[^\s/@]{1,500}@/g, '://…@')
    .replace(/\b(?:sk|rk|whsec)_[\w+/=*]+/g, '…')
    .replace(EMAIL, '…@…')

/** Bounded on both sides, so that no text takes long. A path such as `node_modules/@fastify/x` is none. */
const EMAIL = /[^\s<>@/…]{1,64}@[^\s<>@/]{1,254}/g
