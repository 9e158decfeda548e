import type { Language } from '#languages/index.ts'
import { writeAnniversaryMail, writeConfirmNoteMail } from '#server/modules/anniversaries/emails.tsx'
import { invitationMail } from '#server/modules/contacts/emails.tsx'
import { writeMemoryReceiptMail } from '#server/modules/contributions/emails.tsx'
import { writeApprovalMail, writeDigestMail } from '#server/modules/digest/emails.tsx'
import { writeEventMail } from '#server/modules/event-notices/emails.tsx'
import { writeFundAccountMail, writeFundsChangedMail } from '#server/modules/funds/emails.tsx'
import {
  writeHelperMail,
  writeHostInvitationMail,
  writeHostRemovedMail,
} from '#server/modules/hosts/emails.tsx'
import { writeDeletedMail } from '#server/modules/memorials/emails.tsx'
import { writeYearsEndMail } from '#server/modules/retention/emails.tsx'
import { notices } from '#server/modules/retention/rules.ts'
import { writeConfirmationMail, writeDayMail, writeReminderMail } from '#server/modules/rsvps/emails.tsx'
import { writeThanksMail } from '#server/modules/thanks/emails.tsx'
import { accountMails } from './account-mails.ts'
import { archiveMails } from './archive-mails.ts'
import { moneyMails } from './money-mails.ts'
import {
  date,
  link,
  named,
  origin,
  ownLink,
  stopLink,
  type Typed,
  unsubscribeLink,
  type Written,
  worded,
} from './sample.ts'

const fundWhats = ['ADDED', 'REOPENED', 'RENAMED', 'REWORDED', 'GOAL', 'ENDED'] as const

