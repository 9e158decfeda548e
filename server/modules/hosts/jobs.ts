import { randomUUID } from 'node:crypto'
import { defaultLanguage } from '#contract/languages/index.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import { mailableName } from '#server/lib/spam.ts'
import { someoneLoved } from '#server/mails/someone-loved.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { hostAcceptedMail, hostInvitationMail, hostLeftMail, hostRemovedMail } from './emails.tsx'
import { findHost, findPerson, type PersonRow, readHeading } from './repo.ts'
import * as invitations from './repo-invitations.ts'
import { lastFullDay, nameOf } from './rules.ts'

/** By a name that carries no offer, else by their address. */
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

/** The token of an invitation is made here, mailed, and kept as a hash: none stands in the queue. */
export function hostJobs({ db, clock, mailer, publicUrl }: HostJobDeps): JobHandlers {
  async function invite(invitationUuid: string, last: boolean): Promise<void> {
    const invitation = await invitations.readUnsent(db, invitationUuid, clock.now())
    const token = newToken()
    const tokenHash = hashToken(token)
    // The name was looked over when they were asked, and may have been changed since.
    const name = mailableName(invitation?.nameOfPerson ?? '')
    if (!invitation || !name || !(await invitations.fillToken(db, invitationUuid, tokenHash))) return
    const { email, role, expiresAt } = invitation
    const owner = mailableName(invitation.owner ?? '')
    const facts = {
      name,
      email,
      role,
      owner,
      host: mailableName(invitation.invitedBy ?? owner),
      until: lastFullDay(expiresAt),
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

  /** Tells the owner what became of somebody. */
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
      // Nothing any more of one who left.
      role: host?.relationshipType ?? '',
      email: person.email,
      link: `${publicUrl}/memorial/load/${memorialUuid}`,
    }
    const mail = write(facts, memorial.owner.language ?? defaultLanguage)
    await send(id, memorial.owner, mail)
  }

  async function tellRemoved({ memorialUuid, userUuid }: Told, removedBy: string, id: string) {
    const [memorial, person, remover] = await Promise.all([
      readHeading(db, memorialUuid),
      findPerson(db, userUuid),
      findPerson(db, removedBy),
    ])
    if (!memorial || !person) return
    const owner = calledInMail(memorial.owner)
    const language = person.language ?? defaultLanguage
    const facts = {
      name: mailableName(memorial.nameOfPerson, someoneLoved(language)),
      host: remover ? calledInMail(remover) : owner,
      owner,
      link: memorial.isPublic ? `${publicUrl}/view/${memorial.shareSlug}` : null,
    }
    const mail = hostRemovedMail(facts, language)
    await send(id, person, mail)
  }

  async function send(id: string, to: PersonRow, mail: ReturnType<typeof hostLeftMail>) {
    try {
      await mailer.send({ id, to: to.email, toName: `${to.firstName} ${to.surname}`, ...mail })
    } catch (reason) {
      // Nobody reads mail there; the list of hosts says the same.
      if (!(reason instanceof MailRefused)) throw reason
    }
  }

  return {
    'host.invite': { handle: ({ invitationUuid }, { last }) => invite(invitationUuid, last) },
    'host.accepted': {
      handle: (told, { id }) => tellOwner(told, `host-accepted-${id}`, hostAcceptedMail),
    },
    'host.left': { handle: (told, { id }) => tellOwner(told, `host-left-${id}`, hostLeftMail) },
    'host.removed': {
      handle: ({ removedBy, ...told }, { id }) => tellRemoved(told, removedBy, `host-removed-${id}`),
    },
  }
}
