import { useTranslations } from '#app/messages/index.tsx'
import type { Receipt } from '#contract/receipts.ts'
import { TakeBack } from './TakeBack.tsx'

interface Props {
  token: string
  receipt: Extract<Receipt, { kind: 'ANSWER' }>
  onGone: () => void
}

/** What somebody answered; it is changed by the other link of the same mail. */
export function AnswerReceipt({ token, receipt, onGone }: Props) {
  const t = useTranslations('receipt.answer')
  const words = useTranslations('visitRsvp')
  const parts = useTranslations('visitProgramme')
  const { status, guests, events } = receipt
  return (
    <>
      {events.length > 0 ? (
        <ul className="stack s2">
          {events.map((event) => (
            <li key={event.uuid}>
              <bdi>{event.title?.trim() || parts(event.kind)}</bdi>: {parts(event.status)}
              {event.guests > 0 && `, ${parts('guestCount', { guests: event.guests })}`}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {t('said', { answer: words(status) })}
          {guests > 0 && ` ${t('guests', { count: guests })}`}
        </p>
      )}
      <p className="quiet">{t('change')}</p>
      <TakeBack token={token} what="answer" onGone={onGone} />
    </>
  )
}
