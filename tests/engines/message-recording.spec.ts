import { expect, test } from './support/fixtures.ts'
import type { Tab } from './support/tab.ts'
import { button, DIALOG, field } from './support/targets.ts'

const clip = { css: 'video[aria-label="Your video message"]' }
const words = field('Write your personal message here...')

/** Records two seconds of the engine's mock camera. */
async function record(tab: Tab) {
  await tab.goto('/who')
  await tab.fill(field('What is the name of your loved one?'), 'Margaret Anne Hollis')
  await tab.goto('/message')
  await tab.press(button('Yes, Record Video'))
  await tab.press(button('Start Recording'))
  await tab.reads('Recording 00:02')
  await tab.press(button('Stop Recording'))
}

test('a video message is recorded, and is kept over a reload', async ({ tab, engine }) => {
  test.skip(engine === 'webkit', 'WebKitGTK has a camera to look into, but its recordings come out empty')
  await record(tab)
  await tab.sees(clip)
  await tab.reload()
  await tab.until('it has a length', async () => Number(await tab.property(clip, 'duration')) > 1)
  await tab.goto('/preview')
  await tab.reads('Video message')
})

test('an empty recording shows an error that leads to writing', async ({ tab, driven, engine }) => {
  test.skip(engine !== 'webkit', 'Only there')
  await record(tab)
  await tab.reads('Or write a text message instead.', { within: DIALOG })
  await tab.press(button('Write a Message', DIALOG))
  await tab.misses({ css: DIALOG })
  await tab.fill(words, 'Come as you are.')
  expect(await driven.find(clip)).toBeNull()
  await tab.reads('Saved on this device')
  await tab.reload()
  await tab.has(words, 'value', 'Come as you are.')
})
