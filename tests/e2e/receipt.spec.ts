import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Media } from '#contract/media.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPicture, aPublicMemorial } from './support/memorials.ts'
import { contributions } from './support/memory-card.ts'
import type { RunningServer } from './support/server.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** A memory of Joan's with two photos, and the link in its receipt. */
async function aReceipt(
  server: RunningServer,
  mailTo: (email: string, subject: RegExp) => Promise<{ text: string }>,
) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const joan = await anAccount(server)
  const form = new FormData()
  form.set('shareSlug', made.shareSlug)
  form.set('contributorName', 'Joan Petrie')
  form.set('contributorMessage', 'She taught me to swim.')
  for (const seed of [1, 2])
    form.append('photos', new Blob([new Uint8Array(await aPicture(seed))]), `picture-${seed}.jpg`)
  const sent = await fetch(`${server.url}/memorial/contribution`, {
    method: 'POST',
    headers: { pid: joan.token },
    body: form,
  })
  expect(sent.status).toBe(200)
  // The page of a receipt shows the photos that are ready when it is opened.
  const areReady = async () =>
    (await contributions(server, host, made))[0]?.media.every(({ state }: Media) => state === 'READY')
  await expect.poll(areReady, { timeout: 60_000 }).toBe(true)
  const { text } = await mailTo(joan.email, /^We received your memory/)
  const link = /\/receipt#[\w.-]+/.exec(text)?.[0] ?? ''
  return { host, made, link }
}

const noViolations = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])

test('the link in a receipt changes a memory and takes it back, and its token is in no request address', async ({
  page,
  server,
  mailTo,
}) => {
  const { host, made, link } = await aReceipt(server, mailTo)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: /^Your memory of/ })).toBeVisible()
  await expect(page.getByText('It waits until the family has looked at it.')).toBeVisible()
  const words = page.getByLabel('Message')
  await expect(words).toHaveValue('She taught me to swim.')
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('img')).toHaveCount(2)
  await noViolations(page)

  await words.fill('She taught me to row.')
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('The family looks at them first.')).toBeVisible()
  expect(await contributions(server, host, made)).toMatchObject([
    { message: 'She taught me to row.', media: [{}] },
  ])

  await words.fill('')
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('Please include a message or at least one photo.')).toBeVisible()

  await page.getByRole('button', { name: 'Take my memory back' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take your memory back?' })
  await question.getByRole('button', { name: 'Take my memory back' }).click()
  await expect(page.getByRole('heading', { name: 'It is taken back' })).toBeVisible()
  await noViolations(page)
  const seal = link.split('.').at(-1) ?? ''
  expect(asked.filter((line) => line.includes(seal))).toEqual([])
})
