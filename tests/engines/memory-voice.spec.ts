import { anAccount, aPublicMemorial, call } from '../e2e/support/memorials.ts'
import { addRecordings } from '../e2e/support/recordings.ts'
import { hasFfmpeg } from '../support/ffmpeg.ts'
import { expect, test } from './support/fixtures.ts'
import { button, DIALOG } from './support/targets.ts'

// What Chromium recorded, in engines other than Chromium's.

test('a voice that Chromium recorded plays here', async ({ tab, server, engine }) => {
  test.skip(engine === 'webkit' && !hasFfmpeg, 'It plays no WebM, and there is no ffmpeg that makes an AAC')
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const { token } = host
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token, body: { appearAtOnce: 'EVERYONE' } })
  await addRecordings(server, await anAccount(server), made, { said: 'She sang in the car.' })
  const sources = async () => {
    const { memorial } = await call(server, 'GET', `/public/memorial/${made.shareSlug}`, {})
    return memorial.contributions[0]?.recordings?.[0]?.sources ?? []
  }
  await expect.poll(async () => (await sources()).length, { timeout: 60_000 }).toBe(hasFfmpeg ? 2 : 1)
  await tab.goto(`/view/${made.shareSlug}`)
  // Firefox plays no sound where there is no sound device, unless it is muted (NS_ERROR_DOM_MEDIA_MEDIASINK_ERR).
  if (engine === 'firefox')
    await tab.browser.evaluate(() => {
      for (const audio of document.querySelectorAll<HTMLAudioElement>('#memories audio')) audio.muted = true
    })
  await tab.press({ css: '#memories summary' })
  await tab.until(
    'it plays',
    async () => Number(await tab.property({ css: '#memories audio' }, 'currentTime')) > 0.3,
  )
  await tab.reads('What is said', { within: '#memories' })
})

test('the recorder of a memory opens here, and says where there is no microphone', async ({
  tab,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await tab.goto(`/view/${made.shareSlug}`)
  await tab.press(button('Add a memory', '#contribute'))
  await tab.press(button('Record a voice', DIALOG))
  await tab.reads('Up to 3 minutes. You hear it before anyone else does.', { within: DIALOG })
})
