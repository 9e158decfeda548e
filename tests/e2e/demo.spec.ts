import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { exampleSlug } from '../../app/features/landing/examples.ts'
import { host, stories } from '../../scripts/demo/margaret.ts'
import { photos } from '../../scripts/demo/photos.ts'
import { answers, contacts, visitors } from '../../scripts/demo/visitors.ts'
import { expect, test } from './support/fixtures.ts'
import type { RunningServer } from './support/server.ts'

// `npm run demo` makes exactly one example memorial, however often it is run or interrupted. The landing page then
// links to it.

test('the example is made once, and the landing page links to it', async ({ page, server }) => {
  test.setTimeout(600_000)
  const ofCard = page.getByRole('heading', { name: 'See an example' })

  await test.step('without an example, the landing page has no card for it', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'One-time payment' })).toBeVisible()
    await expect(ofCard).toHaveCount(0)
    await expect(page.locator('a[href^="/view/"]')).toHaveCount(0)
  })

  await test.step('interrupted while the memorial is being made, it does not exist for visitors', async () => {
    await demo(server, 'Photo     3 of')
    expect((await fetch(`${server.url}/public/memorial/${exampleSlug}`)).status).toBe(404)
  })

  await test.step("interrupted while visitors' contributions are added, it is not open to visitors", async () => {
    await demo(server, 'Gifts')
    expect((await fetch(`${server.url}/public/memorial/${exampleSlug}`)).status).toBe(403)
    await page.goto('/')
    await expect(ofCard).toHaveCount(0)
  })

  await test.step('run again, it finishes the example without anything twice', async () => {
    expect(await demo(server)).toContain('The example is ready.')
    const { memorial } = await (await fetch(`${server.url}/public/memorial/${exampleSlug}`)).json()
    expect(memorial.media.map((photo: { title: string }) => photo.title)).toEqual(
      photos.map((photo) => photo.caption),
    )
    expect(memorial.stories.map((story: { text: string }) => story.text)).toEqual(stories)
    expect(memorial.profilePhoto.state).toBe('READY')
    expect(memorial.programme.map(({ kind }: { kind: string }) => kind)).toEqual([
      'SERVICE',
      'BURIAL',
      'GATHERING',
    ])
    expect(memorial.hostName).toBe('Claire Hollis')
    expect(memorial.contributions.map((one: { message: string }) => one.message)).toEqual(
      visitors.map(({ memory }) => memory.words).reverse(),
    )
    const gifts = visitors.flatMap(({ gift }) => gift ?? [])
    expect(memorial.memorialFunds).toMatchObject([
      {
        donationCount: gifts.length,
        raisedMinor: gifts.reduce((sum, { amount }) => sum + amount * 100, 0),
      },
    ])
  })

  await test.step('run once more, it changes nothing', async () => {
    await expect.poll(() => mailsAbout(server)).toEqual(onceEach)
    const before = await everything(server)
    expect(await demo(server)).toContain('nothing has been changed')
    expect(await everything(server)).toEqual(before)
    expect(await mailsAbout(server)).toEqual(onceEach)
  })

  for (const name of ['How friends add to it', 'A finished memorial'])
    await test.step(`the link '${name}' opens the example`, async () => {
      await page.goto('/')
      await expect(ofCard).toBeVisible()
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Anne Hollis')
      for (const { caption } of photos) await expect(page.getByText(caption, { exact: true })).toBeVisible()
    })
})

/** Runs the command to its end, or kills it when it prints a line that starts with `until`. Returns its output. */
async function demo(server: RunningServer, until?: string): Promise<string> {
  const child = spawn(process.execPath, ['scripts/demo.ts'], {
    env: { ...process.env, PUBLIC_URL: server.url, DATA_DIR: server.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  let output = ''
  createInterface({ input: child.stdout }).on('line', (line) => {
    output += `${line}\n`
    if (until && line.startsWith(until)) child.kill('SIGKILL')
  })
  const [code, signal] = await ended
  expect(until ? signal : code, output).toBe(until ? 'SIGKILL' : 0)
  return output
}

/** How many mails all three runs may send, by subject. A doubled gift or answer would send one more. */
const onceEach = {
  'memorial is open': 1,
  'Memorial for': contacts.filter(({ email }) => email).length,
  'Your donation': visitors.filter(({ gift }) => gift).length,
  'Your RSVP': answers.length,
  'With thanks': visitors.filter(({ thanks }) => thanks).length,
}

const everybody = new Set([host, ...contacts, ...visitors, ...answers].map(({ email }) => email))

/** Counts mails to the people of the example only, because other tests use the same server. */
async function mailsAbout(server: RunningServer) {
  const mails = await server.mailbox()
  const subjects = mails.filter(({ to }) => everybody.has(to)).map(({ subject }) => subject)
  return Object.fromEntries(
    Object.keys(onceEach).map((words) => [words, subjects.filter((one) => one.includes(words)).length]),
  )
}

/** What another run could add to. */
async function everything(server: RunningServer) {
  const read = async (response: Promise<Response>) => (await response).json()
  return {
    memorial: await read(fetch(`${server.url}/public/memorial/${exampleSlug}`)),
    promos: await read(server.operator('GET', '/operator/promo')),
  }
}
