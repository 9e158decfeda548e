import { buffer } from 'node:stream/consumers'
import { firstNameOf } from '#contract/first-name.ts'
import { defaultLanguage } from '#languages/index.ts'
import { bounceReason } from '#server/lib/bounce-reason.ts'
import { dayBefore } from '#server/lib/day-before.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { mailableName, mailableWords } from '#server/lib/spam.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { mailedPart } from '#server/mails/programme.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import { isAhead, presentEvent, presentProgramme } from '#server/modules/events/present.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { FileMissing, type Storage } from '#server/ports/storage.ts'
import { invitationMail } from './emails.tsx'
import { type InvitationRow, markBounced, markSent, readInvitation, withdraw } from './repo-invitations.ts'
import { countOutcomes, noteInvited } from './repo-invited.ts'
import { looksLikeRelay, portraitWait, portraitWidth } from './rules.ts'

interface ContactJobDeps extends Pick<Context, 'db' | 'clock' | 'jobs' | 'limits' | 'replyAddresses'> {
  mailer: Mailer
  storage: Storage
  publicUrl: string
}

/** Shown to the hosts with the contact. */
const undelivered = ({ language }: InvitationRow) =>
  mailTranslator(language ?? defaultLanguage)('invitation.undelivered')

/** The same for a refused address: our own reasons are translated, a mail server's are quoted. */
const refusedFor = ({ message, refusal }: MailRefused, { language }: InvitationRow) =>
  refusal
    ? mailTranslator(language ?? defaultLanguage)(`invitation.refused.${refusal}`)
    : bounceReason(message)

/** How a letter calls a contact, whose whole name often stands in the first field; empty if it is unknown. */
const greetedName = ({ firstName, surname }: InvitationRow) =>
  mailableName(firstNameOf(mailableName(`${firstName} ${surname}`.trim())))

export function contactJobs(deps: ContactJobDeps): JobHandlers {
  const { db, clock, jobs, limits, replyAddresses, mailer, storage, publicUrl } = deps

  /** Attached rather than linked, so that it is visible where linked pictures are blocked, and years later. */
  async function readPortrait(invitation: InvitationRow): Promise<Buffer | null> {
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

  async function send(invitation: InvitationRow & { email: string }, queuedAt: Date): Promise<void> {
    const { contactUuid, memorialUuid, email, shareSlug, inviteToken, replyTo } = invitation
    const host = await views.readHostName(deps, memorialUuid)
    const language = invitation.languageOfContact ?? invitation.language ?? defaultLanguage
    const programme = presentProgramme(invitation.programme, memorialUuid)
    const now = clock.now()
    const facts = {
      ...invitation,
      isReminder: invitation.dateInviteSent !== null,
      zone: programme.find((event) => event.zone)?.zone ?? null,
      programme: programme.map((event) => mailedPart(event, language)),
      isAhead: invitation.programme.some((event) => isAhead(presentEvent(event), now)),
      nameOfPerson: mailableName(invitation.nameOfPerson),
      address: mailableWords(invitation.address),
      details: mailableWords(invitation.details),
      greeted: greetedName(invitation),
      takesReplies: replyAddresses !== null,
      hostName: mailableName(host),
      portrait: await readPortrait(invitation),
      link: `${publicUrl}/view/${shareSlug}?i=${inviteToken}`,
      unsubscribeLink: `${publicUrl}/unsubscribe/${inviteToken}`,
    }
    const mail = invitationMail(facts, language)
    await mailer.send({
      // The same for every try of one invitation: if a worker dies before it records the mail, the retry sends no
      // second one.
      id: `invite-${contactUuid}-${queuedAt.getTime()}`,
      to: email,
      toName: `${invitation.firstName} ${invitation.surname}`,
      host,
      replyTo: replyAddresses
        ? [
            {
              name: facts.nameOfPerson,
              address: replyAddresses.addressOf({ kind: 'contact', uuid: contactUuid }),
            },
            ...replyTo,
          ]
        : replyTo,
      unsubscribeUrl: `${publicUrl}/public/unsubscribe/${inviteToken}`,
      ...mail,
    })
  }

  /**
   * Seconds until the mail may be sent; 0 when now. Mails are delayed, never refused: when an account sends more than
   * its limit, when one person would get too many from all memorials together, or while the portrait is not ready.
   */
  async function waitOf(
    { owner, email, portraitState }: InvitationRow & { email: string },
    queuedAt: Date,
  ): Promise<number> {
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

  return {
    'invitation.send': {
      concurrency: 4,
      async handle({ contactUuid }, { last }) {
        const invitation = await readInvitation(db, contactUuid)
        if (!invitation?.inviteQueuedAt) return
        const { memorialUuid, email, inviteQueuedAt: queuedAt } = invitation
        const { unsubscribedAt, hiddenAt, archivedAt, visibility } = invitation
        const isClosed = hiddenAt || archivedAt || visibility === 'PRIVATE'
        const queued = { contactUuid, queuedAt }
        // The name was checked when the invitation was queued, and may have changed since.
        const isOffer = mailableName(invitation.nameOfPerson) === ''
        const looksBought = async () =>
          looksLikeRelay(await countOutcomes(db, memorialUuid, dayBefore(clock.now())))
        // An invitation whose link leads nowhere is not sent; once the page is back the person can be invited again.
        if (!email || unsubscribedAt || isClosed || isOffer || (await looksBought())) {
          await withdraw(db, queued)
          return
        }
        const afterSeconds = await waitOf({ ...invitation, email }, queuedAt)
        if (afterSeconds > 0) {
          await jobs.enqueue(db, 'invitation.send', { contactUuid }, { key: contactUuid, afterSeconds })
          return
        }
        try {
          await send({ ...invitation, email }, queuedAt)
          const sentAt = clock.now()
          await db.transaction().execute(async (tx) => {
            await markSent(tx, queued, sentAt)
            await noteInvited(tx, { memorialUuid, email }, { sentAt })
          })
        } catch (reason) {
          if (!(reason instanceof MailRefused)) {
            if (last) await markBounced(db, queued, undelivered(invitation))
            throw reason
          }
          // An address that only our own mail server cannot handle does not hint at a list that was made up or bought.
          if (reason.refusal !== 'LETTERS')
            await noteInvited(db, { memorialUuid, email }, { bouncedAt: clock.now() })
          await markBounced(db, queued, refusedFor(reason, invitation))
        }
      },
    },
  }
}
