import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { plainText, type ZipEntry, zipped } from './zip.ts'

const at = new Date('2026-11-20T00:00:00Z')

/** An endless source that counts how much was read from it. */
function endless() {
  let taken = 0
  const stream = new Readable({
    read() {
      taken += 65_536
      this.push(Buffer.alloc(65_536))
    },
  })
  return { stream, taken: () => taken }
}

test('nothing is read ahead of the reader, and no entry is opened before its turn', async () => {
  const { stream, taken } = endless()
  const opened: string[] = []
  const zip = zipped(async function* () {
    opened.push('first')
    yield { name: 'first', at, body: async () => stream }
    opened.push('second')
    yield { name: 'second', at, body: 'second' }
  })
  await once(zip, 'readable')
  // All pending reads are done once a full turn of the event loop brings no more.
  for (let before = -1; before !== taken(); ) {
    before = taken()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(taken()).toBeLessThan(1_000_000)
  expect(opened).toEqual(['first'])
  zip.destroy()
})

test('a reader who disconnects closes the open entry, and no other follows', async () => {
  const { stream } = endless()
  let signal: AbortSignal | undefined
  let isOver = false
  const zip = zipped(async function* (given) {
    signal = given
    try {
      yield { name: 'first', at, body: async () => stream }
      throw new Error('unreachable')
    } finally {
      isOver = true
    }
  })
  await once(zip, 'readable')
  zip.destroy()
  await once(stream, 'close')
  expect(signal?.aborted).toBe(true)
  await expect.poll(() => isOver).toBe(true)
})

test.each([
  ['cannot be opened', async () => Promise.reject(new Error('gone'))],
  [
    'breaks',
    async () =>
      new Readable({
        read() {
          this.destroy(new Error('gone'))
        },
      }),
  ],
])('an entry that %s destroys the ZIP, so that nobody takes half of it for the whole', async (_, body) => {
  async function* entries(): AsyncIterable<ZipEntry> {
    yield { name: 'a', at, body: 'a' }
    yield { name: 'b', at, body }
  }
  await expect(zipped(entries).toArray()).rejects.toThrow('gone')
})

test('texts have line ends that every editor shows', () => {
  expect(plainText('one\ntwo\r\nthree\rfour')).toBe('one\r\ntwo\r\nthree\r\nfour\r\n')
})
