import { archiveOf, bagOf, saying, zipOf } from '../../../app/lib/archive/testing.ts'
import type { Scene, SceneContext } from '../scene.ts'
import { beginDraft } from './draft.ts'

/** An archive opens again, as a draft. */

const NAME = 'Margaret Anne Hollis'

async function wholeArchive({ fixtures }: SceneContext): Promise<Blob> {
  const photos = fixtures.files.slice(0, 3)
  const row = (role: string, at: number) => ({
    uuid: `${role}${at}`,
    role,
    title: 'At the lake',
    position: at,
  })
  const media = [...photos.map((_, at) => row('PHOTO', at)), row('FILM', 9)]
  const memorial = {
    nameOfPerson: NAME,
    birthDate: '1938',
    deathDate: '2026-11-02',
    memorialDate: '2036-11-28',
    address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
    hostMessage: 'Mum never let anyone leave the house hungry.',
    zone: 'Pacific/Chatham',
    ...{ visibility: 'PRIVATE', photoOrder: 'TIME', searchIndexed: true },
  }
  const contacts = Array.from({ length: 24 }, (_, at) => ({
    email: `guest${at}@example.com`,
    unsubscribedAt: at === 0 ? '2026-11-20T00:00:00Z' : null,
    position: at,
  }))
  return archiveOf(
    {
      memorials: [memorial],
      stories: [{ text: 'Every letter we ever sent her went into the biscuit tin.', position: 0 }],
      contacts,
      funds: [{ title: 'Surf club', position: 0 }],
      contributions: Array.from({ length: 41 }, () => ({})),
      rsvps: Array.from({ length: 12 }, () => ({})),
      media,
    },
    Object.fromEntries(
      photos.map(({ buffer }, at) => [`PHOTO${at}`, [`photos/${at}.jpg`, buffer] as [string, Uint8Array]]),
    ),
  )
}

const choose = async ({ page }: SceneContext, zip: Blob) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Margaret Anne Hollis - archive.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(await zip.arrayBuffer()),
    })

async function find(at: SceneContext) {
  await choose(at, await wholeArchive(at))
  await at.button('Open it').waitFor()
}

async function refuse(at: SceneContext, zip: Blob) {
  await choose(at, zip)
  await at.page.getByRole('alert').waitFor()
}

/** Twelve photos, of which none is what its checksum says. */
async function changedArchive(): Promise<Blob> {
  const names = Array.from({ length: 12 }, (_, at) => `photos/${at + 10} A long way to the sea and back.jpg`)
  const media = names.map((_, at) => ({ uuid: String(at), role: 'PHOTO', position: at }))
  const files = Object.fromEntries(names.map((path, at) => [String(at), path]))
  const bag = bagOf({
    'afterglow.json': saying({ media }, files),
    ...Object.fromEntries(names.map((path) => [path, path])),
  })
  return zipOf(bag.map(([path, content]) => [path, path.endsWith('.jpg') ? `${content}.` : content]))
}

const openScene = (name: string, rest: Partial<Scene> = {}): Scene => ({
  part: 'archive',
  name,
  path: () => '/open-archive',
  ...rest,
})

export const openArchiveScenes: Scene[] = [
  openScene('open, no file yet'),
  openScene('open, no file yet, in Arabic', { language: 'ar' }),
  openScene('open, not a ZIP', { act: (at) => refuse(at, new Blob(['a letter'])) }),
  openScene('open, files that were changed', { act: async (at) => refuse(at, await changedArchive()) }),
  openScene('open, without files that were changed', {
    act: async (at) => {
      await refuse(at, await changedArchive())
      await at.button('Open it without the 12 damaged files').click()
      await at.button('Open it').waitFor()
    },
  }),
  openScene('open, checking', {
    before: (at) =>
      at.beforehand(() => {
        SubtleCrypto.prototype.digest = () => new Promise(() => {})
      }),
    act: async (at) => {
      await choose(at, await wholeArchive(at))
      await at.page.locator('progress').waitFor()
    },
  }),
  openScene('open, found', { act: find }),
  openScene('open, found, in Spanish', { act: find, language: 'es' }),
  openScene('open, found, in Arabic', { act: find, language: 'ar' }),
  openScene('open, found, with one begun', { before: beginDraft, act: find }),
  openScene('open, opened', {
    act: async (at) => {
      await find(at)
      await at.button('Open it').click()
      await at.page.waitForURL('**/who')
      await at.rest()
    },
  }),
]
