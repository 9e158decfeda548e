import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '../support/app.ts'
import { freePort } from '../support/free-port.ts'
import { anInvitation, aReply, inboundConfig } from '../support/inbound.ts'
import { lastingData, patience, startWorker, waiting, waitingForNext } from '../support/worker.ts'

test(
  'a worker that is killed after it acknowledged mails loses none, and doubles none',
  patience,
  async () => {
    const { dataDir, database } = await lastingData()
    const { address } = await (async () => {
      const all = await openApp({ dataDir, database, changes: { inbound: inboundConfig } })
      const invited = await anInvitation(all)
      await all.close()
      return invited
    })()
    const web = await openApp({ dataDir, database, changes: { role: 'web' } })
    onTestFinished(web.close)
    const port = await freePort()
    const environment = {
      INBOUND_DOMAIN: inboundConfig.domain,
      INBOUND_SECRET: inboundConfig.secrets.join(),
      INBOUND_LISTEN: `smtp://127.0.0.1:${port}`,
    }
    const send = async (raw: Buffer) => {
      const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
      await transport
        .sendMail({ raw, envelope: { from: 'tomas@example.org', to: [address] } })
        .finally(() => transport.close())
    }
    const mails = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        aReply({ to: address, text: `Reply ${index}`, messageId: `<${index}-reply@example.org>` }),
      ),
    )
    const first = await startWorker({ dataDir, database }, environment)
    await vi.waitFor(() => send(mails[0] ?? Buffer.alloc(0)), waiting)
    await Promise.all(mails.map(send))
    first.child.kill('SIGKILL')
    await first.ended

    await startWorker({ dataDir, database }, environment)
    // Their server heard nothing of some, and sends all of them again.
    await vi.waitFor(() => send(mails[0] ?? Buffer.alloc(0)), waitingForNext)
    await Promise.all(mails.map(send))
    const filed = () => web.db.selectFrom('inboundMails').select('state').execute()
    await vi.waitFor(
      async () => expect((await filed()).map(({ state }) => state)).toEqual(Array(8).fill('FILED')),
      waitingForNext,
    )
    const memories = await web.db
      .selectFrom('contributions')
      .select(['message', 'state'])
      .orderBy('message')
      .execute()
    expect(memories).toEqual(
      Array.from({ length: 8 }, (_, index) => ({ message: `Reply ${index}`, state: 'PENDING' })),
    )
  },
)
