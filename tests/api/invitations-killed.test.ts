import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { type Arrived, aMailServer } from '../support/mail-server.ts'
import { lastingData, patience, startWorker, waiting, waitingForNext } from '../support/worker.ts'

const GUESTS = 200
/** How many invitations a worker sends at once (`contactJobs`). */
const AT_ONCE = 4

/** A database that outlives its workers, with 200 guests of a memorial. */
async function aMemorialWithGuests() {
  const { dataDir, database } = await lastingData()
  const app = await openApp({ dataDir, database })
  const contacts = Array.from({ length: GUESTS }, (_, n) => ({ email: `guest-${n}@example.com` }))
  const host = await aPaidHost(app, { contacts })
  await app.close()
  return { dataDir, database, host }
}

test(
  '200 invitations are delivered although workers are killed: each once, or twice as the same mail',
  patience,
  async () => {
    const { dataDir, database, host } = await aMemorialWithGuests()
    const accepted: Arrived[] = []
    const unanswered: Arrived[] = []
    let onMail: (mail: Arrived, accept: () => void) => void
    const mailServer = await aMailServer((mail, accept) => onMail(mail, accept))
    onTestFinished(mailServer.close)
    const take = (mail: Arrived, accept: () => void) => {
      accept()
      accepted.push(mail)
    }

    const web = await openApp({ dataDir, database, changes: { role: 'web', smtpUrl: mailServer.url } })
    onTestFinished(web.close)
    const worker = () => startWorker({ dataDir, database }, { SMTP_URL: mailServer.url })
    const stateOf = async (to: string) =>
      (
        await database.db
          .selectFrom('contacts')
          .select('inviteState')
          .where('email', '=', to)
          .executeTakeFirstOrThrow()
      ).inviteState

    // The first worker is killed while the server has its mails and has not accepted them.
    onMail = (mail, accept) => {
      if (accepted.length < 80) take(mail, accept)
      else unanswered.push(mail)
    }
    const first = await worker()
    const answer = await web.api('POST', '/memorial/send-all-invites', {
      token: host.token,
      json: { memorialUuid: host.memorial.uuid },
    })
    expect(answer.body.sentCount).toBe(GUESTS)
    await vi.waitFor(() => expect(unanswered).toHaveLength(AT_ONCE), waiting)
    first.child.kill('SIGKILL')
    await first.ended

    // The second worker is killed when the server has just accepted a mail.
    onMail = take
    const second = await worker()
    onMail = (mail, accept) => {
      take(mail, accept)
      if (accepted.length === 160) second.child.kill('SIGKILL')
    }
    await second.ended
    const inDoubt: string[] = []
    for (const { to } of accepted) if ((await stateOf(to)) === 'QUEUED') inDoubt.push(to)

    onMail = take
    await worker()
    await vi.waitFor(async () => {
      const states = await database.db.selectFrom('contacts').select('inviteState').distinct().execute()
      expect(states).toEqual([{ inviteState: 'SENT' }])
    }, waitingForNext)

    const mailsTo = Map.groupBy(accepted, ({ to }) => to)
    expect(mailsTo.size).toBe(GUESTS)
    const doubled = [...mailsTo].filter(([, mails]) => mails.length > 1).map(([to]) => to)
    expect(inDoubt.length).toBeLessThanOrEqual(AT_ONCE)
    expect(inDoubt).toEqual(expect.arrayContaining(doubled))
    // Without repeated Message-IDs everyone has one mail, and nobody has another's.
    for (const mails of mailsTo.values()) {
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
      expect(mails.length).toBeLessThanOrEqual(2)
    }
    expect(new Set(accepted.map(({ messageId }) => messageId)).size).toBe(GUESTS)
    // A mail that was not accepted was sent again, as the same mail.
    for (const { to, messageId } of unanswered)
      expect(mailsTo.get(to)?.map((mail) => mail.messageId)).toEqual([messageId])
  },
)
