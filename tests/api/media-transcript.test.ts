import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, claire, download, textOf } from '../support/archives.ts'
import { aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { readVideo, sendVideo } from '../support/videos.ts'

// What is said in the host's video, written down.

const SAID = 'Thank you for coming.\nShe would have loved this.'

interface Host {
  token: string
  memorial: { uuid: string }
}

async function aFilmedHost() {
  const { app, host } = await startWithPaidHost()
  const { uuid } = await sendVideo(app, host)
  return { app, host, mediaUuid: String(uuid) }
}

const write = (app: TestApp, { token, memorial }: Host, mediaUuid: string, json: object) =>
  app.api('PUT', `/memorial/host/transcript/${memorial.uuid}/${mediaUuid}`, { token, json })

test('what is said is told to visitors, and can be taken away', async () => {
  const { app, host, mediaUuid } = await aFilmedHost()
  expect(await readVideo(app, host)).toMatchObject({ transcript: null })
  const { status, body } = await write(app, host, mediaUuid, { transcript: `  ${SAID} `, replaces: '' })
  expect(status).toBe(200)
  expect(body.media).toMatchObject({ uuid: mediaUuid, transcript: SAID })
  expect(await readVideo(app, host)).toMatchObject({ transcript: SAID })

  const shown = async () => {
    const { body } = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
    return body.memorial.hostVideoMessage.transcript
  }
  expect(await shown()).toBe(SAID)

  await write(app, host, mediaUuid, { transcript: '', replaces: SAID })
  expect(await readVideo(app, host)).toMatchObject({ transcript: null })
  expect(await shown()).toBeNull()
})

test('of two hosts at once the second is told, and the same words twice change nothing', async () => {
  const { app, host, mediaUuid } = await aFilmedHost()
  const answers = await Promise.all(
    ['One.', 'Two.'].map((transcript) => write(app, host, mediaUuid, { transcript, replaces: '' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TRANSCRIPT_CHANGED')
  const { transcript } = await readVideo(app, host)
  // An answer that was lost on its way: the call is sent again.
  expect((await write(app, host, mediaUuid, { transcript, replaces: '' })).status).toBe(200)
})

test('the archive has the captions, and its page the words', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const host = await claire(app)
  const { uuid } = await sendVideo(app, host)
  await write(app, host, String(uuid), { transcript: SAID, replaces: '' })
  await app.drained()
  const files = await download(app, (await archiveOf(app, host)).archiveUrl)
  const captions = textOf(files, 'video/A message from Claire Hollis.vtt')
  expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:00\.\d{3}\nThank you for coming\.\n\n/)
  const page = textOf(files, 'index.html')
  expect(page).toContain('She would have loved this.</p>')
  const [, inPage = ''] = /src="data:text\/vtt;charset=utf-8,([^"]+)"/.exec(page) ?? []
  expect(decodeURIComponent(inPage)).toBe(captions)
})

test('only the video that the memorial shows has words, at most 8,000 characters', async () => {
  const { app, host, mediaUuid } = await aFilmedHost()
  const long = await write(app, host, mediaUuid, { transcript: 'x'.repeat(8001), replaces: '' })
  expect(long).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })

  const other = await aPaidHost(app)
  const elsewhere = await write(app, other, mediaUuid, { transcript: SAID, replaces: '' })
  expect(elsewhere).toMatchObject({ status: 404, body: { code: 'MEDIA_NOT_FOUND' } })

  await app.api('POST', `/memorial/media/delete/${mediaUuid}`, { token: host.token })
  const gone = await write(app, host, mediaUuid, { transcript: SAID, replaces: '' })
  expect(gone).toMatchObject({ status: 404, body: { code: 'MEDIA_NOT_FOUND' } })
})

test('the account export has the words', async () => {
  const { app, host, mediaUuid } = await aFilmedHost()
  await write(app, host, mediaUuid, { transcript: SAID, replaces: '' })
  const { body } = await app.api('GET', '/user/data', { token: host.token })
  expect(JSON.stringify(body)).toContain('She would have loved this.')
})
