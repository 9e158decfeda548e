import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** Tasks that the test ends, with the order in which they began. */
function workshop(places: number) {
  const turn = fairQueue(places)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (who: string, name: string, signal?: AbortSignal) =>
    turn(
      who,
      () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      },
      signal,
    )
  /** Ends a task, and lets a waiting one begin. */
  async function end(name: string) {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { ask, begun, end }
}

test('a newcomer behind eight tasks of a stranger begins at once, and then takes turns', async () => {
  const { ask, begun, end } = workshop(2)
  for (let n = 1; n <= 8; n += 1) void ask('stranger', `s${n}`)
  await new Promise(setImmediate)
  expect(begun).toEqual(['s1'])
  void ask('honest', 'h1')
  void ask('honest', 'h2')
  void ask('third', 't1')
  await new Promise(setImmediate)
  expect(begun).toEqual(['s1', 'h1'])
  for (const name of ['s1', 'h1', 's2', 'h2', 't1']) await end(name)
  expect(begun).toEqual(['s1', 'h1', 's2', 'h2', 't1', 's3', 's4'].slice(0, begun.length))
  expect(begun.indexOf('t1')).toBeLessThan(5)
})

test('with one place everybody waits for at most one task of each other', async () => {
  const { ask, begun, end } = workshop(1)
  for (let n = 1; n <= 8; n += 1) void ask('stranger', `s${n}`)
  void ask('honest', 'h1')
  await new Promise(setImmediate)
  await end('s1')
  await end('s2')
  expect(begun.slice(0, 3)).toContain('h1')
})

test('at most as many tasks run at once as there are places, also after failures', async () => {
  const turn = fairQueue(3)
  let [now, most] = [0, 0]
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    now -= 1
    if (most > 2) throw new Error('as it happens')
  }
  await Promise.allSettled(Array.from({ length: 30 }, (_, n) => turn(`person ${n % 7}`, work)))
  expect([now, most]).toEqual([0, 3])
  expect(await turn('later', async () => 'done')).toBe('done')
})

test('when the queue is full, the last task of the person with the most is refused', async () => {
  const turn = fairQueue(1, { most: 3, full: () => new Error('full') })
  const ends: (() => void)[] = []
  const told: string[] = []
  const ask = (who: string, name: string) =>
    turn(who, () => new Promise<void>((resolve) => ends.push(resolve))).then(
      () => told.push(`${name} done`),
      (reason: Error) => told.push(`${name} ${reason.message}`),
    )
  const all = ['s1', 's2', 's3', 's4'].map((name) => ask('stranger', name))
  all.push(ask('honest', 'h1'), ask('third', 't1'), ask('stranger', 's5'))
  await new Promise(setImmediate)
  expect(told).toEqual(['s4 full', 's3 full', 's5 full'])
  for (let n = 0; n < 4; n += 1) {
    ends[n]?.()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
  expect(told.slice(3)).toEqual(['s1 done', 's2 done', 'h1 done', 't1 done'])
})

test('whoever has gone leaves the queue, and holds no turn', async () => {
  const { ask, begun, end } = workshop(1)
  const gone = new AbortController()
  void ask('first', 'f1')
  const left = ask('gone', 'g1', gone.signal)
  const stays = ask('gone', 'g2')
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await end('f1')
  expect(begun).toEqual(['f1', 'g2'])
  await end('g2')
  await stays
  await expect(ask('gone', 'g3', gone.signal)).rejects.toThrow('gone')
  expect(begun).toEqual(['f1', 'g2'])
})
