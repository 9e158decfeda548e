import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { codeMail, resetMail, welcomeMail } from '#server/modules/accounts/emails.tsx'
import {
  deletionMail,
  newDeviceMail,
  passedOnMail,
  passkeyMail,
  passwordChangedMail,
} from '#server/modules/accounts/emails-account.tsx'
import { archiveMail } from '#server/modules/archive/emails.tsx'
import { invitationMail } from '#server/modules/contacts/emails.tsx'
import { thanksMail } from '#server/modules/contributions/emails.tsx'
import { approvalMail, digestMail } from '#server/modules/digest/emails.tsx'
import { donationMail, donationRefundMail } from '#server/modules/donations/emails.tsx'
import { fundAccountMail, fundsChangedMail } from '#server/modules/funds/emails.tsx'
import {
  hostAcceptedMail,
  hostInvitationMail,
  hostLeftMail,
  hostRemovedMail,
} from '#server/modules/hosts/emails.tsx'
import { deletedMail, keptMail } from '#server/modules/memorials/emails.tsx'
import { freeMail, receiptMail, refundMail } from '#server/modules/payments/emails.tsx'
import { yearsEndMail } from '#server/modules/retention/emails.tsx'
import { notices } from '#server/modules/retention/rules.ts'
import { confirmationMail, dayMail, reminderMail } from '#server/modules/rsvps/emails.tsx'
import type { Mail } from '#server/ports/mail.ts'

/** What people typed, at most as long as each field allows. */
export interface Typed {
  /** The name of the person a memorial is for: 300 characters. */
  person: string
  /** Any other name: 200 characters. */
  name: string
  address: string
  details: string
  /** A message as long as the longest field. */
  message: string
  fund: string
  email: string
}

export const origin = 'https://afterglow.example'
const link = `${origin}/view/margaret-4f9k2c?i=token&from=mail`
const stopLink = `${origin}/digest/end/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11`
const unsubscribeLink = `${origin}/unsubscribe/token`
const date = new Date('2026-11-28T03:00:00Z')

const fundWhats = ['ADDED', 'REOPENED', 'RENAMED', 'REWORDED', 'GOAL', 'ENDED'] as const

/** One mail of the product. `isLinkless` if it has no link. */
export interface Written {
  writer: string
  mail: Pick<Mail, 'subject' | 'html' | 'text' | 'language' | 'attachments'>
  isLinkless?: true
}

/** Skips the check of names, because mails also have to show unusual ones correctly. */
const named = (text: string) => text as MailableName

