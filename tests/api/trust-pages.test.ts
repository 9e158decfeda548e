import { expect, test } from 'vitest'
import { languages, tagOf } from '#languages/index.ts'
import { startApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { visit, wordsOf } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// Help, privacy and terms, in a browser without script.

const operator = {
  name: 'Memorials Pty Ltd',
  address: ['1 Marine Parade', 'Kingscliff NSW 2487'],
  email: 'help@memorials.example',
}
const pages = ['/support', '/privacy', '/terms']
const start = () => startApp({ operator }, { pages: visitorPages })

test.each(pages)('%s names the operator and a contact address, in every language', async (path) => {
  const app = await start()
  const titles = new Set<string>()
  for (const language of languages) {
    const page = await visit(app, path, { 'accept-language': language })
    const { status, body } = page
    expect(status).toBe(200)
    expect(body).toContain(`<html lang="${tagOf(language)}"`)
    for (const told of [operator.name, ...operator.address]) expect(wordsOf(page)).toContain(told)
    expect(body).toContain(`href="mailto:${operator.email}"`)
    for (const other of pages) expect(body).toContain(`href="${other}"`)
    expect(body).toContain('__reactRouterContext')
    expect(body).toContain(`href="${path}" aria-current="page"`)
    titles.add(/<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? '')
  }
  expect(titles.size).toBe(languages.length)
})

test('the terms have the configured price', async () => {
  const app = await startApp({ operator, priceMinor: 4500 }, { pages: visitorPages })
  expect(wordsOf(await visit(app, '/terms'))).toContain('$45.00 AUD for a year')
})

test('a memorial and its forms link to the help, privacy and terms pages', async () => {
  const app = await start()
  const { memorial } = await aPaidHost(app)
  for (const path of ['', '/report', '/rsvp', '/contribute']) {
    const { body } = await visit(app, `/view/${memorial.shareSlug}${path}`)
    for (const page of pages) expect([path, body.includes(`href="${page}"`)]).toEqual([path, true])
  }
})
