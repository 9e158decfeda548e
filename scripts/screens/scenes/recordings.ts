import type { Scene, SceneContext } from '../scene.ts'
import { view } from './paths.ts'
import { touchMemory } from './visitor-actions.ts'

/** Voices and films in a memory: before, while and after they are recorded or chosen. */

async function openRecorder(at: SceneContext) {
  await touchMemory(at)
  await at.button('Record a voice').click()
  await at.page.getByRole('timer').waitFor()
}

async function speak(at: SceneContext) {
  await openRecorder(at)
  await at.button('Press to speak').click()
  await at.page.getByRole('timer').filter({ hasText: /[1١]$/ }).waitFor()
}

async function choose(at: SceneContext, name: string, buffer: Buffer) {
  const chooses = at.page.waitForEvent('filechooser')
  await at.button('Choose a sound file').click()
  await (await chooses).setFiles({ name, mimeType: 'audio/mpeg', buffer })
}

const recording = (name: string, act: Scene['act'], before?: Scene['before']): Scene => ({
  part: 'visit',
  name: `a voice, ${name}`,
  path: view('whole'),
  ...(act && { act }),
  ...(before && { before }),
})

export const recordingScenes: Scene[] = [
  recording('before it is spoken', openRecorder),
  recording('while it is spoken', speak),
  recording('spoken', async (at) => {
    await speak(at)
    await at.button('Stop').click()
    await at.page.locator('#contribute audio').waitFor()
  }),
  recording(
    'without a microphone',
    async (at) => {
      await openRecorder(at)
      await at.button('Press to speak').click()
      await at.page.locator('#contribute [data-island] [role=alert]').first().waitFor()
    },
    (at) =>
      at.beforehand(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      }),
  ),
  recording('a file that is none', async (at) => {
    await openRecorder(at)
    await choose(at, 'voice.mp3', Buffer.from('a letter'))
    await at.page.locator('#contribute').getByText('voice.mp3').waitFor()
  }),
]
