import { randomUUID } from 'node:crypto'
import { defaultLanguage } from '#languages/index.ts'
import { hashToken, newToken } from '#server/lib/codes.ts'
import { fullName, namePerson } from '#server/lib/full-name.ts'
import { publicState } from '#server/lib/public-state.ts'
import { mailableName } from '#server/lib/spam.ts'
import { isoDayOf } from '#server/mails/dates.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import { translateSomeoneLoved } from '#server/mails/translator.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused, sendUnlessRefused } from '#server/ports/mail.ts'
import { hostAcceptedMail, hostInvitationMail, hostLeftMail, hostRemovedMail } from './emails.tsx'
import { findHost, selectInvitationTexts } from './queries.ts'
import { lastFullDay } from './rules.ts'

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
  async function invite(uuid: string, last: boolean): Promise<void> {
    const invitation = await selectInvitationTexts(db)
      .where('hostInvitations.uuid', '=', uuid)
      .where('hostInvitations.acceptedAt', 'is', null)
      .where('hostInvitations.sentAt', 'is', null)
      .where('hostInvitations.expiresAt', '>', clock.now())
      .executeTakeFirst()
    // The name was checked when they were invited, and may have changed since.
    const name = mailableName(invitation?.nameOfPerson ?? '')
    if (!invitation || !name) return
    const token = newToken()
    const tokenHash = hashToken(token)
    const { numUpdatedRows } = await db
      .updateTable('hostInvitations')
      .set({ tokenHash })
      .where('uuid', '=', uuid)
      .where('acceptedAt', 'is', null)
      .where('sentAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
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
    // By its token, so that an invitation renewed meanwhile is not touched.
    const mark = (values: { sentAt?: Date; failedAt: Date | null }) =>
      db.updateTable('hostInvitations').set(values).where('tokenHash', '=', tokenHash).execute()
    try {
      await mailer.send({ id: `host-invitation-${randomUUID()}`, to: email, host: facts.host, ...mail })
      await mark({ sentAt: clock.now(), failedAt: null })
    } catch (reason) {
      const isRefused = reason instanceof MailRefused
      if (isRefused || last) await mark({ failedAt: clock.now() })
      if (!isRefused) throw reason
    }
  }

  /** Mails the owner that a person joined or left. */
  async function tellOwner({ memorialUuid, userUuid }: Told, id: string, write: typeof hostAcceptedMail) {
    const told = await readTold(db, memorialUuid, userUuid)
    if (!told) return
    const { memorial, owner, person } = told
    const facts = {
      name: memorial.nameOfPerson,
      helper: mailableName(person.called, person.email),
      // Empty for a person who left.
      role: (await findHost(db, memorialUuid, userUuid))?.relationshipType ?? '',
      email: person.email,
      link: `${publicUrl}/memorial/load/${memorialUuid}`,
    }
    await send(id, owner, write(facts, owner.language ?? defaultLanguage))
  }

  async function tellRemoved({ memorialUuid, userUuid }: Told, id: string) {
    const told = await readTold(db, memorialUuid, userUuid)
    if (!told) return
    const { memorial, owner, person } = told
    const language = person.language ?? defaultLanguage
    const facts = {
      name: mailableName(memorial.nameOfPerson, translateSomeoneLoved(language)),
      owner: mailableName(owner.called, owner.email),
      link: publicState(memorial) === 'open' ? `${publicUrl}/view/${memorial.shareSlug}` : null,
    }
    await send(id, person, hostRemovedMail(facts, language))
  }

  async function send(id: string, { email: to, toName }: Person, mail: WrittenMail) {
    await sendUnlessRefused(mailer, { id, to, toName, ...mail })
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

/** A memorial with its owner, and the person whom a mail is about; undefined when one of them is gone. */
async function readTold(db: Db, memorialUuid: string, userUuid: string) {
  const memorial = await db
    .selectFrom('memorials')
    .innerJoin('relationships', 'relationships.memorialUuid', 'memorials.uuid')
    .select(['relationships.userUuid', 'nameOfPerson', 'shareSlug', 'visibility'])
    .select(['paymentCompletedAt', 'hiddenAt', 'archivedAt'])
    .where('memorials.uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .where('relationshipType', '=', 'OWNER')
    .executeTakeFirst()
  const owner = memorial && (await findPerson(db, memorial.userUuid))
  const person = await findPerson(db, userUuid)
  return memorial && owner && person && { memorial, owner, person }
}

const findPerson = (db: Db, userUuid: string) =>
  db
    .selectFrom('users')
    .select(['email', 'language', fullName.as('toName'), namePerson('users').as('called')])
    .where('uuid', '=', userUuid)
    .executeTakeFirst()

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>
