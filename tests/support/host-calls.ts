import type { Answered, TestApp } from './app.ts'
import { type aHost, aUser, mailedCode } from './factories.ts'

// The calls about hosts, as their tests make them.

export type Host = Awaited<ReturnType<typeof aHost>>
export type Person = Awaited<ReturnType<typeof aUser>>

export const list = (app: TestApp, host: Host, token: string | undefined = host.token) =>
  app.api('GET', `/memorial/hosts/${host.memorial.uuid}`, { token })
export const invite = (app: TestApp, host: Host, email: unknown, token: string | undefined = host.token) =>
  app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, { token, json: { email } })
export const withdraw = (app: TestApp, host: Host, invitationUuid: string, token = host.token) =>
  app.api('POST', `/memorial/hosts/withdraw/${host.memorial.uuid}/${invitationUuid}`, { token })
export const remove = (app: TestApp, host: Host, userUuid: string, token: string | undefined = host.token) =>
  app.api('POST', `/memorial/hosts/remove/${host.memorial.uuid}/${userUuid}`, { token })
export const read = (app: TestApp, inviteToken: string, token?: string) =>
  app.api('GET', `/public/host-invitation/${inviteToken}`, { token })
export const accept = (app: TestApp, inviteToken: unknown, token: string | undefined) =>
  app.api('POST', '/user/host-invitation/accept', { token, json: { inviteToken } })
/** Signs somebody in by a code that is mailed to them, which makes their account. */
export async function signInByMail(app: TestApp, email: string, names: object = {}) {
  const { codeToken } = (await app.api('POST', '/anon/code', { json: { email } })).body
  const json = { codeToken, code: await mailedCode(app, email), ...names }
  const { token, user } = (await app.api('POST', '/anon/code/signin', { json })).body
  return { token: String(token), uuid: String(user.uuid) }
}

export const named = async (app: TestApp, person: Person | Host, firstName: string, surname: string) =>
  app.api('POST', '/user/save', { token: person.token, json: { firstName, surname } })

/** The mails to an address about being a host, newest first. */
export const mailsTo = async (app: TestApp, email: string) =>
  (await app.outbox()).filter((mail) => mail.to === email && /memorial/.test(mail.subject))

export async function mailedLink(app: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(app, email)
  const token = mail && /\/host-invitation\/(key[0-9a-f]{32})/.exec(mail.text)?.[1]
  if (!token) throw new Error(`No invitation was mailed to ${email}`)
  return token
}

/** A co-host of the memorial. */
export async function aCoHost(app: TestApp, host: Host): Promise<Person> {
  const person = await aUser(app)
  await invite(app, host, person.email)
  const { status } = await accept(app, await mailedLink(app, person.email), person.token)
  if (status !== 200) throw new Error(`Accepting was answered with ${status}`)
  return person
}

export const said = ({ status, body }: Answered) => [status, body.code]
