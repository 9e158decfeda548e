import { MailFact, MailOverline, MailPortrait, MailSun } from '#server/mails/memorial-parts.tsx'
import {
  MailButton,
  MailCode,
  MailHeading,
  MailLines,
  MailLink,
  MailSmall,
  MailText,
} from '#server/mails/parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { translateMail } from '#server/mails/translator.ts'
import type { Mail } from '#server/ports/mail.ts'

export const link = 'https://afterglow.example/view/margaret-4f9k2c?from=a&to=b'

/** A mail in the form that an adapter gets. */
export function aMail(over: Partial<Mail> = {}): Mail {
  return {
    id: 'invitation:7',
    to: 'joan@example.com',
    subject: 'Memorial for Margaret',
    html: '<!doctype html><html><head></head><body><p>Dear Joan</p></body></html>',
    text: 'Dear Joan\n',
    language: 'en',
    ...over,
  }
}

/** A mail with every part there is, and with text as people might type it. */
export function invitation({ name, place }: { name: string; place: string }) {
  return renderMail(
    translateMail('en'),
    {
      subject: 'Invitation',
      preheader: 'Nov 28, 2026',
      why: 'Claire asked us to send this.',
      stop: { label: 'Unsubscribe', href: 'https://afterglow.example/unsubscribe/1' },
    },
    <>
      <MailPortrait src="cid:portrait" alt={name} />
      <MailOverline>Celebrating the life of</MailOverline>
      <MailHeading display>{name}</MailHeading>
      <MailSun />
      <MailFact large>Nov 28, 2026</MailFact>
      <MailFact>
        <MailLines>{place}</MailLines>
      </MailFact>
      <MailText>
        Dear <strong>Joan</strong>,
      </MailText>
      <MailButton href={link}>Open the memorial</MailButton>
      <MailCode>K7M2P</MailCode>
      <MailSmall>
        If the button does not work: <MailLink href={link} />
      </MailSmall>
    </>,
  )
}
