import { test as base, expect } from './support/fixtures.ts'
import { beginDraft, enterCode, signUp } from './support/host.ts'
import { mailedCode } from './support/mails.ts'
import { SingleServer } from './support/server.ts'

const test = base.extend<{ guarded: SingleServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  guarded: async ({}, use) => {
    const server = await SingleServer.start({ CAPTCHA: '1' })
    await use(server)
    await server.remove()
  },
  baseURL: ({ guarded }, use) => use(guarded.url),
  mailedCode: ({ guarded }, use) => use((email) => mailedCode(guarded, email)),
})

// The first attempt is refused, which tells the page that it must solve a puzzle.
test.use({ expectedErrors: [/403 \(/] })

test('an account can be made where the server asks for a proof of work', async ({ page, mailedCode }) => {
  const email = `${crypto.randomUUID()}@example.com`
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await beginDraft(page)
  await page.goto('/save')
  const solvers = () => loaded.filter((path) => path.startsWith('/assets/solve-'))
  expect(solvers()).toEqual([])
  await signUp(page, email)
  await enterCode(page, await mailedCode(email))
  await expect(page.getByRole('heading', { name: 'Margaret’s memorial is saved' })).toBeVisible()
  // Once fetched and once imported (app/import-fetched.ts).
  expect(new Set(solvers()).size).toBe(1)
  expect(loaded.filter((path) => path === '/anon/captcha')).toHaveLength(1)
  expect(loaded.filter((path) => path === '/anon/signup')).toHaveLength(2)
})
