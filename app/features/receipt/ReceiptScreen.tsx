import { formatDay } from '#app/lib/dates.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Page } from '#app/ui/Page.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import type { Receipt } from '#contract/receipts.ts'
import { GiftReceipt } from './GiftReceipt.tsx'
import { MemoryReceipt } from './MemoryReceipt.tsx'
import styles from './Receipt.module.css'
import { ReceiptFailed } from './ReceiptFailed.tsx'
import { TakeBack } from './TakeBack.tsx'
import { type Opened, useReceipt } from './use-receipt.ts'

/** What the link in a mailed receipt opens: one's own memory, answer or gift, without a password. */
export function ReceiptScreen() {
  const t = useTranslations('receipt')
  const { token, opened, setOpened } = useReceipt()
  useViewChange(opened.kind)
  return (
    <>
      <Masthead />
      <Page width="door" loads>
        <div className={styles.receipt}>
          <header>
            <Title opened={opened} />
          </header>
          {opened.kind === 'opening' && (
            <div className="coming">
              <LoadingLine>{t('opening')}</LoadingLine>
            </div>
          )}
          {opened.kind === 'failed' && <ReceiptFailed token={token} error={opened.error} />}
          {opened.kind === 'open' && opened.receipt.kind === 'MEMORY' && (
            <MemoryReceipt
              key={token}
              token={token}
              receipt={opened.receipt}
              onChanged={(receipt) => setOpened({ kind: 'open', receipt })}
              onGone={() => setOpened({ kind: 'gone', what: 'memory', shareSlug: opened.receipt.shareSlug })}
            />
          )}
          {opened.kind === 'open' && opened.receipt.kind === 'ANSWER' && (
            <AnswerReceipt
              token={token}
              receipt={opened.receipt}
              onGone={() => setOpened({ kind: 'gone', what: 'answer', shareSlug: opened.receipt.shareSlug })}
            />
          )}
          {opened.kind === 'open' && opened.receipt.kind === 'GIFT' && (
            <GiftReceipt
              key={token}
              token={token}
              receipt={opened.receipt}
              onChanged={(receipt) => setOpened({ kind: 'open', receipt })}
            />
          )}
          {opened.kind === 'gone' && <p>{t(`${opened.what}.goneText`)}</p>}
          {(opened.kind === 'open' || opened.kind === 'gone') && (
            <p className={styles.leave}>
              <AnchorButton href={`/view/${shareSlugOf(opened)}`} word="visitMemorial" />
            </p>
          )}
        </div>
      </Page>
      <VersionLabel />
    </>
  )
}

const shareSlugOf = (opened: Extract<Opened, { kind: 'open' | 'gone' }>) =>
  opened.kind === 'open' ? opened.receipt.shareSlug : opened.shareSlug

function Title({ opened }: { opened: Opened }) {
  const t = useTranslations('receipt')
  if (opened.kind === 'gone') return <h1>{t('gone')}</h1>
  if (opened.kind === 'failed') return <h1>{t('failed')}</h1>
  if (opened.kind === 'opening') return <h1>{t('title')}</h1>
  const { receipt } = opened
  const name = receipt.nameOfPerson
  if (receipt.kind === 'MEMORY')
    return (
      <>
        <h1>{t('memory.title', { name })}</h1>
        <p className="quiet">
          {t(`memory.${receipt.memory.state}`, { date: formatDay(receipt.memory.dateCreated) })}
        </p>
      </>
    )
  if (receipt.kind === 'ANSWER') return <h1>{t('answer.title', { name })}</h1>
  return (
    <>
      <h1>{t('gift.title', { name })}</h1>
      <p className="quiet">{t('gift.given', { date: formatDay(receipt.dateDonated) })}</p>
    </>
  )
}

interface AnswerProps {
  token: string
  receipt: Extract<Receipt, { kind: 'ANSWER' }>
  onGone: () => void
}

/** What somebody answered; it is changed by the other link of the same mail. */
function AnswerReceipt({ token, receipt, onGone }: AnswerProps) {
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
