import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { firstNameOf } from '#contract/first-name.ts'
import { defaultLanguage } from '#languages/index.ts'
import { bounceReason } from '#server/lib/bounce-reason.ts'
import { hostName } from '#server/lib/full-name.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { chooseLanguage, memorialLanguage } from '#server/lib/memorial-language.ts'
import { firstDay, selectEventsForContacts } from '#server/lib/programme.ts'
import { replyTo } from '#server/lib/reply-to.ts'
import { mailableName, mailableWords } from '#server/lib/spam.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { mail } from '#server/mails/mail.ts'
import { mailedPart } from '#server/mails/programme.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import { isAhead, presentEvent, presentProgramme } from '#server/modules/events/present.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { LimitReached } from '#server/ports/limits.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { FileMissing } from '#server/ports/storage.ts'
import { invitationMail } from './emails.tsx'
import { hashInvited, isRelay } from './queries.ts'
import { portraitWait, portraitWidth } from './rules.ts'

type Needs = Pick<
  Context,
  'db' | 'clock' | 'jobs' | 'limits' | 'replyAddresses' | 'storage' | 'publicUrl'
> & { mailer: Mailer }

export function contactJobs(needs: Needs): JobHandlers {
  const { db, clock, jobs, mailer } = needs
  return mail(mailer, 'invitation.send', {
    concurrency: 4,
    async read({ contactUuid }) {
      const invitation = await readInvitation(db, contactUuid)
      const { email, inviteQueuedAt: queuedAt } = invitation ?? {}
      if (!invitation || !queuedAt) return null
      const { memorialUuid, unsubscribedAt, hiddenAt, archivedAt, visibility } = invitation
      // An invitation whose link leads nowhere is not sent; once the page is back the person can be invited again. The name was
      // checked when the invitation was queued, and may have changed since.
      const isClosed = hiddenAt || archivedAt || visibility === 'PRIVATE'
      const isOffer = mailableName(invitation.nameOfPerson) === ''
      if (!email || unsubscribedAt || isClosed || isOffer || (await isRelay(db, memorialUuid, clock.now()))) {
        await updateQueued(db, { contactUuid, queuedAt })
          .set({ inviteState: sql`case when date_invite_sent is null then 'NONE' else 'SENT' end` })
          .execute()
        return null
      }
      const ready = { ...invitation, email, queuedAt }
      const afterSeconds = await waitOf(needs, ready)
      if (afterSeconds === 0) return presentInvitation(needs, ready)
      await jobs.enqueue(db, 'invitation.send', { contactUuid }, { key: contactUuid, afterSeconds })
      return null
    },
    tellApart: ({ queuedAt }) => queuedAt.getTime(),
    write: invitationMail,
    async afterSending(invitation) {
      const sentAt = clock.now()
      await db.transaction().execute(async (tx) => {
        const sent = { inviteState: 'SENT', dateInviteSent: sentAt, inviteError: null } as const
        await updateQueued(tx, invitation).set(sent).execute()
        await noteInvited(tx, invitation, { sentAt })
      })
    },
    async afterGivingUp(invitation, reason) {
      // Hosts read it with the contact: our own reasons are translated, a mail server's are quoted.
      const t = mailTranslator(invitation.languageOfHosts ?? defaultLanguage)
      const refusal = reason?.refusal
      // An address that only our own mail server cannot handle does not hint at a list that was made up or bought.
      if (reason && refusal !== 'LETTERS') await noteInvited(db, invitation, { bouncedAt: clock.now() })
      const ours = t(refusal ? `invitation.refused.${refusal}` : 'invitation.undelivered')
      const inviteError = reason && !refusal ? bounceReason(reason.message) : ours
      await updateQueued(db, invitation).set({ inviteState: 'BOUNCED', inviteError }).execute()
    },
  })
}

/** What a newer invitation decided stays. */
const updateQueued = (db: Db, { contactUuid, queuedAt }: { contactUuid: string; queuedAt: Date }) =>
  db
    .updateTable('contacts')
    .where('uuid', '=', contactUuid)
    .where('inviteState', '=', 'QUEUED')
    .where('inviteQueuedAt', '=', queuedAt)

/**
 * Seconds until the mail may be sent; 0 when now. Mails are delayed, never refused: when an account sends more than
 * its limit, when one person would get too many from all memorials together, or while the portrait is not ready.
 */
async function waitOf({ limits, clock }: Needs, invitation: Ready): Promise<number> {
  const { owner, email, portraitState, queuedAt } = invitation
  const untilPortrait = portraitWait(portraitState, queuedAt, clock.now())
  if (untilPortrait > 0) return untilPortrait
  try {
    if (owner) await limits.take('mailByHost', owner)
    await limits.take('mailByRecipient', mailboxKey(email))
    return 0
  } catch (reason) {
    if (reason instanceof LimitReached) return reason.retryAfterSeconds
    throw reason
  }
}

