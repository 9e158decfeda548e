import { expect, it, vi } from 'vitest'
// Imported in advance: with fake timers a dynamic import would never finish.
import '#app/lib/api.ts'
import '../refresh.ts'
import type { Contribution } from '#contract/contributions.ts'
import { refreshAfterContribution } from './refresh-after-contribution.ts'

it('refreshes the page after a memory was sent, and again once its photos can be shown', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://afterglow.example/view/joan'))
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  // There is no page here: that one is looked for shows that it would be refreshed.
  const querySelector = vi.fn(() => null)
  vi.stubGlobal('document', { querySelector, documentElement: { lang: 'en' } })
  const states = ['PROCESSING', 'READY']
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, userContribution: { media: [{ state: states.shift() }] } }),
  )
  const sent = { state: 'VISIBLE', media: [{ state: 'PROCESSING' }] } as unknown as Contribution
  const done = refreshAfterContribution('joan', sent)
  await vi.advanceTimersByTimeAsync(10_000)
  await done
  expect(states).toEqual([])
  expect(querySelector).toHaveBeenCalledTimes(2)
})
