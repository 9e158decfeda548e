import { afterEach, expect, it, vi } from 'vitest'
import { calls as es } from '#languages/es/calls/index.ts'
import { readAs } from '../../../tests/support/read-as.ts'
import { registerContractMessages } from '../contract-messages.ts'
import { saveCard } from './sandbox-client.ts'

afterEach(() => vi.unstubAllGlobals())

it('says in the current locale that the network is lost', async () => {
  registerContractMessages('es', es)
  readAs('es')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Carmen' } as never
  expect(await saveCard(card)).toEqual({
    kind: 'unreachable',
    words: es.general.networkFailure,
  })
})
