import { expect, test, vi } from 'vitest'
import { createAccount } from './create-account.ts'

const account = { email: ' ana@example.com ', password: 'teatime' }

/** Makes the server give this answer. */
function answering(status: number, body: object) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('hands over the session of the new account, made with the trimmed address', async () => {
  const answer = { success: true, msg: null, token: 't', user: { uuid: 'u' }, isCodeMailed: true }
  const fetched = answering(200, answer)
  const onSignedIn = vi.fn()
  expect(await createAccount(account, onSignedIn)).toBeNull()
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(answer)
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
    email: 'ana@example.com',
    password: 'teatime',
  })
})

test.each([
  [{ code: 'EMAIL_TAKEN', field: 'email' }, 'taken'],
  [{ code: 'EMAIL_LETTERS', field: 'email' }, 'email'],
  [{ code: 'VALIDATION_FAILED', field: 'email' }, 'email'],
  [{ code: 'PASSWORD_IS_EMAIL', field: 'password' }, 'password'],
  [{ code: 'PASSWORD_TOO_COMMON', field: 'password' }, 'password'],
  [{ code: 'TOO_MANY_ATTEMPTS', field: null }, 'page'],
  [{ code: 'RATE_LIMITED', field: null }, 'page'],
])('says where a refusal belongs: %o', async (refusal, at) => {
  answering(400, { success: false, msg: 'No.', ...refusal })
  const onSignedIn = vi.fn()
  expect(await createAccount(account, onSignedIn)).toMatchObject({ at, words: 'No.' })
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('an account can be tried again where there was no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await createAccount(account, () => undefined)).toMatchObject({ at: 'page', retry: true })
})
