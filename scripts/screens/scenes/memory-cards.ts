import sharp from 'sharp'
import { alsoWaiting, type Scene } from '../scene.ts'

/** A photograph without any card: a letter. */
const aLetter = async () => ({
  name: 'letter.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: '#d9cbb0' } })
    .jpeg()
    .toBuffer(),
})

export const memoryCardScenes: Scene[] = [
  ...alsoWaiting({
    part: 'memory-cards',
    name: 'memories on paper',
    who: 'whole',
    path: (fixtures) => `/memorial/memory-cards/${fixtures.whole.uuid}`,
  }),
  {
    part: 'memory-cards',
    name: 'a letter',
    who: 'whole',
    path: (fixtures) => `/memorial/memory-cards/${fixtures.whole.uuid}`,
    act: async (at) => {
      await at.page.locator('input[type=file]').setInputFiles(await aLetter())
      await at.page.getByRole('article').waitFor()
    },
  },
]
