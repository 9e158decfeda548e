import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { replyAddresses } from './reply-addresses.ts'

const addresses = replyAddresses({ domain: 'reply.example.com', secrets: ['a secret of the tests'] })

test('an address is read back, in any case, and its local part is short enough', () => {
  for (const kind of ['contact', 'memory'] as const) {
    const target = { kind, uuid: randomUUID() }
    const address = addresses.addressOf(target)
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    expect(address).toBe(address.toLowerCase())
    expect(addresses.read(address)).toEqual(target)
    expect(addresses.read(address.toUpperCase())).toEqual(target)
  }
})

test('an address that was guessed, changed, or made with another secret is none of ours', () => {
  const target = { kind: 'contact', uuid: randomUUID() } as const
  const address = addresses.addressOf(target)
  const other = replyAddresses({ domain: 'reply.example.com', secrets: ['another secret'] })
  expect(other.read(address)).toBeNull()
  expect(addresses.read(address.replace(/^c/, 'm'))).toBeNull()
  expect(addresses.read(address.replace('@reply', '@other'))).toBeNull()
  const renewed = replyAddresses({
    domain: 'reply.example.com',
    secrets: ['another secret', 'a secret of the tests'],
  })
  expect(renewed.read(address)).toEqual(target)
  expect(addresses.read(renewed.addressOf(target))).toBeNull()
  const at = address.indexOf('@')
  for (let place = 0; place < at; place += 1) {
    const changed = `${address.slice(0, place)}${address[place] === 'a' ? 'b' : 'a'}${address.slice(place + 1)}`
    expect(addresses.read(changed)).toBeNull()
  }
  for (const strange of ['', '@', 'x@reply.example.com', `${'c'.repeat(500)}@reply.example.com`])
    expect(addresses.read(strange)).toBeNull()
})
