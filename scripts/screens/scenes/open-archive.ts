import type { Scene, SceneContext } from '../scene.ts'

/** An archive is handed over, and becomes a memorial. */

const opened = {
  nameOfPerson: 'Margaret Anne Hollis',
  ...{ photos: 212, videos: 2, recordings: 3, memories: 41, answers: 12, donations: 7 },
  damaged: [] as string[],
  damagedCount: 0,
}

const choose = ({ page }: SceneContext, content = 'PK\u0003\u0004, and what a photo is') =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Margaret Anne Hollis - archive.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(content),
    })

/** The server has made a memorial of it. */
const open = (result: typeof opened) => async (at: SceneContext) => {
  const told = Buffer.from(JSON.stringify(result)).toString('base64')
  const headers = {
    'tus-resumable': '1.0.0',
    ...{ location: '/uploads/1', 'x-media-uuid': '7d0f4a1e-51a0-4f3c-9a0b-2f6e0d1c2b3a', 'x-media': told },
  }
  await at.page.route('**/uploads', (route) => route.fulfill({ status: 201, headers }))
  await choose(at)
  await at.link('Go on to the memorial').waitFor()
}

const named = Array.from({ length: 12 }, (_, at) => `photos/${at + 10} A long way to the sea and back.jpg`)

const openScene = (name: string, rest: Partial<Scene> = {}): Scene => ({
  part: 'archive',
  name,
  who: 'whole',
  path: () => '/open-archive',
  ...rest,
})

export const openArchiveScenes: Scene[] = [
  openScene('open, not signed in', { who: 'nobody' }),
  openScene('open, no file yet'),
  openScene('open, no file yet, in Arabic', { language: 'ar' }),
  openScene('open, not a ZIP', {
    act: async (at) => {
      await choose(at, 'a letter')
      await at.page.getByRole('alert').waitFor()
    },
  }),
  openScene('open, sending', {
    act: async (at) => {
      await at.hold('**/uploads')
      await choose(at)
      await at.page.locator('progress').waitFor()
    },
  }),
  openScene('open, refused', {
    act: async (at) => {
      const msg = 'This is no archive of a memorial, or a part of it is missing: it may have been cut short.'
      await at.answer('**/uploads', { code: 'RESTORE_UNREADABLE', msg }, 400)
      await choose(at)
      await at.page.getByRole('alert').waitFor()
    },
  }),
  openScene('open, all of it came', { act: open(opened) }),
  openScene('open, all of it came, in Arabic', { act: open(opened), language: 'ar' }),
  openScene('open, with damaged files', { act: open({ ...opened, damaged: named, damagedCount: 15 }) }),
]
