import { memorialOf, ownerOf, PASSWORD, tokenOf } from './filling.ts'

export const kinds = ['public read', 'page', 'answer', 'dashboard', 'sign-in'] as const
export type Kind = (typeof kinds)[number]

interface FilledCall {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/**
 * A call about one memorial of a filled database (`filling.ts`), 1 to n, each time by a person from another network.
 */
export function callOf(kind: Kind, memorial: number): FilledCall {
  const json = (path: string, body: object): FilledCall => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify(body),
  })
  const owner = ownerOf(memorial)
  const calls: Record<Kind, () => FilledCall> = {
    'public read': () => ({ method: 'GET', path: `/public/memorial/person-${memorial}` }),
    page: () => ({ method: 'GET', path: `/view/person-${memorial}` }),
    answer: () =>
      json(`/public/memorial/person-${memorial}/rsvp`, {
        name: 'Joan Petrie',
        email: `${crypto.randomUUID()}@example.com`,
        status: 'ATTENDING',
        guests: 1,
        message: '',
      }),
    dashboard: () => ({
      method: 'POST',
      path: `/memorial/visit/${memorialOf(memorial)}`,
      headers: { pid: tokenOf(owner) },
    }),
    'sign-in': () => json('/anon/signin', { email: `owner-${owner}@example.com`, password: PASSWORD }),
  }
  return calls[kind]()
}

const anyAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`
