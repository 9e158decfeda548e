import { expect, it } from 'vitest'
import { emailInState, loginState } from './login-state.ts'

it('brings an address to the login', () => {
  expect(emailInState(loginState('ann@example.com'))).toBe('ann@example.com')
})

it.each([null, undefined, 'ann@example.com', {}, { email: 5 }])('reads no address from %j', (state) => {
  expect(emailInState(state)).toBe('')
})
