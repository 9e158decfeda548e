import { beforeEach, expect, it, vi } from 'vitest'
import { saveUser, signOut } from '#contract/accounts.ts'
import { submitContribution } from '#contract/contributions.ts'
import { getPublicMemorial } from '#contract/memorials.ts'
import { call } from './api.ts'

const names = { email: null, firstName: 'Ana', surname: 'Silva' }

/** Answers with these in turn, the last of them from then on. */
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

it('sends again what a full house turned away, as it was and when it says so', async () => {
  const fetched = answering([503, { ...busy, untouched: true }, '12'], [200, done])
  const answer = call(saveUser, { body: names })
  await vi.advanceTimersByTimeAsync(11_900)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await answer).toEqual(done)
  expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0])
})

it('says so to the person in the end', async () => {
  const fetched = answering([503, { ...busy, untouched: true }, '5'])
  const outcome = expect(call(saveUser, { body: names })).rejects.toMatchObject({
    code: 'SERVER_BUSY',
    retryAfter: 5,
  })
  await vi.advanceTimersByTimeAsync(15_000)
  await outcome
  expect(fetched).toHaveBeenCalledTimes(4)
})

it('never sends again what may have been done', async () => {
  const fetched = answering([503, busy, '5'])
  await expect(call(saveUser, { body: names })).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('waits no longer once it is called off, and not at all while the page is left', async () => {
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

/** A browser whose workers find this; null: nothing. */
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

it('sends the same again with a proof of work where one is asked for', async () => {
  solving('a proof')
  const fetched = answering([403, refusedWithoutProof], [200, puzzle], [200, done])
  expect(await call(saveUser, { body: names })).toEqual(done)
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/user/save', '/anon/captcha', '/user/save'])
  expect(JSON.parse(String(fetched.mock.calls[2]?.[1].body))).toEqual({ ...names, captcha: 'a proof' })
})

it('puts it before the files of a form', async () => {
  solving('a proof')
  const fetched = answering([403, refusedWithoutProof], [200, puzzle], [200, done])
  const form = new FormData()
  form.append('shareSlug', 'ana')
  form.append('photos', new Blob(['x']), 'a.jpg')
  await call(submitContribution, { body: form })
  const sent = fetched.mock.calls[2]?.[1].body
  expect(sent instanceof FormData && [...sent.keys()]).toEqual(['captcha', 'shareSlug', 'photos'])
})

it('asks for no second proof, and says what the server said where a browser can make none', async () => {
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
