import type { TestApp } from './app.ts'

/** Whoever asks: a host of the memorial, or nobody. */
interface Asking {
  token?: string
  memorial: { uuid: string }
}

/** Invites everybody on the list who was not invited yet. */
export const inviteAll = (app: TestApp, host: Asking) =>
  app.api('POST', '/memorial/send-all-invites', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid },
  })
/** Invites one contact, for the first time or again. */
export const resend = (app: TestApp, host: Asking, contactUuid: unknown) =>
  app.api('POST', '/memorial/resend-invite', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid, contactUuid },
  })

/** The contacts as their hosts see them, once every queued mail was sent. */
export async function contactsOf(app: TestApp, host: Asking) {
  await app.drained()
  const { body } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  return body.memorial.contacts
}

/** The invitations that were sent, newest first. */
export const invitations = async (app: TestApp) =>
  (await app.outbox()).filter((mail) => mail.subject.startsWith('Memorial for'))

/** The token of somebody's personal link. */
export async function inviteToken(app: TestApp, email: string): Promise<string> {
  const found = app.db.selectFrom('contacts').select('inviteToken').where('email', '=', email)
  return (await found.executeTakeFirstOrThrow()).inviteToken
}