async function presentInvitation(needs: Needs, invitation: Ready) {
  const { clock, replyAddresses, publicUrl } = needs
  const { contactUuid, memorialUuid, firstName, surname, inviteToken } = invitation
  const language = invitation.language ?? defaultLanguage
  const programme = presentProgramme(invitation.programme, memorialUuid)
  const nameOfPerson = mailableName(invitation.nameOfPerson)
  const replies = replyAddresses?.addressOf({ kind: 'contact', uuid: contactUuid })
  return {
    ...invitation,
    toName: `${firstName} ${surname}`,
    replyTo: [...(replies ? [{ name: nameOfPerson, address: replies }] : []), ...invitation.replyTo],
    isReminder: invitation.dateInviteSent !== null,
    zone: programme.find((event) => event.zone)?.zone ?? null,
    programme: programme.map((event) => mailedPart(event, language)),
    isAhead: invitation.programme.some((event) => isAhead(presentEvent(event), clock.now())),
    nameOfPerson,
    address: mailableWords(invitation.address),
    details: mailableWords(invitation.details),
    // The whole name often stands in the first field.
    greeted: mailableName(firstNameOf(mailableName(`${firstName} ${surname}`.trim()))),
    takesReplies: replyAddresses !== null,
    hostName: mailableName(invitation.host),
    portrait: await readPortrait(needs, invitation),
    link: `${publicUrl}/view/${invitation.shareSlug}?i=${inviteToken}`,
    unsubscribeLink: `${publicUrl}/unsubscribe/${inviteToken}`,
  }
}

/** Attached rather than linked, so that it is visible where linked pictures are blocked, and years later. */
async function readPortrait({ storage }: Needs, invitation: Ready): Promise<Buffer | null> {
  const { location, filename, widths, portraitState } = invitation
  const width = portraitWidth(widths ?? [])
  if (portraitState !== 'READY' || !location || !filename || !width) return null
  try {
    return await buffer(await storage.read(publicKey(location, `${filename}-${width}.jpg`)))
  } catch (reason) {
    if (reason instanceof FileMissing) return null
    throw reason
  }
}

const noteInvited = (
  db: Db,
  { memorialUuid, email }: { memorialUuid: string; email: string },
  outcome: { sentAt: Date } | { bouncedAt: Date },
) =>
  db
    .insertInto('invitedAddresses')
    .values({ memorialUuid, addressHash: hashInvited(sql.val(memorialUuid), sql.val(email)), ...outcome })
    .onConflict((conflict) => conflict.columns(['memorialUuid', 'addressHash']).doUpdateSet(outcome))
    .execute()

/** Everything an invitation says, if one is queued for this contact and the memorial still exists. */
const readInvitation = (db: Db, contactUuid: string) =>
  db
    .selectFrom('contacts')
    .innerJoin('memorials', 'memorials.uuid', 'contacts.memorialUuid')
    .leftJoin('media as portrait', (join) =>
      join.onRef('portrait.uuid', '=', 'memorials.profilePhotoUuid').on('portrait.deletedAt', 'is', null),
    )
    .select([
      'contacts.uuid as contactUuid',
      'contacts.email',
      'contacts.firstName',
      'contacts.surname',
      'contacts.inviteToken',
      'contacts.inviteQueuedAt',
      'contacts.dateInviteSent',
      'contacts.unsubscribedAt',
      'memorials.uuid as memorialUuid',
      'memorials.nameOfPerson',
      ...firstDay,
      'memorials.shareSlug',
      'memorials.hiddenAt',
      'memorials.archivedAt',
      'memorials.visibility',
      memorialLanguage.as('languageOfHosts'),
      chooseLanguage(sql`contacts.email`, sql`contacts.uuid`).as('language'),
      replyTo.as('replyTo'),
      hostName.as('host'),
      // The account whose limits the memorial's mails count toward.
      sql<string | null>`(select user_uuid from relationships
        where relationships.memorial_uuid = memorials.uuid and relationship_type = 'OWNER' limit 1)`.as(
        'owner',
      ),
      selectEventsForContacts(sql`contacts.uuid`).as('programme'),
      'portrait.state as portraitState',
      'portrait.location',
      'portrait.filename',
      'portrait.widths',
    ])
    .where('contacts.uuid', '=', contactUuid)
    .where('contacts.inviteState', '=', 'QUEUED')
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()

type Ready = NonNullable<Awaited<ReturnType<typeof readInvitation>>> & { email: string; queuedAt: Date }
