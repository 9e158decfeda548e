import type { TestApp } from './app.ts'

/** Reads all pages of a list. `between` is called after every page, e.g. to add new items. */
export async function allPages<Row>(
  app: TestApp,
  list: { path: string; token: string; field: string; between?: () => Promise<unknown> },
): Promise<Row[][]> {
  const pages: Row[][] = []
  for (let after: string | null = ''; after !== null; ) {
    const url = after === '' ? list.path : `${list.path}${list.path.includes('?') ? '&' : '?'}after=${after}`
    const { status, body } = await app.api('GET', url, { token: list.token })
    if (status !== 200) throw new Error(`${url} answered ${status} ${JSON.stringify(body)}`)
    pages.push(body[list.field])
    after = body.next
    await list.between?.()
  }
  return pages
}
