import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ticketPath } from '#server/lib/ticket.ts'
import type { TestApp } from '../support/app.ts'
import {
  anArchiveApp,
  archiveOf,
  claire,
  download,
  mediaDirOf,
  named,
  sendPhoto,
  textOf,
} from '../support/archives.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'
import type { Unzipped } from '../support/unzip.ts'

// What programs read of an archive (docs/decisions/0035, 0036).

/** Tools of others; where one is not installed, what it would say is not asked. `.ci/run` installs them. */
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0
const hasExiftool = has('exiftool', '-ver')

const full = async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const host = await claire(app, {
    nameOfPerson: 'Margaret Anne Hollis',
    birthDate: '1938~',
    deathDate: '2026-11-02',
    hostMessage: 'Thank you for coming.',
    stories: [{ title: 'Good shoes', text: 'She walked.' }],
    memorialDate: '2026-11-28',
    address: 'St Brigid’s Hall',
  })
  const sent = [
    await sendPhoto(app, host, { title: 'The garden & <roses>, عيد', seed: 10 }),
    await sendPhoto(app, host, { seed: 20, format: 'png' }),
  ]
  const memorialUuid = String(host.memorial.uuid)
  const mediaDir = mediaDirOf(app)
  await aContribution(app.pool, memorialUuid, {
    name: 'Joan Petrie',
    message: 'She swam.',
    photos: 1,
    mediaDir,
  })
  const add = (name: string | null, message: string, state = 'VISIBLE') =>
    app.pool.query(
      `insert into contributions (memorial_uuid, contributor_name, contributor_email, message, state)
       values ($1, $2, $3, $4, $5)`,
      [memorialUuid, name, `${message.toLowerCase().replace(/\W/g, '')}@secret.example`, message, state],
    )
  await add('', 'Nobody knows me')
  await add('Tom', 'Hidden words', 'HIDDEN')
  await anRsvp(app.pool, memorialUuid, { name: 'Ana', message: 'I will be there' })
  const fundUuid = await aFund(app.pool, memorialUuid)
  await aDonation(app.pool, memorialUuid, { fundUuid })
  await app.drained()
  return { app, host, sent, memorialUuid }
}

const archiveFor = async ({ app, host }: Awaited<ReturnType<typeof full>>) =>
  download(app, (await archiveOf(app, host)).archiveUrl)

async function forSuccessor(app: TestApp, memorialUuid: string): Promise<Unzipped[]> {
  const { rows } = await app.pool.query(
    `insert into archive_successors (memorial_uuid, name, email, position)
     values ($1, 'Ruth', 'ruth@example.com', 0) returning uuid`,
    [memorialUuid],
  )
  const { link_secret: secret } = (await app.pool.query('select link_secret from memorials')).rows[0]
  const ticket = { kind: 'archive', memorialUuid, for: String(rows[0].uuid), hours: 24 } as const
  return download(app, ticketPath(ticket, 'archive.zip', secret, app.clock.now()))
}

test('captions and days lie beside the originals, which stay as they were', async () => {
  const whole = await full()
  const files = await archiveFor(whole)
  const [jpeg, png] = whole.sent as [Buffer, Buffer]
  const original = files.find(({ name }) => /^photos\/001 .*\.jpg$/.test(name))
  expect(original?.content.equals(jpeg)).toBe(true)
  expect(named(files, 'photos/002.png').content.equals(png)).toBe(true)
  expect(textOf(files, /^photos\/001 .*\.xmp$/)).toContain('The garden &#38; &#60;roses&#62;, عيد')
  expect(files.some(({ name }) => name === 'photos/002.xmp')).toBe(false)
  expect(textOf(files, /^photos from others\/.*\.xmp$/)).toContain('<photoshop:Credit>Joan Petrie<')
})

test('whoever is anonymous stays so, and what is hidden or waits is for hosts alone', async () => {
  const whole = await full()
  const all = async (files: Unzipped[]) => files.map(({ content }) => content.toString('latin1')).join('\n')
  const own = await archiveFor(whole)
  const ownText = await all(own)
  expect(ownText).not.toContain('nobodyknowsme@secret.example')
  expect(textOf(own, 'afterglow.json')).toContain('Hidden words')
  for (const secret of ['password', 'passcode', 'linkSecret', 'inviteToken', 'mailToken', 'digestToken'])
    expect(textOf(own, 'afterglow.json')).not.toContain(secret)

  const { app, host, memorialUuid } = whole
  const path = `/user/archive/${memorialUuid}?for=relatives`
  const { archiveUrl } = (await app.api('GET', path, { token: host.token })).body
  expect(archiveUrl).toMatch(/for%20relatives\.zip$/)
  for (const other of [await forSuccessor(app, memorialUuid), await download(app, archiveUrl)]) {
    const otherText = await all(other)
    for (const secret of ['Hidden words', 'hiddenwords@secret.example', 'nobodyknowsme@secret.example'])
      expect(otherText).not.toContain(secret)
    expect(JSON.parse(textOf(other, 'afterglow.json'))).toMatchObject({ isWhole: false })
    // What was hidden, and who was blocked, stands in the log.
    expect(other.map(({ name }) => name)).not.toContain('what-was-done.csv')
  }
})

async function unpacked(files: Unzipped[]): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'archive-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const [at, { name, content }] of files.entries())
    if (/\.xmp$/.test(name)) await writeFile(join(dir, `${at}${name.slice(-4)}`), content)
  return dir
}

test.skipIf(!hasExiftool)('exiftool reads the captions (apt install libimage-exiftool-perl)', async () => {
  const files = await archiveFor(await full())
  const dir = await unpacked(files.filter(({ name }) => /^photos\/001 .*xmp$/.test(name)))
  const { stdout } = spawnSync('exiftool', ['-json', '-XMP-dc:Description', '-validate', '-warning', dir])
  const told: Record<string, unknown>[] = JSON.parse(String(stdout))
  expect(told).toHaveLength(1)
  for (const one of told) expect(one.Description).toBe('The garden & <roses>, عيد')
})
