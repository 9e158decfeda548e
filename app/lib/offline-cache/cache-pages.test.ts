import { expect, test } from 'vitest'
import { cachePages } from './cache-pages.ts'
import { cachesDouble } from './testing.ts'

const steps = { cacheName: 'steps', pages: ['/who', '/photos'], list: '/steps-files.json' }

function aDevice() {
  const store = cachesDouble()
  const asked: string[] = []
  const build = { number: 1, photos: 200, language: 'en-AU' }
  const answers: Record<string, () => Response> = {
    '/who': () =>
      new Response(`<html lang="${build.language}"><script src="/assets/who-${build.number}.js">`),
    '/photos': () =>
      new Response(`<script src="/assets/photos-${build.number}.js">`, { status: build.photos }),
    [steps.list]: () => Response.json([`/assets/later-${build.number}.js`]),
  }
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input))
    return answers[String(input)]?.() ?? new Response('a file')
  }
  const keep = () => cachePages(steps, { caches: store.caches, fetch }, new AbortController().signal)
  return { keep, asked, build, kept: () => store.paths(steps.cacheName) }
}

test('caches the pages with the files they name and the files they import later', async () => {
  const { keep, kept } = aDevice()
  await keep()
  expect(kept()).toEqual(['/assets/later-1.js', '/assets/photos-1.js', '/assets/who-1.js', '/photos', '/who'])
})

test('does not fetch cached files again, and replaces them for a new build', async () => {
  const { keep, kept, asked, build } = aDevice()
  await keep()
  asked.length = 0
  await keep()
  expect(asked).toEqual(['/who', steps.list])
  build.number = 2
  await keep()
  expect(kept()).toEqual(['/assets/later-2.js', '/assets/photos-2.js', '/assets/who-2.js', '/photos', '/who'])
})

test('keeps the previous build when a new one cannot be fetched completely', async () => {
  const { keep, kept, build } = aDevice()
  await keep()
  const before = kept()
  Object.assign(build, { number: 2, photos: 503 })
  await expect(keep()).rejects.toThrow('503')
  expect(kept()).toEqual(before)
})

test('fetches all pages again in another language', async () => {
  const { keep, asked, build } = aDevice()
  await keep()
  asked.length = 0
  build.language = 'es'
  await keep()
  expect(asked).toEqual(['/who', steps.list, '/photos'])
})
