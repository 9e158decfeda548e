import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listOutbox, outboxMailer, readOutbox } from '#server/adapters/mail/outbox.ts'
import { MailRefused } from '#server/ports/mail.ts'
import { aMail } from './a-mail.tsx'

let dir: string
let now: Date
beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox')
  now = new Date('2026-01-02T03:04:05.678Z')
})
afterEach(() => rm(join(dir, '..'), { recursive: true, force: true }))

const mailer = () =>
  outboxMailer({ dir, from: 'Afterglow <hello@afterglow.example>', clock: { now: () => now } })
const emls = async () => (await readdir(dir)).filter((file) => file.endsWith('.eml'))
async function onlyEml() {
  const [file = ''] = await emls()
  return readFile(join(dir, file), 'utf8')
}

describe('the outbox', () => {
  it('is empty before the first mail', async () => {
    expect(await listOutbox(dir)).toEqual([])
  })

  it('writes a message file and lists its contents', async () => {
    await mailer().send(aMail({ subject: 'In memory of Zoë 🌅' }))

    const eml = await onlyEml()
    expect(eml).toMatch(/\r\nFrom: Afterglow <hello@afterglow\.example>\r\nTo: joan@example\.com\r\n/)
    expect(eml).toMatch(/\r\nSubject: =\?UTF-8\?Q\?.*\?=\r\n/)
    expect(eml).toMatch(/\r\nDate: Fri, 02 Jan 2026 03:04:05 \+0000\r\n/)
    expect(eml).toMatch(/\r\nMessage-ID: <[0-9a-f]{32}@afterglow\.example>\r\n/)
    expect(eml).toContain('multipart/alternative')
    expect(eml).toMatch(/\r\nContent-Language: en\r\n/)
    expect(await listOutbox(dir)).toEqual([
      {
        id: 'invitation:7',
        to: 'joan@example.com',
        subject: 'In memory of Zoë 🌅',
        text: aMail().text,
        html: aMail().html,
        date: '2026-01-02T03:04:05.678Z',
      },
    ])
  })

  it('keeps one file for each id', async () => {
    await mailer().send(aMail())
    await mailer().send(aMail({ subject: 'Again' }))
    await Promise.all([1, 2, 3].map(() => mailer().send(aMail({ id: 'b' }))))
    expect(await emls()).toHaveLength(2)
    expect((await listOutbox(dir)).map((mail) => mail.subject)).toEqual([
      'Memorial for Margaret',
      'Memorial for Margaret',
    ])
  })

  it('keeps ids apart that differ only in characters a file name cannot hold', async () => {
    await mailer().send(aMail({ id: 'a/b' }))
    await mailer().send(aMail({ id: 'a:b' }))
    await mailer().send(aMail({ id: '../../a b' }))
    expect(await emls()).toHaveLength(3)
  })

  it('lists the newest first, even within one millisecond, and only as many as asked for', async () => {
    for (const id of ['first', 'second', 'third']) await mailer().send(aMail({ id }))
    now = new Date('2025-01-01T00:00:00Z')
    await mailer().send(aMail({ id: 'old' }))
    expect((await listOutbox(dir)).map((mail) => mail.id)).toEqual(['third', 'second', 'first', 'old'])
    expect((await listOutbox(dir, 2)).map((mail) => mail.id)).toEqual(['third', 'second'])
  })

  it('skips files that are not complete mails', async () => {
    await mailer().send(aMail())
    const [file = ''] = await emls()
    await writeFile(join(dir, 'stray.eml'), 'From: nobody')
    await writeFile(join(dir, 'torn.eml'), '')
    await writeFile(join(dir, '.sidecars', 'torn.json'), '{"id": "to')
    await mkdir(join(dir, 'folder.eml'))
    await writeFile(join(dir, '.sidecars', 'orphan.json'), await readFile(sidecarOf(file)))
    expect((await listOutbox(dir)).map((mail) => mail.id)).toEqual(['invitation:7'])
  })

  it('shows pictures that are attached to the mail', async () => {
    const picture = {
      filename: 'p.png',
      contentType: 'image/png',
      content: Buffer.from('png'),
      cid: 'portrait',
    }
    await mailer().send(
      aMail({ html: '<img src="cid:portrait"><img src="cid:other">', attachments: [picture] }),
    )
    expect((await readOutbox(dir, 'invitation:7'))?.html).toBe(
      '<img src="data:image/png;base64,cG5n"><img src="cid:other">',
    )
    expect(await onlyEml()).toContain('Content-ID: <portrait>')
    expect(await readOutbox(dir, 'unknown')).toBeNull()
  })
})

describe('headers', () => {
  const headersOf = async () => (await onlyEml()).split('\r\n\r\n')[0] ?? ''

  it('offer one-click unsubscribing', async () => {
    await mailer().send(aMail({ unsubscribeUrl: 'https://afterglow.example/u/1' }))
    expect(await headersOf()).toContain('List-Unsubscribe: <https://afterglow.example/u/1>')
    expect(await headersOf()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('cannot be added by text that people typed', async () => {
    const evil = 'x\r\nBcc: eve@example.com\nX-Evil: 1\u2028X-More: 2\r\n\r\nbody'
    await mailer().send(aMail({ subject: evil, unsubscribeUrl: `https://afterglow.example/u?${evil}` }))
    const names = (await headersOf()).split('\r\n').filter((line) => !/^\s/.test(line))
    expect(names.join('\n')).not.toMatch(/^(bcc|x-evil|x-more)/im)
  })

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Eve <a@example.com>',
    'nobody',
    '',
  ])('accept a single address and refuse %j', async (to) => {
    await expect(mailer().send(aMail({ to }))).rejects.toBeInstanceOf(MailRefused)
    expect(await listOutbox(dir)).toEqual([])
  })
})

function sidecarOf(eml: string) {
  return join(dir, '.sidecars', eml.replace(/\.eml$/, '.json'))
}
