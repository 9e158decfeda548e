import { expect, test, vi } from 'vitest'
import { languages } from '#languages/index.ts'
import { archiveTranslator } from '#server/modules/archive/present.ts'
import { writeReadme } from '#server/modules/service-pack/open-pack.ts'
import { PackShow } from '#server/modules/service-pack/pack-slideshow.ts'
import { pictureOf, sheetOf } from '#server/modules/sharing/rules.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, claire, download, textOf } from '../support/archives.ts'
import { askForBook } from '../support/books.ts'
import { aPaidHost } from '../support/factories.ts'
import { aTypesetter } from '../support/typesetter.ts'

// Books, cards and other keepsakes are in the language of the memorial's page, else its owner's.

async function anApp() {
  const { typesetter, sources } = aTypesetter()
  const cards = vi.fn(typesetter.cards)
  const app = await startApp({}, { typesetter: { ...typesetter, cards } })
  const host = await aPaidHost(app, { memorialDate: '2031-05-04' })
  const change = (language: string | null) =>
    app.api('POST', `/memorial/settings/${host.memorial.uuid}`, { token: host.token, json: { language } })
  return { app, host, change, sources, cards }
}

const readIn = (app: TestApp, token: string, language: string) =>
  app.api('GET', '/user', { token, headers: { cookie: `language=${language}` } })

test('the book is in the memorial’s language, and another language makes another book', async () => {
  const { app, host, change, sources } = await anApp()
  const made = async () => {
    await askForBook(app, host, { wait: true })
    await app.drained()
    return sources.at(-1)
  }
  expect(await made()).toMatchObject({ language: 'en', date: '4 May 2031' })
  await change('es')
  expect(await made()).toMatchObject({ language: 'es', date: '4 de mayo de 2031' })
  await readIn(app, host.token, 'ar')
  await change(null)
  expect(await made()).toMatchObject({ language: 'ar', date: '4 مايو 2031' })
  // Visiting in another language makes no other book; changing the profile's language does.
  await readIn(app, host.token, 'es')
  await change('en')
  await change(null)
  expect(await made()).toMatchObject({ language: 'ar' })
  const json = { firstName: '', surname: '', language: 'es' }
  await app.api('POST', '/user/save', { token: host.token, json })
  expect(await made()).toMatchObject({ language: 'es', date: '4 de mayo de 2031' })
})

test('cards and share pictures are made and kept for each language', async () => {
  const { app, host, change, cards } = await anApp()
  const ask = () => app.api('GET', `/memorial/card-sheet/${host.memorial.uuid}`, { token: host.token })
  await ask()
  await change('es')
  await ask()
  await ask()
  expect(cards.mock.calls.map(([{ language, date }]) => [language, date])).toEqual([
    ['en', '4 May 2031'],
    ['es', '4 de mayo de 2031'],
  ])
  const keys = languages.flatMap((language) => [
    pictureOf('uuid', 'version', language).key,
    sheetOf('uuid', { language, paper: 'A4', name: 'Ana', date: null, link: '', scanned: '' }).key,
  ])
  expect(new Set(keys).size).toBe(2 * languages.length)
})

test('the archive has its page, its folders and its note in the memorial’s language', async () => {
  const app = await anArchiveApp()
  const host = await claire(app, { memorialDate: '2031-05-04', hostMessage: 'Gracias.' })
  await app.api('POST', `/memorial/settings/${host.memorial.uuid}`, {
    token: host.token,
    json: { language: 'es' },
  })
  await app.drained()
  const files = await download(app, (await archiveOf(app, host)).archiveUrl)
  const page = textOf(files, 'index.html')
  expect(page).toContain('<html lang="es" dir="ltr">')
  expect(page).toContain('4 de mayo de 2031')
  const t = archiveTranslator('es')
  expect(textOf(files, t('files.readme'))).toContain(t('readme.open'))
  expect(textOf(files, `${t('files.words')}/${t('files.messageText')}`)).toContain('Gracias.')
})

test('the service pack is in the memorial’s language', () => {
  const show = {
    name: 'Ana',
    life: '',
    date: null,
    zone: null,
    days: [],
    portrait: null,
    photos: [],
    films: [],
  }
  const facts = {
    speed: 5,
    seconds: 60,
    missing: 0,
    madeAt: new Date('2026-11-20T00:00:00Z'),
    hasFilm: false,
  }
  const say = (show: unknown) => writeReadme({ ...facts, show: PackShow.parse(show) })
  expect(say({ ...show, language: 'en' })).toContain('20 November 2026')
  expect(say({ ...show, language: 'es' })).toContain('20 de noviembre de 2026')
  expect(say({ ...show, language: 'ar' })).toMatch(/[\u0600-\u06ff]/)
})
