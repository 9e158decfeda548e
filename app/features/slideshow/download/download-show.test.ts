import { beforeEach, expect, test } from 'vitest'
import type { Show } from '#contract/show.ts'
import { slideshowPages } from '../../../lib/offline-cache/page-groups.ts'
import { cachesDouble } from '../../../lib/offline-cache/testing.ts'
import { slideshowCacheName, slideshowPageCacheName } from '../../../lib/slideshow-cache.ts'
import { downloadShow, isQuotaExceeded } from './download-show.ts'
import { readStoredShow } from './stored-show.ts'

const uuid = '0b54f6de-6ec8-4c42-a2d0-0f6a4f7c9d21'
const show: Show = {
  memorialUuid: uuid,
  shareSlug: 'margaret-hollis-abc123',
  nameOfPerson: 'Margaret Hollis',
  memorialDate: null,
  programme: [],
  profilePhoto: null,
  photos: [],
  films: [],
  memories: [],
  scanned: '',
}
const [pagePath = ''] = slideshowPages.pages
const { list: filesPath } = slideshowPages
const page = '<link href="/assets/root-1.css"><script>import "/assets/root-2.js"</script>'

let store: ReturnType<typeof cachesDouble>
let asked: string[]
let answers: Record<string, () => Response>

beforeEach(() => {
  store = cachesDouble()
  asked = []
  answers = {
    [pagePath]: () => new Response(page),
    [filesPath]: () => Response.json(['/assets/root-2.js', '/assets/hydrate-3.js']),
  }
})

async function fetchDouble(input: RequestInfo | URL): Promise<Response> {
  const path = String(input)
  asked.push(path)
  return answers[path]?.() ?? new Response(`content of ${path}`)
}

function keep(
  pictures: string[],
  { token = 'token', films = [] as string[], told = [] as number[], of = show, signal = alive() } = {},
) {
  const deps = { caches: store.caches, fetch: fetchDouble }
  return downloadShow({ show: of, token, pictures, films }, deps, (done) => told.push(done), signal)
}

const alive = () => new AbortController().signal
const kept = () => store.paths(slideshowCacheName(uuid))

test('downloads pictures, page, files and data, and reports progress', async () => {
  const told: number[] = []
  await keep(['/media/m/a.avif', '/media/m/b.avif', '/media/m/c.avif'], { told })
  expect(told).toEqual([1, 2, 3])
  expect(kept()).toEqual(['/media/m/a.avif', '/media/m/b.avif', '/media/m/c.avif', `/memorial/show/${uuid}`])
  expect(store.paths(slideshowPageCacheName)).toEqual([
    '/assets/hydrate-3.js',
    '/assets/root-1.css',
    '/assets/root-2.js',
    pagePath,
  ])
  expect(await readStoredShow(uuid, 'token', store.caches)).toEqual(show)
})

test('a changed show replaces the stored one: new pictures are added, old ones removed, the others kept', async () => {
  await keep(['/media/m/a.avif', '/media/m/b.avif'])
  asked = []
  await keep(['/media/m/b.avif', '/media/m/c.avif'], {
    of: { ...show, nameOfPerson: 'Margaret Anne Hollis' },
  })
  expect(asked.filter((path) => path.startsWith('/media'))).toEqual(['/media/m/c.avif'])
  expect(kept()).toEqual(['/media/m/b.avif', '/media/m/c.avif', `/memorial/show/${uuid}`])
  expect((await readStoredShow(uuid, 'token', store.caches))?.nameOfPerson).toBe('Margaret Anne Hollis')
})

test('a network failure in the middle leaves the stored show unchanged', async () => {
  await keep(['/media/m/a.avif'])
  answers['/media/m/c.avif'] = () => Response.error()
  answers['/media/m/d.avif'] = () => new Response(null, { status: 503 })
  await expect(keep(['/media/m/d.avif'], { of: { ...show, nameOfPerson: 'Peggy' } })).rejects.toThrow('503')
  expect((await readStoredShow(uuid, 'token', store.caches))?.nameOfPerson).toBe('Margaret Hollis')
  expect(kept()).toContain('/media/m/a.avif')
})

test('a missing photo does not prevent the others from being stored', async () => {
  answers['/media/m/b.avif'] = () => new Response(null, { status: 404 })
  await keep(['/media/m/a.avif', '/media/m/b.avif'])
  expect(kept()).toEqual(['/media/m/a.avif', `/memorial/show/${uuid}`])
})

test('a full device is reported differently from an unreachable network', async () => {
  store.failPuts(new DOMException('full', 'QuotaExceededError'))
  const reason = await keep(['/media/m/a.avif']).catch((error: unknown) => error)
  expect(isQuotaExceeded(reason)).toBe(true)
  expect(isQuotaExceeded(new TypeError('Failed to fetch'))).toBe(false)
})

test('a stopped download requests nothing more and stores no data', async () => {
  const stop = new AbortController()
  answers['/media/m/b.avif'] = () => {
    stop.abort()
    return new Response('b')
  }
  await expect(
    keep(['/media/m/a.avif', '/media/m/b.avif', '/media/m/c.avif'], { signal: stop.signal }),
  ).rejects.toThrow()
  expect(asked).not.toContain('/media/m/c.avif')
  expect(await readStoredShow(uuid, 'token', store.caches)).toBe(null)
})

test('a show stored with one token is hidden from another, and deleted when that one stores a show', async () => {
  await keep(['/media/m/a.avif'])
  expect(await readStoredShow(uuid, 'of somebody else', store.caches)).toBe(null)
  const another = '7d8e7a4e-4b0c-4b56-93e0-5a3b8c1f2e10'
  await keep([], { token: 'of somebody else', of: { ...show, memorialUuid: another } })
  expect(kept()).toEqual([])
  expect(await readStoredShow(another, 'of somebody else', store.caches)).toMatchObject({
    memorialUuid: another,
  })
})

test('a show stored by an older version in another format is ignored', async () => {
  await keep([])
  const cache = await store.caches.open(slideshowCacheName(uuid))
  const old = await cache.match(`/memorial/show/${uuid}`)
  await cache.put(`/memorial/show/${uuid}`, new Response('{"slides":[]}', { headers: old?.headers ?? {} }))
  expect(await readStoredShow(uuid, 'token', store.caches)).toBe(null)
})

test('films are stored after the pictures; where they do not fit, the pictures stay', async () => {
  const told: number[] = []
  expect(await keep(['/media/m/a.avif'], { films: ['/media/m/wedding.mp4'], told })).toEqual({
    hasFilms: true,
  })
  expect(told).toEqual([1, 2])
  expect(kept()).toEqual(['/media/m/a.avif', '/media/m/wedding.mp4', `/memorial/show/${uuid}`])

  answers['/media/m/long.mp4'] = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const films = ['/media/m/wedding.mp4', '/media/m/long.mp4']
  expect(await keep(['/media/m/a.avif'], { films })).toEqual({ hasFilms: false })
  expect(kept()).toEqual(['/media/m/a.avif', `/memorial/show/${uuid}`])
})
