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
    return { type: typeof error, message: withoutAddresses(messageOf(error)), stack: '' }
  const { name, message, stack = '' } = error
  return { type: name, message: withoutAddresses(message), stack: withoutAddresses(stack) }
}

/** The job queue hands on errors as plain objects. */
const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)

/** Bounded on both sides, so that no text takes long. A path such as `node_modules/@fastify/x` is none. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>@/]{1,64}@[^\s<>@/]{1,254}/g, '…@…')
