import { operatorToken } from './operator-token.ts'

const { PORT = '3000', PUBLIC_URL = `http://localhost:${PORT}` } = process.env

/** The address of pages, for links. */
export const publicUrl: string = PUBLIC_URL.replace(/\/$/, '')

/** The server to call: a node itself if a proxy blocks operator calls at the public address. */
const operatorUrl = (process.env.OPERATOR_URL ?? publicUrl).replace(/\/$/, '')

/** Makes one operator call; rejects with a message for the operator. */
// biome-ignore lint/suspicious/noExplicitAny: the server has made it what the contract declares
export const ask = (method: string, path: string, body?: object): Promise<any> =>
  send(method, path, body && JSON.stringify(body))

/** The same with a body that is a form with files, or text in JSON. */
// biome-ignore lint/suspicious/noExplicitAny: the server has made it what the contract declares
export async function send(method: string, path: string, body?: string | FormData): Promise<any> {
  const pid = await operatorToken()
  const response = await fetch(operatorUrl + path, {
    method,
    headers: { pid, ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  }).catch((reason: unknown) => {
    throw new Error(
      `Nothing answers at ${operatorUrl}${whyOf(reason)}. Is the server running? OPERATOR_URL, PUBLIC_URL or PORT say where it is.`,
    )
  })
  const answer = readAnswer(await response.text())
  if (answer === null)
    throw new Error(
      `${operatorUrl} answers ${response.status}, and not as the product does. ` +
        'Set OPERATOR_URL to the address of a node, such as http://127.0.0.1:3001.',
    )
  if (response.status === 401)
    throw new Error(
      `The server at ${operatorUrl} has another operator token. Set DATA_DIR or OPERATOR_TOKEN as it has it.`,
    )
  if (!answer.success)
    throw new Error(
      [answer.msg, ...(answer.files ?? []).slice(0, 20).map((file: string) => `  ${file}`)].join('\n'),
    )
  return answer
}

/** Characters by which a text that a stranger typed could move what a terminal shows, or hide it. */
const UNSEEN = /\r(?!\n)|[^\P{Cc}\t\n\r]|[\u2028-\u202e\u2066-\u2069]/gu

/** Null for what is no JSON. Unseen characters in its texts are written as escapes. */
export function readAnswer(text: string) {
  const visible = (unseen: string) => `\\u${unseen.charCodeAt(0).toString(16).padStart(4, '0')}`
  try {
    return JSON.parse(text, (_key, value) =>
      typeof value === 'string' ? value.replace(UNSEEN, visible) : value,
    )
  } catch {
    return null
  }
}

/** Otherwise an untrusted certificate looks like an unreachable server. */
function whyOf(reason: unknown): string {
  const cause = reason instanceof Error ? reason.cause : undefined
  return cause instanceof Error && cause.message ? ` (${cause.message})` : ''
}
