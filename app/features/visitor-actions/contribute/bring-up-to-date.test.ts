import { expect, it, vi } from 'vitest'
// Imported in advance: with fake timers a dynamic import would never finish.
import '#app/lib/api.ts'
import { untilReady } from './refresh-after-contribution.ts'

it('polls once for each memorial, however many wait for its photos, and again after they were ready', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://afterglow.example/view/joan'))
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const state = asked.length % 2 === 1 ? 'PROCESSING' : 'READY'
    return Response.json({ success: true, userContribution: { media: [{ state }] } })
  })
  const both = Promise.all([untilReady('joan'), untilReady('joan')])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await both).toEqual([true, true])
  expect(asked).toEqual(Array(2).fill('/public/memorial/joan/mine'))

  const again = untilReady('joan')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await again).toBe(true)
  expect(asked).toHaveLength(4)
})
