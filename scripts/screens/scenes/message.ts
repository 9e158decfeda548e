import type { Scene, SceneContext } from '../scene.ts'

/** The message that is spoken: before, while and after it is recorded. */

async function openCamera(at: SceneContext) {
  await at.button('Yes, Record Video').click()
  await at.button('Start Recording').waitFor()
}

async function record(at: SceneContext) {
  await at.button('Start Recording').click()
  await at.page.getByRole('timer').filter({ hasText: /[1١]$/ }).waitFor()
}

async function recordAll(at: SceneContext) {
  await openCamera(at)
  await record(at)
  await at.button('Stop Recording').click()
  await at.button('Review').waitFor()
}

/** A camera that is unplugged ends its track with an event. Runs in the page. */
function pullOutWhenTold() {
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted)
    const [track] = stream.getTracks()
    addEventListener('pulledout', () => {
      track?.stop()
      track?.dispatchEvent(new Event('ended'))
    })
    return stream
  }
}

/** The tab closes during a recording, after the person had written something. */
async function breakOff(at: SceneContext) {
  // One tab at a time writes.
  await at.page.goto('about:blank')
  const page = await at.page.context().newPage()
  await page.goto('/message')
  await page.getByRole('button', { name: at.say('No, Write Message') }).click()
  await page.locator('main textarea').fill('Dear all')
  await page.getByText(at.say('Saved on this device')).waitFor()
  await page.getByRole('button', { name: at.say('Yes, Record Video') }).click()
  await page.getByRole('button', { name: at.say('Start Recording') }).click()
  await page.getByRole('timer').filter({ hasText: /[2٢]$/ }).waitFor()
  await page.close()
}

const message = (name: string, act?: Scene['act'], before?: Scene['before']): Scene => ({
  part: 'creation',
  name: `message, ${name}`,
  path: () => '/message',
  ...(act && { act }),
  ...(before && { before }),
})

export const messageScenes: Scene[] = [
  message('written', async (at) => {
    await at.button('No, Write Message').click()
    await at.page.locator('main textarea').fill('Mum never let anyone leave the house hungry.')
  }),
  message('the example', async (at) => {
    await at.button('Watch a short example').click()
    await at.button('Close the example').waitFor()
  }),
  message(
    'a browser that cannot record',
    (at) => at.button('Yes, Record Video').click(),
    (at) => at.beforehand(() => Reflect.deleteProperty(window, 'MediaRecorder')),
  ),
  message('before it is recorded', openCamera),
  message('while it is recorded', async (at) => {
    await openCamera(at)
    await record(at)
  }),
  message('recorded', recordAll),
  message('recorded, and written instead', async (at) => {
    await recordAll(at)
    await at.button('No, Write Message').click()
    await at.page.locator('main textarea').fill('Thank you for every casserole.')
  }),
  message(
    'the camera went away',
    async (at) => {
      await openCamera(at)
      await record(at)
      await at.page.evaluate(() => dispatchEvent(new Event('pulledout')))
      await at.button('Review').waitFor()
    },
    (at) => at.beforehand(pullOutWhenTold),
  ),
  message('a recording broke off', async (at) => {
    await breakOff(at)
    await at.page.goBack()
    await at.button('Review It').waitFor()
  }),
  {
    ...message('recorded, and saving fails', async (at) => {
      for (const call of ['/memorial/host/upload/**', '/uploads'])
        await at.answer(`**${call}`, { code: 'FORBIDDEN', msg: 'Not this time.' }, 403)
      await recordAll(at)
      await at.button('Save').click()
      await at.button('OK').waitFor()
    }),
    who: 'unpaid',
  },
]
