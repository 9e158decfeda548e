import { expect, test } from 'vitest'
import { createPreloader } from './preloader.ts'

/** A preloader whose pictures load or fail when a test says so. */
function deps() {
  const asked: number[] = []
  const aborted: number[] = []
  const dropped: string[] = []
  const told: string[] = []
  const waiting = new Map<number, { come: (picture: string) => void; fail: (reason: Error) => void }>()
  const preloader = createPreloader<string>({
    load: (slide, signal) => {
      asked.push(slide)
      signal.addEventListener('abort', () => aborted.push(slide))
      return new Promise((come, fail) => waiting.set(slide, { come, fail }))
    },
    drop: (picture) => dropped.push(picture),
    onReady: (slide) => told.push(`ready ${slide}`),
    onBroken: (slide) => told.push(`broken ${slide}`),
    onDropped: (slide) => told.push(`dropped ${slide}`),
  })
  const later = () => new Promise((resolve) => setImmediate(resolve))
  const comes = async (slide: number) => {
    waiting.get(slide)?.come(`picture ${slide}`)
    await later()
  }
  const fails = async (slide: number) => {
    waiting.get(slide)?.fail(new Error('no picture'))
    await later()
  }
  return { preloader, asked, aborted, dropped, told, comes, fails }
}

test('loads in the order of urgency, two at once', async () => {
  const { preloader, asked, told, comes } = deps()
  preloader.want([1, 2, 3, 0])
  expect(asked).toEqual([1, 2])
  await comes(1)
  expect(asked).toEqual([1, 2, 3])
  expect(told).toEqual(['ready 1'])
  expect(preloader.get(1)).toBe('picture 1')
  expect(preloader.get(2)).toBe(undefined)
})

test('keeps only wanted pictures and releases the others', async () => {
  const { preloader, asked, dropped, told, comes } = deps()
  preloader.want([1, 2])
  await comes(1)
  await comes(2)
  preloader.want([2, 3])
  expect(dropped).toEqual(['picture 1'])
  expect(told).toEqual(['ready 1', 'ready 2', 'dropped 1'])
  expect(preloader.get(1)).toBe(undefined)
  expect(asked, 'what it holds is not loaded again').toEqual([1, 2, 3])
  preloader.close()
  expect(dropped).toEqual(['picture 1', 'picture 2'])
})

test('keeps at most four pictures throughout a show of 500', async () => {
  const { preloader, dropped, told, comes } = deps()
  let most = 0
  for (let at = 0; at < 500; at += 1) {
    preloader.want([at, at + 1, at + 2, at - 1])
    await comes(at + 2)
    most = Math.max(most, told.filter((one) => one.startsWith('ready')).length - dropped.length)
  }
  expect(most).toBeLessThanOrEqual(4)
})

test('a picture that is no longer wanted is aborted, and dropped if it arrives anyway', async () => {
  const { preloader, aborted, dropped, told, comes } = deps()
  preloader.want([1])
  preloader.want([2])
  expect(aborted).toEqual([1])
  await comes(1)
  expect(dropped).toEqual(['picture 1'])
  expect(told).toEqual([])
})

test('a broken picture is reported once, does not block the others, and is retried when wanted again', async () => {
  const { preloader, asked, told, fails } = deps()
  preloader.want([1, 2, 3])
  await fails(1)
  expect(told).toEqual(['broken 1'])
  expect(asked).toEqual([1, 2, 3])
  preloader.want([1, 2, 3])
  expect(asked).toEqual([1, 2, 3])
  preloader.want([2, 3])
  preloader.want([1, 2, 3])
  await fails(2)
  expect(asked).toEqual([1, 2, 3, 1])
})