/** Every mail of the product in each of its forms, with these texts, in one language. */
export function everyMail(typed: Typed, language: Language = 'en'): Written[] {
  const { message, email } = typed
  const [address, details] = [worded(typed.address), worded(typed.details)]
  const [person, name, fund] = [named(typed.person), named(typed.name), named(typed.fund)]
  const memorial = { nameOfPerson: person, memorialDate: '2026-11-28', address }
  const part = {
    name: name.slice(0, 120),
    when: '28 November 2026, 2:30 PM Eastern Australia Time',
    place: address,
    isCancelled: false,
  }
  const invitation = {
    ...memorial,
    details,
    zone: null,
    programme: [],
    hostName: name,
    greeted: named(name.slice(0, 100)),
    email,
    portrait: Buffer.from('jpeg'),
    isAhead: true,
    isReminder: false,
    takesReplies: true,
    link,
    unsubscribeLink,
  }
  const told = { name: person, helper: name, helperEmail: email, role: null, link }
  const removed = { name: person, owner: named(`${name} senior`), link }
  const answer = { ...memorial, shareSlug: 'margaret-4f9k2c', email, link, guests: 50 }
  const many = <T>(one: T, length = 8): T[] => Array.from({ length }, () => one)
  return [
    ...accountMails(typed, language),
    ...moneyMails(typed, language),
    ...archiveMails(typed, language),
    { writer: 'invitationMail', mail: invitationMail(invitation, language) },
    { writer: 'invitationMail', mail: invitationMail({ ...invitation, isReminder: true }, language) },
    {
      writer: 'invitationMail',
      mail: invitationMail({ ...invitation, programme: [part, { ...part, isCancelled: true }] }, language),
    },
    {
      writer: 'invitationMail',
      mail: invitationMail(
        {
          ...invitation,
          memorialDate: null,
          address: null,
          details: null,
          hostName: named(''),
          greeted: named(''),
          portrait: null,
          isAhead: false,
        },
        language,
      ),
    },
    ...(['arrived', 'waits', 'FILED', 'CLOSED', 'EMPTY', 'BROKEN'] as const).map((outcome) => ({
      writer: 'writeMemoryReceiptMail',
      mail: writeMemoryReceiptMail(
        {
          nameOfPerson: person,
          greeted: name,
          outcome,
          photos: { arrived: 0, waits: 30, FILED: 2, CLOSED: 0, EMPTY: 0, BROKEN: 0 }[outcome],
          ...(outcome.toUpperCase() === outcome && { photosLeft: 1, filesLeft: 3 }),
          wordsCut: outcome === 'FILED',
          days: 90,
          takesReplies: outcome !== 'arrived',
          ownLink: ['CLOSED', 'EMPTY', 'BROKEN'].includes(outcome) ? null : ownLink,
          pageLink: link,
        },
        language,
      ),
    })),
    {
      writer: 'writeThanksMail',
      mail: writeThanksMail(
        { nameOfPerson: person, hostName: name, words: message.slice(0, 1000), link },
        language,
      ),
    },
    {
      writer: 'writeDigestMail',
      mail: writeDigestMail(
        {
          nameOfPerson: person,
          answers: many({
            name: named(name.slice(0, 100)),
            status: 'ATTENDING',
            guests: 50,
            message: message.slice(0, 1000),
            isChange: true,
            awaitsLook: true,
          }),
          answerCount: 500,
          contributions: many({ name, message, photos: 30, recordings: 10, waits: true }),
          contributionCount: 300,
          waitingCount: 10,
          donations: many({
            title: fund,
            currency: 'aud',
            amountMinor: 12_345_67,
            count: 9,
            names: many(name),
          }),
          link,
          waitingLink: `${link}?to=waiting`,
          stopLink,
        },
        language,
      ),
    },
    {
      writer: 'writeApprovalMail',
      mail: writeApprovalMail({ nameOfPerson: person, count: 3, link, stopLink }, language),
    },
    ...(['DEATH', 'BIRTH', 'MEMORIAL'] as const).map((occasion) => ({
      writer: 'writeAnniversaryMail',
      mail: writeAnniversaryMail({ nameOfPerson: person, occasion, years: 11, link, stopLink }, language),
    })),
    {
      writer: 'writeConfirmNoteMail',
      mail: writeConfirmNoteMail(
        { nameOfPerson: person, day: '2026-11-03', confirmLink: link, stopLink },
        language,
      ),
    },
    {
      writer: 'writeFundsChangedMail',
      mail: writeFundsChangedMail(
        {
          name: person,
          editor: name,
          changes: fundWhats.map((what) => ({ what, title: fund })),
          link,
        },
        language,
      ),
    },
    {
      writer: 'writeFundsChangedMail',
      mail: writeFundsChangedMail(
        { name: person, editor: named(''), changes: [{ what: 'ENDED', title: '' }], link },
        language,
      ),
    },
    { writer: 'writeFundAccountMail', mail: writeFundAccountMail({ name: person, fund, link }, language) },
    {
      writer: 'writeFundAccountMail',
      mail: writeFundAccountMail({ name: person, fund: '', link }, language),
    },
    {
      writer: 'writeHostInvitationMail',
      mail: writeHostInvitationMail(
        {
          name: person,
          host: name,
          role: 'MODERATOR',
          email,
          until: '2026-12-12',
          link,
        },
        language,
      ),
    },
    { writer: 'writeHelperMail', mail: writeHelperMail({ ...told, role: 'ADMIN' }, language) },
    { writer: 'writeHelperMail', mail: writeHelperMail(told, language) },
    { writer: 'writeHostRemovedMail', mail: writeHostRemovedMail(removed, language) },
    {
      writer: 'writeHostRemovedMail',
      mail: writeHostRemovedMail({ ...removed, link: null }, language),
      isLinkless: true,
    },
    {
      writer: 'writeDeletedMail',
      mail: writeDeletedMail(
        { name: person, owner: null, lastDay: date, profileUrl: `${origin}/profile` },
        language,
      ),
    },
    {
      writer: 'writeDeletedMail',
      mail: writeDeletedMail(
        { name: person, owner: name, lastDay: date, profileUrl: `${origin}/profile` },
        language,
      ),
      isLinkless: true,
    },
    ...notices.map((notice) => ({
      writer: 'writeYearsEndMail',
      mail: writeYearsEndMail(
        {
          currency: 'aud',
          notice,
          nameOfPerson: person,
          lastDay: '2027-11-20',
          readableUntil: '2027-12-20',
          filesUntil: '2028-02-18',
          priceMinor: 1_000_000_00,
          extendUrl: `${origin}/memorial/extend?memorial=0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11`,
          archiveUrl: `${origin}/memorial/keepsakes?memorial=0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11`,
        },
        language,
      ),
    })),
    ...[true, false].map((isInvited) => ({
      writer: 'writeEventMail',
      mail: writeEventMail(
        {
          nameOfPerson: person,
          hostName: name,
          message,
          email,
          link,
          unsubscribeLink,
          isInvited,
          calendar: null,
          calendarName: '',
        },
        language,
      ),
    })),
    ...(['ATTENDING', 'UNSURE', 'NOT_ATTENDING'] as const).flatMap((status) => {
      const answered = {
        ...part,
        status: 'WATCHING' as const,
        guests: 1,
        calendarLink: `${origin}/view/margaret-4f9k2c/calendar/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11.ics`,
      }
      const unanswered = { ...answered, status: null, calendarLink: null }
      const byEvent = [...many(answered, 3), unanswered]
      const told = {
        zone: 'America/New_York',
        calendar: 'BEGIN:VCALENDAR',
        takeBackLink: ownLink,
        unsubscribeLink,
        isAddressProven: status === 'UNSURE',
        byEvent,
      }
      const said = { ...answer, status, ...told }
      return [
        { writer: 'writeConfirmationMail', mail: writeConfirmationMail(said, language) },
        { writer: 'writeReminderMail', mail: writeReminderMail(said, language) },
        { writer: 'writeDayMail', mail: writeDayMail(said, language) },
      ]
    }),
  ]
}
