import { beforeEach, expect, it, vi } from 'vitest'
import { saveUser, signOut, signUp } from '#contract/accounts.ts'
import { submitContribution } from '#contract/contributions.ts'
import { getMemorial, getPublicMemorial } from '#contract/memorials.ts'
import { general } from '#languages/en/calls/general.ts'
import { call } from './api.ts'

const names = { email: null, firstName: 'Ana', surname: 'Silva' }

/** Makes `fetch` give these answers one after the other; the last one repeats. */
function answering(...answers: [status: number, body: object, retryAfter?: string][]) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => {
    const [status, body, retryAfter] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, {}]
    return Response.json(body, { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const busy = { success: false, msg: 'Busy', code: 'SERVER_BUSY' }
const done = { success: true, msg: null, user: null }

beforeEach(() => {
  vi.useFakeTimers()
})

it('repeats a call unchanged after the `retry-after` seconds of an overloaded server', async () => {
  const fetched = answering([503, { ...busy, untouched: true }, '12'], [200, done])
  const answer = call(saveUser, { body: names })
  await vi.advanceTimersByTimeAsync(11_900)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await answer).toEqual(done)
  expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0])
})

it('rejects with SERVER_BUSY after three repeats', async () => {
  const fetched = answering([503, { ...busy, untouched: true }, '5'])
  const outcome = expect(call(saveUser, { body: names })).rejects.toMatchObject({
    code: 'SERVER_BUSY',
    retryAfter: 5,
  })
  await vi.advanceTimersByTimeAsync(15_000)
  await outcome
  expect(fetched).toHaveBeenCalledTimes(4)
})

it('does not repeat a call that the server may have carried out', async () => {
  const fetched = answering([503, busy, '5'])
  await expect(call(saveUser, { body: names })).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('stops waiting when the call is aborted, and does not wait while the page is being left', async () => {
  const fetched = answering([503, { ...busy, untouched: true }, '5'])
  const stop = new AbortController()
  const outcome = expect(
    call(getPublicMemorial, { params: { slug: 'ana' }, signal: stop.signal }),
  ).rejects.toThrow('enough')
  await vi.advanceTimersByTimeAsync(1000)
  stop.abort(new Error('enough'))
  await outcome
  expect(fetched).toHaveBeenCalledTimes(1)
  await expect(call(signOut, { keepalive: true })).rejects.toMatchObject({ status: 503 })
  expect(fetched).toHaveBeenCalledTimes(2)
})

const refusedWithoutProof = { success: false, msg: 'Prove it', code: 'CAPTCHA_NEEDED' }
const puzzle = { success: true, msg: null, puzzle: { parameters: {}, signature: 's' } }

/** Makes the browser's workers find this solution; null: none. */
function solving(solution: string | null) {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: string | null }) => void) | null = null
      postMessage() {
        queueMicrotask(() => this.onmessage?.({ data: solution }))
      }
      terminate() {}
    },
  )
}

it('repeats the call with a proof of work when the server asks for one', async () => {
  solving('a proof')
  const fetched = answering([403, refusedWithoutProof], [200, puzzle], [200, done])
  expect(await call(saveUser, { body: names })).toEqual(done)
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/user/save', '/anon/captcha', '/user/save'])
  expect(JSON.parse(String(fetched.mock.calls[2]?.[1].body))).toEqual({ ...names, captcha: 'a proof' })
})

it('puts the proof of work before the files of a form', async () => {
  solving('a proof')
  const fetched = answering([403, refusedWithoutProof], [200, puzzle], [200, done])
  const form = new FormData()
  form.append('shareSlug', 'ana')
  form.append('photos', new Blob(['x']), 'a.jpg')
  await call(submitContribution, { body: form })
  const sent = fetched.mock.calls[2]?.[1].body
  expect(sent instanceof FormData && [...sent.keys()]).toEqual(['captcha', 'shareSlug', 'photos'])
})

it('makes one proof of work at most, and rejects with the server’s message when none can be made', async () => {
  solving('a proof')
  const fetched = answering([403, refusedWithoutProof], [200, puzzle], [403, refusedWithoutProof])
  await expect(call(saveUser, { body: names })).rejects.toMatchObject({ code: 'CAPTCHA_NEEDED' })
  expect(fetched).toHaveBeenCalledTimes(3)
  solving(null)
  answering([403, refusedWithoutProof], [200, puzzle])
  await expect(call(saveUser, { body: names })).rejects.toMatchObject({
    code: 'CAPTCHA_NEEDED',
    message: 'Prove it',
  })
})

it.each([
  [getMemorial, 'Failed to load memorial'],
  [signUp, general['/anon/signup']],
  [signOut, general.somethingWrong],
])('an answer that says nothing has the words of its call', async (endpoint, message) => {
  answering([200, { success: false }])
  const asked = call(endpoint as typeof getMemorial, { params: { memorialUuid: 'm' } })
  await expect(asked).rejects.toMatchObject({ message, isExplained: false })
})
