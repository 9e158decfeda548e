import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { ApiError } from '#app/lib/api.ts'
import { canBeSentAgain, isTransient, withRetries } from './retry.ts'
import { refusal } from './testing.ts'

const unreachable = () => new ApiError(0, {})

/** Fails as often as there are reasons, then gives `done`. */
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
  ])('takes %s for something that passes', (reason) => expect(isTransient(reason)).toBe(true))
  it.each([
    refusal('PHOTO_DAMAGED'),
    refusal('UNAUTHENTICATED'),
    refusal('STORAGE_REFUSED'),
    new Error('a mistake'),
  ])('takes %s for final', (reason) => expect(isTransient(reason)).toBe(false))
})

test.each([
  [unreachable(), true],
  [refusal('STORAGE_AWAY'), true],
  [refusal('DISK_LOW'), true],
  [refusal('PHOTO_DAMAGED'), false],
  [refusal('PHOTO_TOO_LARGE'), false],
  [refusal('NO_ROOM'), false],
  ['gone', false],
] as const)('a person is offered to send it again after %s: %s', (reason, expected) =>
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

  it('comes again while storage is away, each time after as long as the server asks', async () => {
    const away = () => new ApiError(503, { code: 'STORAGE_AWAY' }, 10)
    const attempt = failingWith(away(), away(), away())
    const result = withRetries(attempt)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(attempt).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toBe('done')
  })

  it('gives a refusal back at once', async () => {
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

  it('begins its pauses anew once it got further', async () => {
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

  it('waits for the connection however long that takes, and goes on when it is back', async () => {
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

  it('ends when it is called off', async () => {
    const stop = new AbortController()
    const result = withRetries(failingWith(unreachable()), { signal: stop.signal })
    const outcome = expect(result).rejects.toThrow('enough')
    stop.abort(new Error('enough'))
    await outcome
  })

  it('does not wait for a request that hangs once it is called off', async () => {
    const stop = new AbortController()
    const result = withRetries(() => new Promise(() => {}), { signal: stop.signal })
    const outcome = expect(result).rejects.toThrow('enough')
    stop.abort(new Error('enough'))
    await outcome
  })
})
