import type { OrderContent, OrderItem } from '#contract/order-of-service.ts'
import type { TestApp } from './app.ts'

interface Host {
  token: string
  memorial: { uuid: string }
}

/** A part of a service. */
export const aPart = (n: number, fields: Partial<OrderItem> = {}): OrderItem => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  kind: 'WORDS',
  title: `Part ${n}`,
  by: '',
  source: '',
  text: '',
  ...fields,
})

/** An order of service as the screens of hosts send it. */
export const anOrder = (fields: Partial<OrderContent> = {}): OrderContent => ({
  name: null,
  years: '',
  when: null,
  photoUuids: [],
  items: [aPart(1, { title: 'Welcome', by: 'Claire' })],
  thanks: '',
  ...fields,
})

/** The calls about the order of service of a memorial. */
export function orderOf(app: TestApp, host: Host) {
  const path = (rest = '') => `/memorial/order-of-service${rest}/${host.memorial.uuid}`
  return {
    read: async () => (await app.api('GET', path(), { token: host.token })).body,
    save: (content: object, version: number, token = host.token) =>
      app.api('POST', path(), { token, json: { content, version } }),
    make: (json: object = {}) => app.api('POST', path('/make'), { token: host.token, json }),
  }
}