/** Every mail of the product in each of its forms, with these texts, in one language. */
export function everyMail(typed: Typed, language: Language = 'en'): Written[] {
  const { address, details, message, email } = typed
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
    programme: [],
    hostName: name,
    greeted: named(name.slice(0, 100)),
    email,
    portrait: Buffer.from('jpeg'),
    isAhead: true,
    isReminder: false,
    link,
    unsubscribeLink,
  }
  const money = { amountMinor: 1_000_000_00, currency: 'aud', isTest: true }
  const told = { name: person, helper: name, email, link }
  const removed = { name: person, host: name, owner: named(`${name} senior`), link }
  const answer = { ...memorial, shareSlug: 'margaret-4f9k2c', email, link, guests: 50 }
  const many = <T>(one: T, length = 8): T[] => Array.from({ length }, () => one)
  return [
    { writer: 'codeMail', mail: codeMail('BCDFG', language), isLinkless: true },
    { writer: 'resetMail', mail: resetMail(`${origin}/reset-password?token=x`, language) },
    { writer: 'welcomeMail', mail: welcomeMail(`${origin}/profile`, language) },
    { writer: 'passwordChangedMail', mail: passwordChangedMail(`${origin}/forgot-password`, true, language) },
    {
      writer: 'newDeviceMail',
      mail: newDeviceMail(
        { browser: 'Samsung Internet', system: 'Android' },
        `${origin}/forgot-password`,
        language,
      ),
    },
    {
      writer: 'newDeviceMail',
      mail: newDeviceMail({ browser: null, system: null }, `${origin}/forgot-password`, language),
    },
    { writer: 'passkeyMail', mail: passkeyMail('added', `${origin}/forgot-password`, language) },
    { writer: 'passkeyMail', mail: passkeyMail('removed', `${origin}/forgot-password`, language) },
    { writer: 'deletionMail', mail: deletionMail(date, `${origin}/profile`, language) },
    { writer: 'passedOnMail', mail: passedOnMail(person, link, language) },
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
    {
      writer: 'thanksMail',
      mail: thanksMail(
        { nameOfPerson: person, hostName: name, words: message.slice(0, 1000), link },
        language,
      ),
    },
    {
      writer: 'digestMail',
      mail: digestMail(
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
          contributions: many({ name, message, photos: 30, waits: true }),
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
      writer: 'archiveMail',
      mail: archiveMail(
        {
          nameOfPerson: person,
          successorOf: name,
          endsOn: date,
          worksUntil: date,
          link,
        },
        language,
      ),
    },
    {
      writer: 'archiveMail',
      mail: archiveMail(
        {
          nameOfPerson: person,
          successorOf: null,
          endsOn: null,
          worksUntil: date,
          link,
        },
        language,
      ),
    },
    {
      writer: 'approvalMail',
      mail: approvalMail({ nameOfPerson: person, count: 3, link, stopLink }, language),
    },
    {
      writer: 'donationMail',
      mail: donationMail(
        {
          ...money,
          nameOfPerson: person,
          fundTitle: fund,
          recipient: name,
          payout: fund,
          feeMinor: 48,
          anonymous: true,
          dateDonated: date,
          reference: 'don_0d9f6b1e7a1c',
          link,
        },
        language,
      ),
    },
    {
      writer: 'donationRefundMail',
      mail: donationRefundMail({ ...money, nameOfPerson: person, reference: '0D9F6B1E' }, language),
      isLinkless: true,
    },
    {
      writer: 'fundsChangedMail',
      mail: fundsChangedMail(
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
      writer: 'fundsChangedMail',
      mail: fundsChangedMail(
        { name: person, editor: named(''), changes: [{ what: 'ENDED', title: '' }], link },
        language,
      ),
    },
    { writer: 'fundAccountMail', mail: fundAccountMail({ name: person, fund, link }, language) },
    { writer: 'fundAccountMail', mail: fundAccountMail({ name: person, fund: '', link }, language) },
    {
      writer: 'hostInvitationMail',
      mail: hostInvitationMail(
        {
          name: person,
          host: name,
          owner: named(`${name} senior`),
          role: 'MODERATOR',
          email,
          until: '2026-12-12',
          link,
        },
        language,
      ),
    },
    { writer: 'hostAcceptedMail', mail: hostAcceptedMail({ ...told, role: 'ADMIN' }, language) },
    { writer: 'hostLeftMail', mail: hostLeftMail(told, language) },
    { writer: 'hostRemovedMail', mail: hostRemovedMail(removed, language) },
    {
      writer: 'hostRemovedMail',
      mail: hostRemovedMail({ ...removed, link: null }, language),
      isLinkless: true,
    },
    {
      writer: 'keptMail',
      mail: keptMail(
        {
          name: person,
          email,
          link: `${origin}/memorial/load/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11?step=photos`,
        },
        language,
      ),
    },
    {
      writer: 'deletedMail',
      mail: deletedMail(
        { name: person, owner: null, lastDay: date, profileUrl: `${origin}/profile` },
        language,
      ),
    },
    {
      writer: 'deletedMail',
      mail: deletedMail(
        { name: person, owner: name, lastDay: date, profileUrl: `${origin}/profile` },
        language,
      ),
      isLinkless: true,
    },
    {
      writer: 'freeMail',
      mail: freeMail(
        { nameOfPerson: person, retainedUntil: date, isExtension: true, memorialUrl: link },
        language,
      ),
    },
    {
      writer: 'freeMail',
      mail: freeMail(
        { nameOfPerson: person, retainedUntil: date, isExtension: false, memorialUrl: link },
        language,
      ),
    },
    {
      writer: 'receiptMail',
      mail: receiptMail(
        {
          ...money,
          nameOfPerson: person,
          paidAt: date,
          retainedUntil: date,
          isExtension: false,
          reference: 'pi_0d9f6b1e7a1c',
          memorialUrl: link,
        },
        language,
      ),
    },
    {
      writer: 'receiptMail',
      mail: receiptMail(
        {
          ...money,
          nameOfPerson: person,
          paidAt: date,
          retainedUntil: date,
          isExtension: true,
          reference: 'pi_0d9f6b1e7a1c',
          memorialUrl: link,
        },
        language,
      ),
    },
    {
      writer: 'refundMail',
      mail: refundMail(
        {
          ...money,
          nameOfPerson: person,
          reference: '0D9F6B1E',
          promoMissed: null,
          profileUrl: `${origin}/profile`,
        },
        language,
      ),
    },
    ...notices.map((notice) => ({
      writer: 'yearsEndMail',
      mail: yearsEndMail(
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
    ...(['ATTENDING', 'UNSURE', 'NOT_ATTENDING'] as const).flatMap((status) => {
      const answered = {
        ...part,
        status: 'WATCHING' as const,
        guests: 1,
        isWaiting: true,
        calendarLink: `${origin}/view/margaret-4f9k2c/calendar/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11.ics`,
      }
      const unanswered = { ...answered, status: null, isWaiting: false, calendarLink: null }
      const byEvent = [...many(answered, 3), unanswered]
      const told = { calendar: 'BEGIN:VCALENDAR', isShared: true, unsubscribeLink, byEvent }
      const said = { ...answer, status, ...told }
      return [
        { writer: 'confirmationMail', mail: confirmationMail(said, language) },
        { writer: 'reminderMail', mail: reminderMail(said, language) },
        { writer: 'dayMail', mail: dayMail(said, language) },
      ]
    }),
  ]
}

/** The names of all functions that write mails, as the modules declare them. */
export function mailWriters(): string[] {
  const modules = fileURLToPath(new URL('../../server/modules', import.meta.url))
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /emails[^/]*\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(modules, file), 'utf8').matchAll(/export function (\w+Mail)\b/g),
    ])
    .map(([, writer = '']) => writer)
}
