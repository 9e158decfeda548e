import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import { TypesettingFailed } from '#server/ports/typesetter.ts'
import { aFolder } from '../../support/a-folder.ts'
import { aBook } from './a-book.ts'
import { anOrderSource } from './an-order.ts'

const folder = aFolder()

const here = (name: string) => JSON.stringify(new URL(`../../../server/${name}`, import.meta.url).href)

/** A typesetter that takes memory or time without end for one book, and does everything else as usual. */
async function aPressThat(name: string, limit: string, misbehaves: string, timeLimitMs: number) {
  const entry = join(folder, `${name}.mjs`)
  await writeFile(
    entry,
    `import { limitMemory, watchMemory } from ${here('adapters/typesetting/memory-limit.ts')}
     import { serveTasks } from ${here('adapters/processes/serve-tasks.ts')}
     const BYTES = 1024 ** 3
     ${limit}
     serveTasks(async (task) => {
       const taken = []
       if (task.task === 'book' && task.source.name === 'Endless') ${misbehaves}
       return task.task === 'book' ? { pages: 2, previews: [] } : null
     }, () => false)`,
  )
  return typesettingProcess({ entryUrl: () => pathToFileURL(entry), nice: 0, timeLimitMs })
}

test.each([
  ['memory, by the kernel', 'limitMemory(BYTES)', 'for (;;) taken.push(Buffer.alloc(1024 ** 2, 1))', 60_000],
  ['memory, by a thread', 'watchMemory(BYTES)', 'for (;;) taken.push(Buffer.alloc(1024 ** 2, 1))', 60_000],
  // Without end, but without the processor.
  ['time', '', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', 12_000],
] as const)(
  'a book that takes too much %s fails, and other work goes on',
  { timeout: 300_000 },
  async (what, limit, misbehaves, timeLimitMs) => {
    const typesetter = await aPressThat(what.replace(/\W+/g, '-'), limit, misbehaves, timeLimitMs)
    const out = { pdf: join(folder, 'book.pdf'), previewDir: folder }
    const { name, link } = aBook()
    try {
      const endless = typesetter.book(aBook({ name: 'Endless' }), out)
      const cards = typesetter.cards(
        { paper: 'A4', name, date: null, link, scanned: link },
        join(folder, 'cards.pdf'),
      )
      const next = typesetter.book(aBook(), out)
      await Promise.all([
        expect(endless).rejects.toBeInstanceOf(TypesettingFailed),
        expect(cards).resolves.toBeUndefined(),
        expect(next).resolves.toEqual({ pages: 2, previews: [] }),
      ])
    } finally {
      await typesetter.close()
    }
  },
)

test('orders that take too long end, cards do not wait for them, and people take turns', {
  timeout: 300_000,
}, async () => {
  const entry = join(folder, 'turns.mjs')
  await writeFile(
    entry,
    `import { serveTasks } from ${here('adapters/processes/serve-tasks.ts')}
     serveTasks(async (task) => {
       if (task.task !== 'order') return null
       if (task.source.name !== 'Host') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
       return { isTooLong: true }
     }, () => false)`,
  )
  const typesetter = typesettingProcess({
    entryUrl: () => pathToFileURL(entry),
    nice: 0,
    timeLimitMs: 10_000,
  })
  const ended: string[] = []
  const endless = () =>
    typesetter
      .order(anOrderSource(), { sheets: '', pages: '' }, { by: 'stranger' })
      .catch((reason: unknown) => ended.push(reason instanceof TypesettingFailed ? 'stranger' : 'other'))
  const { name, link } = aBook()
  try {
    await Promise.all([
      endless(),
      endless(),
      endless(),
      typesetter
        .order({ ...anOrderSource(), name: 'Host' }, { sheets: '', pages: '' }, { by: 'host' })
        .then(() => ended.push('host')),
      typesetter
        .cards({ paper: 'A4', name, date: null, link, scanned: link }, '')
        .then(() => ended.push('cards')),
    ])
    expect(ended).toEqual(['cards', 'stranger', 'stranger', 'host', 'stranger'])
  } finally {
    await typesetter.close()
  }
})
