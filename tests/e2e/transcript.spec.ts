import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onServer, openScreen, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { addVideo, call } from './support/memorials.ts'

// What is said in the host's video, written down on the edit screen and read on the page.

const recording = join(import.meta.dirname, '../fixtures/host-message.webm')

test('a host writes down what is said, loses nothing, and visitors get captions', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409 \(Conflict\)/)
  const place = await toEditScreen(page, server, 'edit-message')
  const { host, made } = place
  await addVideo(server, host, made, await readFile(recording))
  const { hostVideoMessage: video } = await onServer(server, place)
  await openScreen(page, 'edit-message')
  const field = page.getByLabel('Write down what you say')
  const button = page.getByRole('button', { name: 'Save these words' })
  await expect(button).toBeDisabled()
  await field.fill('Thank you all for coming.')

  // A reload loses nothing, and neither does another host who was faster.
  await openScreen(page, 'edit-message')
  await expect(field).toHaveValue('Thank you all for coming.')
  await call(server, 'PUT', `/memorial/host/transcript/${made.uuid}/${video?.uuid}`, {
    token: host.token,
    body: { transcript: 'Thanks, everybody.', replaces: '' },
  })
  await button.click()
  await expect(page.getByText('Somebody else wrote it down meanwhile:')).toBeVisible()
  await expect(page.getByText('Thanks, everybody.')).toBeVisible()
  await expect(field).toHaveValue('Thank you all for coming.')
  await button.click()
  await expect(page.getByText('Saved. Your video has captions now.')).toBeVisible()
  await expect(button).toBeDisabled()
  const { hostVideoMessage } = await onServer(server, place)
  expect(hostVideoMessage?.transcript).toBe('Thank you all for coming.')
  // What is there is no unsaved change of the screen.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/memorial/dashboard')

  await page.goto(`/view/${made.shareSlug}`)
  const said = page.getByText('Thank you all for coming.')
  await expect(said).toBeHidden()
  await page.getByText('Read what is said').click()
  await expect(said).toBeVisible()
  const cues = await page.getByLabel('Video message').evaluate(
    (it: HTMLVideoElement) =>
      new Promise<string[]>((resolve, reject) => {
        const element = it.querySelector('track')
        if (!element) return reject(new Error('no captions'))
        const textOf = (cue: TextTrackCue) => ('text' in cue ? String(cue.text) : '')
        element.addEventListener('load', () => resolve([...(element.track.cues ?? [])].map(textOf)))
        element.addEventListener('error', () => reject(new Error('captions were not loaded')))
        element.track.mode = 'showing'
      }),
  )
  expect(cues).toEqual(['Thank you all for coming.'])
})
