import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '#server/lib/codes.ts'
import { fullName, namePerson } from '#server/lib/full-name.ts'
import { publicState } from '#server/lib/public-state.ts'
import { mailableName } from '#server/lib/spam.ts'
import { isoDayOf } from '#server/mails/dates.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeHelperMail, writeHostInvitationMail, writeHostRemovedMail } from './emails.tsx'
import { findHost, selectInvitationTexts } from './queries.ts'
import { lastFullDay } from './rules.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'publicUrl'> & { mailer: Mailer }

/** The job makes the token of an invitation, mails it and stores only its hash, so that the queue never holds it. */
export function hostJobs({ db, clock, mailer, publicUrl }: Needs): JobHandlers {
  /** By its token, so that an invitation renewed meanwhile is not touched. */
  const mark = (tokenHash: Buffer, values: { sentAt?: Date; failedAt: Date | null }) =>
    db.updateTable('hostInvitations').set(values).where('tokenHash', '=', tokenHash).execute()

  return {
    ...mail(mailer, 'host.invite', {
      async read({ invitationUuid }) {
        const invitation = await selectInvitationTexts(db)
          .where('hostInvitations.uuid', '=', invitationUuid)
          .where('hostInvitations.acceptedAt', 'is', null)
          .where('hostInvitations.sentAt', 'is', null)
          .where('hostInvitations.expiresAt', '>', clock.now())
          .executeTakeFirst()
        // The name was checked when they were invited, and may have changed since.
        const name = mailableName(invitation?.nameOfPerson ?? '')
        if (!invitation || !name) return null
        const token = newToken()
        const tokenHash = hashToken(token)
        const { numUpdatedRows } = await db
          .updateTable('hostInvitations')
          .set({ tokenHash })
          .where('uuid', '=', invitationUuid)
          .where('acceptedAt', 'is', null)
          .where('sentAt', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return null
        return {
          ...invitation,
          name,
          tokenHash,
          host: mailableName(invitation.owner),
          until: lastFullDay(invitation.expiresAt, isoDayOf),
          link: `${publicUrl}/host-invitation/${token}`,
        }
      },
      // Another token makes it another mail.
      tellApart: () => randomUUID(),
      write: writeHostInvitationMail,
      afterSending: ({ tokenHash }) => mark(tokenHash, { sentAt: clock.now(), failedAt: null }),
      afterGivingUp: ({ tokenHash }) => mark(tokenHash, { failedAt: clock.now() }),
    }),

    ...mail(mailer, 'host.changed', {
      canRepeat: true,
      async read({ memorialUuid, userUuid }) {
        const told = await readTold(db, memorialUuid, userUuid)
        return (
          told && {
            ...told.owner,
            name: told.memorial.nameOfPerson,
            helper: mailableName(told.person.name, told.person.email),
            helperEmail: told.person.email,
            role: (await findHost(db, memorialUuid, userUuid))?.relationshipType ?? null,
            link: `${publicUrl}/memorial/load/${memorialUuid}`,
          }
        )
      },
      write: writeHelperMail,
    }),

    ...mail(mailer, 'host.removed', {
      canRepeat: true,
      async read({ memorialUuid, userUuid }) {
        const told = await readTold(db, memorialUuid, userUuid)
        if (!told) return null
        const { memorial, owner, person } = told
        return {
          ...person,
          name: mailableName(memorial.nameOfPerson),
          owner: mailableName(owner.name, owner.email),
          link: publicState(memorial) === 'open' ? `${publicUrl}/view/${memorial.shareSlug}` : null,
        }
      },
      write: writeHostRemovedMail,
    }),
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
    .select(['email', 'language', fullName.as('toName'), namePerson('users').as('name')])
    .where('uuid', '=', userUuid)
    .executeTakeFirst()
