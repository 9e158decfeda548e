import { writeSidecar } from '../../../app/features/photos/bring/testing.ts'
import { exportFile } from '../../../tests/support/exports.ts'
import type { Scene, SceneContext } from '../scene.ts'
import { beginDraft } from './draft.ts'
import { stepScene } from './step-scene.ts'

/** The wall of what is in an export of another product. */

const captions = [
  'At the lake',
  '',
  'Our wedding day, with all who could come although it snowed since the morning',
  '',
]
const days = ['1961-08-03', '1987-06-14', '1987-06-15', '1999-09-09', '2019-05-12']

/** An export with forty photos of six years, a film, and pictures that cannot be shown. */
async function bigExport({ fixtures }: SceneContext) {
  const entries: Record<string, string | Uint8Array> = {
    'Takeout/Google Photos/Photos from 2019/party.mp4': 'a film',
    'Takeout/Google Photos/Photos from 2019/scan.tif': 'a picture',
  }
  for (let number = 0; number < 40; number++) {
    const file = fixtures.files[number % fixtures.files.length]
    const day = days[Math.floor(number / 9)] ?? '2019-05-12'
    if (!file) continue
    const path = `Takeout/Google Photos/Album/IMG_${number}.jpg`
    // Each is another file.
    entries[path] = Buffer.concat([file.buffer, Buffer.from([number])])
    if (number % 13 !== 12)
      entries[`${path}.json`] = writeSidecar(`IMG_${number}.jpg`, day, captions[number % 4])
  }
  return exportFile('takeout-20261127-001.zip', entries)
}

async function openWall(at: SceneContext) {
  await at.button('Bring photos from elsewhere').click()
  await at.dialog().waitFor()
}

async function toWall(at: SceneContext) {
  await openWall(at)
  await at
    .dialog()
    .locator('input[type=file]')
    .first()
    .setInputFiles(await bigExport(at))
  await at.dialog().locator('ul img').nth(5).waitFor()
}

async function chooseSome(at: SceneContext) {
  await toWall(at)
  await at.button('Choose all of {year}', { year: '1961' }).click()
}

export const bringScenes: Scene[] = [
  stepScene('photos, from elsewhere', { at: 'photos', before: beginDraft, act: openWall }),
  stepScene('photos, from elsewhere, how', {
    at: 'photos',
    act: async (at) => {
      await openWall(at)
      await at.dialog().locator('summary').first().click()
    },
  }),
  stepScene('photos, from elsewhere, not a ZIP', {
    at: 'photos',
    act: async (at) => {
      await openWall(at)
      const buffer = Buffer.from('words')
      await at.dialog().locator('input[type=file]').first().setInputFiles({
        name: 'holiday-notes-of-the-summer-of-1961.zip',
        mimeType: 'application/zip',
        buffer,
      })
      await at.dialog().getByRole('alert').waitFor()
    },
  }),
  stepScene('photos, the wall', { at: 'photos', before: beginDraft, act: toWall }),
  stepScene('photos, the wall, some chosen', {
    at: 'photos',
    act: async (at) => {
      await chooseSome(at)
      await at.dialog().locator('ul img').nth(9).waitFor()
    },
  }),
  stepScene('photos, the wall, in Arabic', { at: 'photos', language: 'ar', act: chooseSome }),
]
