import { randomUUID } from 'node:crypto'
import { defaultLanguage } from '#languages/index.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import { mailableName } from '#server/lib/spam.ts'
import { isoDayOf } from '#server/mails/dates.ts'
import { translateSomeoneLoved } from '#server/mails/translator.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused, sendUnlessRefused } from '#server/ports/mail.ts'
import { hostAcceptedMail, hostInvitationMail, hostLeftMail, hostRemovedMail } from './emails.tsx'
import { findHost, findPerson, type PersonRow, readHeading } from './repo.ts'
import * as invitations from './repo-invitations.ts'
import { lastFullDay, nameOf } from './rules.ts'

/** By name, or by address if the name contains an advertisement. */
const calledInMail = (person: PersonRow) => mailableName(nameOf(person), person.email)

interface HostJobDeps {
  db: Database
  clock: Clock
  mailer: Mailer
  publicUrl: string
}

interface Told {
  memorialUuid: string
  userUuid: string
}

/** The job makes the token of an invitation, mails it and stores only its hash, so that the queue never holds it. */
export function hostJobs({ db, clock, mailer, publicUrl }: HostJobDeps): JobHandlers {
  async function invite(invitationUuid: string, last: boolean): Promise<void> {
    const invitation = await invitations.readUnsent(db, invitationUuid, clock.now())
    const token = newToken()
    const tokenHash = hashToken(token)
    // The name was checked when they were invited, and may have changed since.
    const name = mailableName(invitation?.nameOfPerson ?? '')
    if (!invitation || !name || !(await invitations.fillToken(db, invitationUuid, tokenHash))) return
    const { email, role, expiresAt } = invitation
    const facts = {
      name,
      email,
      role,
      host: mailableName(invitation.owner),
      until: lastFullDay(expiresAt, isoDayOf),
      link: `${publicUrl}/host-invitation/${token}`,
    }
    const mail = hostInvitationMail(facts, invitation.language ?? defaultLanguage)
    try {
      await mailer.send({ id: `host-invitation-${randomUUID()}`, to: email, host: facts.host, ...mail })
      await invitations.markSent(db, tokenHash, clock.now())
    } catch (reason) {
      const isRefused = reason instanceof MailRefused
      if (isRefused || last) await invitations.markFailed(db, tokenHash, clock.now())
      if (!isRefused) throw reason
    }
  }

  /** Mails the owner that a person joined or left. */
  async function tellOwner({ memorialUuid, userUuid }: Told, id: string, write: typeof hostAcceptedMail) {
    const [memorial, person, host] = await Promise.all([
      readHeading(db, memorialUuid),
      findPerson(db, userUuid),
      findHost(db, memorialUuid, userUuid),
    ])
    if (!memorial || !person) return
    const facts = {
      name: memorial.nameOfPerson,
      helper: calledInMail(person),
      // Empty for a person who left.
      role: host?.relationshipType ?? '',
      email: person.email,
      link: `${publicUrl}/memorial/load/${memorialUuid}`,
    }
    const mail = write(facts, memorial.owner.language ?? defaultLanguage)
    await send(id, memorial.owner, mail)
  }

  async function tellRemoved({ memorialUuid, userUuid }: Told, id: string) {
    const [memorial, person] = await Promise.all([readHeading(db, memorialUuid), findPerson(db, userUuid)])
    if (!memorial || !person) return
    const language = person.language ?? defaultLanguage
    const facts = {
      name: mailableName(memorial.nameOfPerson, translateSomeoneLoved(language)),
      owner: calledInMail(memorial.owner),
      link: memorial.isPublic ? `${publicUrl}/view/${memorial.shareSlug}` : null,
    }
    const mail = hostRemovedMail(facts, language)
    await send(id, person, mail)
  }

  async function send(id: string, to: PersonRow, mail: ReturnType<typeof hostLeftMail>) {
    await sendUnlessRefused(mailer, { id, to: to.email, toName: `${to.firstName} ${to.surname}`, ...mail })
  }

  return {
    'host.invite': { handle: ({ invitationUuid }, { last }) => invite(invitationUuid, last) },
    'host.accepted': {
      handle: (told, { id }) => tellOwner(told, `host-accepted-${id}`, hostAcceptedMail),
    },
    'host.left': { handle: (told, { id }) => tellOwner(told, `host-left-${id}`, hostLeftMail) },
    'host.removed': { handle: (told, { id }) => tellRemoved(told, `host-removed-${id}`) },
  }
}
