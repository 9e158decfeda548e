import { afterEach, expect, it, vi } from 'vitest'
import { readAs } from '../../../tests/support/read-as.ts'
import { registerContractTranslation } from '../contract-translations.ts'
import { saveCard } from './sandbox-client.ts'

afterEach(() => vi.unstubAllGlobals())

it('says in the current locale that the network is lost', async () => {
  registerContractTranslation('es', (english) => `es: ${english}`)
  readAs('es')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Carmen' } as never
  expect(await saveCard(card)).toEqual({
    kind: 'unreachable',
    words: 'es: Unable to connect to the server. Please check your internet connection.',
  })
})
