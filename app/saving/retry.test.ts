import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { ApiError } from '#app/lib/api.ts'
import { canBeSentAgain, isTransient, retryNow, withRetries } from './retry.ts'
import { refusal } from './testing.ts'

const unreachable = () => new ApiError(0, {})

/** Fails with each of the reasons in turn, then returns `done`. */
function failingWith(...reasons: unknown[]) {
  return vi.fn(async () => {
    const reason = reasons.shift()
    if (reason) throw reason
    return 'done'
  })
}

let network: EventTarget
let online = true

beforeEach(() => {
  vi.useFakeTimers()
  network = new EventTarget()
  online = true
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})

describe('isTransient', () => {
  it.each([
    unreachable(),
    new ApiError(502, {}),
    refusal('STORAGE_AWAY'),
    refusal('TOO_MANY_ATTEMPTS'),
    refusal('UPLOAD_BROKEN'),
  ])('%s is transient', (reason) => expect(isTransient(reason)).toBe(true))
  it.each([
    refusal('PHOTO_DAMAGED'),
    refusal('UNAUTHENTICATED'),
    refusal('STORAGE_REFUSED'),
    new Error('a mistake'),
  ])('%s is final', (reason) => expect(isTransient(reason)).toBe(false))
})

test.each([
  [unreachable(), true],
  [refusal('STORAGE_AWAY'), true],
  [refusal('DISK_LOW'), true],
  [refusal('PHOTO_DAMAGED'), false],
  [refusal('PHOTO_TOO_LARGE'), false],
  [refusal('NO_ROOM'), false],
  ['gone', false],
] as const)('after %s, sending again is offered: %s', (reason, expected) =>
  expect(canBeSentAgain(reason)).toBe(expected),
)

describe('retrying', () => {
  it('tries again with growing pauses', async () => {
    const attempt = failingWith(unreachable(), refusal('SERVER_BUSY'))
    const result = withRetries(attempt)
    await vi.advanceTimersByTimeAsync(1000)
    expect(attempt).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(attempt).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toBe('done')
  })

  it('waits as long as the server asks', async () => {
    const attempt = failingWith(new ApiError(429, {}, 20))
    const result = withRetries(attempt)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(attempt).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toBe('done')
  })

  it('tries again while storage is unavailable, each time after the delay that the server names', async () => {
    const away = () => new ApiError(503, { code: 'STORAGE_AWAY' }, 10)
    const attempt = failingWith(away(), away(), away())
    const result = withRetries(attempt)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(attempt).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toBe('done')
  })

  it('rejects at once when the server refuses', async () => {
    const attempt = failingWith(refusal('PHOTO_DAMAGED'))
    await expect(withRetries(attempt)).rejects.toMatchObject({ code: 'PHOTO_DAMAGED' })
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  it('gives up after a minute without success', async () => {
    const result = withRetries(failingWith(...Array.from({ length: 20 }, unreachable)))
    const outcome = expect(result).rejects.toMatchObject({ status: 0 })
    await vi.advanceTimersByTimeAsync(60_000)
    await outcome
  })

  it('starts with short pauses again after an attempt made progress', async () => {
    let tries = 0
    const result = withRetries(async (moved) => {
      tries += 1
      if (tries > 20) return 'done'
      moved()
      throw unreachable()
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await result).toBe('done')
  })

  it('waits for the connection without limit, and continues when it is back', async () => {
    online = false
    const pauses: boolean[] = []
    const attempt = failingWith(unreachable())
    const result = withRetries(attempt, { onPause: (paused) => pauses.push(paused) })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(attempt).toHaveBeenCalledTimes(1)
    online = true
    network.dispatchEvent(new Event('online'))
    expect(await result).toBe('done')
    expect(pauses).toEqual([true, false])
  })

  it('tries at once when the person asks for it', async () => {
    const attempt = failingWith(unreachable())
    const result = withRetries(attempt)
    await vi.advanceTimersByTimeAsync(0)
    retryNow()
    expect(await result).toBe('done')
  })

  it('ends when it is aborted during a pause', async () => {
    const stop = new AbortController()
    const result = withRetries(failingWith(unreachable()), { signal: stop.signal })
    const outcome = expect(result).rejects.toThrow('enough')
    stop.abort(new Error('enough'))
    await outcome
  })

  it('does not wait for a hanging request when it is aborted', async () => {
    const stop = new AbortController()
    const result = withRetries(() => new Promise(() => {}), { signal: stop.signal })
    const outcome = expect(result).rejects.toThrow('enough')
    stop.abort(new Error('enough'))
    await outcome
  })
})
