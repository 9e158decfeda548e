import { PenLine } from 'lucide-react'
import { formatAgo, formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Contribution } from '#contract/contributions.ts'
import { firstNameOf } from '#contract/first-name.ts'
import shared from '../Card.module.css'
import wall from '../wall/Wall.module.css'
import styles from './Memory.module.css'
import { MemoryForm, writeCardPath } from './MemoryForm.tsx'
import type { MemoryCardProps } from './read-memory-card.ts'
import { readSource } from './SentFiles.tsx'

/**
 * Takes a memory, and shows what became of it: one component, on the memorial's page and on a page of its own, which the
 * server renders in each state.
 */
export function MemoryCard(props: MemoryCardProps) {
  const { contributor, source, stores, sendsFiles, needsProof, sent } = props
  const t = useTranslations('visitContribute')
  const Part = parts[props.state]
  const own = sent ?? contributor.own
  const isProcessing = [...(own?.media ?? []), ...(own?.recordings ?? [])].some(
    ({ state }) => state === 'PROCESSING',
  )
  return (
    <div
      className={shared.card}
      data-card="memory"
      data-src={source ?? undefined}
      data-stores={Object.keys(stores).length > 0 ? JSON.stringify(stores) : undefined}
      data-islands={sendsFiles || props.state === 'change' ? '' : undefined}
      data-proof={needsProof ? '' : undefined}
      data-again={isProcessing ? '' : undefined}
    >
      <h2>{t('title')}</h2>
      {(props.state === 'write' || props.state === 'added') && (
        <Lede of={contributor.own ?? contributor.addedBefore} />
      )}
      <Part {...props} />
    </div>
  )
}

const parts = {
  write: MemoryForm,
  code: MemoryForm,
  added: Added,
  change: MemoryForm,
  withdraw: Withdraw,
  withdrawn: Withdrawn,
  sent: Sent,
} satisfies Record<MemoryCardProps['state'], (props: MemoryCardProps) => React.ReactNode>

/** What they added before; else what this is for. */
function Lede({ of: before }: { of: Pick<Contribution, 'state' | 'dateCreated'> | null }) {
  const t = useTranslations('visitContribute')
  const key = before && ({ VISIBLE: 'added', PENDING: 'waits', HIDDEN: 'hidden' } as const)[before.state]
  return <p className={shared.lede}>{key ? t(key, { date: formatDay(before.dateCreated) }) : t('lede')}</p>
}

function Added(props: MemoryCardProps) {
  const t = useTranslations('visitContribute')
  return (
    <p className="row anywhere links tight">
      <AnchorButton icon={PenLine} href={writeCardPath(props, { change: '' })} data-in-card>
        {t('change')}
      </AnchorButton>
      <Other {...props} />
    </p>
  )
}

function Other(props: MemoryCardProps) {
  const t = useTranslations('visitContribute')
  return (
    <AnchorButton look="link" href={writeCardPath(props, { other: '' })} data-in-card>
      {t('other')}
    </AnchorButton>
  )
}

function Withdraw(props: MemoryCardProps) {
  const t = useTranslations('visitContributing')
  return (
    <form
      className="stack"
      id="memory-withdraw"
      method="post"
      action={writeCardPath(props, { withdraw: '' })}
    >
      <div className="stack s2" data-focus tabIndex={-1}>
        <h3>{t('withdrawTitle')}</h3>
        <p>{t('withdrawText')}</p>
        {props.trouble && <p role="alert">{props.trouble}</p>}
      </div>
      <p className="row anywhere links tight">
        <AnchorButton href={writeCardPath(props)} data-in-card>
          {t('keep')}
        </AnchorButton>
        <Button type="submit" look="ink" busyLabel={t('saving')}>
          {t('withdraw')}
        </Button>
      </p>
    </form>
  )
}

function Withdrawn(props: MemoryCardProps) {
  const t = useTranslations('visitContributing')
  const card = useTranslations('visitContribute')
  return (
    <div className="stack" data-focus tabIndex={-1}>
      <p role="status">
        <b>{t('withdrawn')}</b>
      </p>
      <p>{t('withdrawnText')}</p>
      <p>
        <AnchorButton icon={PenLine} href={writeCardPath(props)} data-in-card>
          {card('add')}
        </AnchorButton>
      </p>
    </div>
  )
}

/** Thanks, with what was sent. */
function Sent(props: MemoryCardProps) {
  const { sent, shareSlug, nameOfPerson, contributor } = props
  const t = useTranslations('visitContributing')
  if (!sent) return null
  const { id, state, contributorName } = sent
  const outcome = ({ VISIBLE: 'visible', PENDING: 'pending', HIDDEN: 'hidden' } as const)[state]
  return (
    <div className="stack" data-focus tabIndex={-1}>
      <div role="status" className="stack s2">
        <h3>{contributorName ? t('thanksNamed', { name: firstNameOf(contributorName) }) : t('thanks')}</h3>
        <p className="quiet">{t(outcome, { name: firstNameOf(nameOfPerson) })}</p>
      </div>
      <Pinned memory={sent} />
      {contributor.known?.hasPassword === false && !contributor.known.isLink && (
        <p className="quiet">
          {t.rich('noPassword', { choose: (words) => <a href="/forgot-password">{words}</a> })}
        </p>
      )}
      <p className="row anywhere links tight">
        {state === 'VISIBLE' && (
          <AnchorButton look="primary" href={`/view/${shareSlug}#memory-${id}`}>
            {t('see')}
          </AnchorButton>
        )}
        <AnchorButton href={writeCardPath(props, { change: '' })} data-in-card>
          {t('more')}
        </AnchorButton>
        <Other {...props} />
      </p>
    </div>
  )
}

/** As it will appear on the wall; its photos are still being prepared. */
function Pinned({
  memory: { message, contributorName, media, recordings = [], dateCreated },
}: {
  memory: Contribution
}) {
  const t = useTranslations('visitContributing')
  const [first] = media
  const picture = first && readSource(first)
  const more = media.length - (picture ? 1 : 0)
  return (
    <article className={`paper anywhere ${wall.note} ${wall.pictured} ${styles.pinned}`}>
      {picture && (
        <div className={wall.photos}>
          <img src={picture} alt="" />
        </div>
      )}
      {more > 0 && <p className="note">{t(picture ? 'morePhotos' : 'withPhotos', { count: more })}</p>}
      {recordings.length > 0 && <p className="note">{t('moreRecordings', { count: recordings.length })}</p>}
      {message && (
        <blockquote className="cut" dir="auto">
          {message}
        </blockquote>
      )}
      <footer className="apart note">
        <b className="strong" dir="auto">
          {contributorName ?? t('anonymous')}
        </b>
        <span>{formatAgo(dateCreated, new Date())}</span>
      </footer>
    </article>
  )
}
