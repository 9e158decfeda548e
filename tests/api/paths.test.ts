import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { endpoints } from '#contract/index.ts'

const shapeOf = (path: string) => `/${path.replace(/^\//, '')}`.replaceAll(/:\w+/g, ':')

const pagesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [shapeOf(path)] : []), ...pagesOf(children)])

test('no API call has the path of a page, because a reload or a link in a mail would then show its response', async () => {
  const calls = endpoints
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(({ endpoint }) => shapeOf(endpoint.path))
  expect(calls.length).toBeGreaterThan(20)
  const pages = new Set(pagesOf(await routes))
  expect(calls.filter((path) => pages.has(path))).toEqual([])
})
