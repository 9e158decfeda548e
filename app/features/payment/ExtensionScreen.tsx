import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { useRetention } from '#app/lib/use-retention.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'
import type { Retention } from '#contract/retention.ts'
import { Checkout } from './Checkout.tsx'
import { useExtension } from './use-extension.ts'

interface Props {
  /** null until the session is known. */
  memorialUuid: string | null
  /** The person's name, or empty. */
  name: string
}

/** Extends a memorial by another year, paid in the same way as the first. */
export function ExtensionScreen({ memorialUuid, name }: Props) {
  const t = useTranslations('retention.extend')
  const { retention, trouble, read, note } = useRetention(memorialUuid)
  const [extended, setExtended] = useState<Retention | null>(null)
  const onExtended = useCallback(
    (now: Retention) => {
      setExtended(now)
      note(now)
    },
    [note],
  )
  useViewChange(extended ? 'extended' : 'paying')
  const keepsakes = `/memorial/keepsakes?memorial=${memorialUuid}#kept`
  const frame = (title: string, intro: ReactNode, primary: ReactNode, content: ReactNode) => (
    <StepLayout
      title={title}
      intro={intro}
      foot={
        <StepFoot
          back={
            <LinkButton look="plain" icon={ArrowLeft} to={keepsakes}>
              {t('back')}
            </LinkButton>
          }
          primary={primary}
        />
      }
    >
      {content}
    </StepLayout>
  )
  const onwards = (
    <LinkButton look="primary" to={`/memorial/load/${memorialUuid}`}>
      {t('toDashboard')}
    </LinkButton>
  )

  if (extended)
    return frame(
      t('done.title'),
      t('done.intro', { date: formatMemorialDate(extended.lastDay) }),
      onwards,
      <Notice kind="success" title={t('done.receipt')}>
        {t('done.reminder')}
      </Notice>,
    )
  if (memorialUuid && retention && retention.state !== 'ACTIVE') {
    const date = formatMemorialDate(retention.extendedUntil)
    return (
      <ExtensionForm
        memorialUuid={memorialUuid}
        retention={retention}
        item={name ? t('item', { name }) : t('itemUnnamed')}
        onExtended={onExtended}
        onChanged={read}
        frame={(primary, content) =>
          frame(t('title'), name ? t('intro', { name, date }) : t('introUnnamed', { date }), primary, content)
        }
      />
    )
  }
  const isMissing = trouble?.code === 'MEMORIAL_NOT_FOUND' || trouble?.status === 400
  return frame(
    t('title'),
    null,
    retention === undefined ? null : onwards,
    <>
      {trouble && (
        <NotLoaded title={isMissing ? t('gone') : trouble.message} isGone={isMissing} onAgain={read} />
      )}
      {retention === undefined && !trouble && (
        <div className="coming">
          <LoadingLine>{t('loading')}</LoadingLine>
          <Skeleton />
          <Skeleton width="most" />
        </div>
      )}
      {retention === null && <Notice title={t('unpaid')}>{t('unpaidHelp')}</Notice>}
      {retention && (
        <Notice title={t('early', { date: formatMemorialDate(retention.lastDay) })}>
          {t('earlyHelp', {
            date: formatMemorialDate(retention.extendableFrom),
            price: money(retention.priceMinor, retention.currency),
          })}
        </Notice>
      )}
    </>,
  )
}

interface FormProps {
  memorialUuid: string
  retention: Retention
  /** What is bought, as text. */
  item: string
  onExtended: (retention: Retention) => void
  onChanged: () => Promise<void>
  /** Renders the surrounding screen. */
  frame: (primary: ReactNode, content: ReactNode) => ReactNode
}

/** The payment for another year, in the same way as for the first. */
function ExtensionForm({ retention, item, frame, ...wanted }: FormProps) {
  const t = useTranslations('retention.extend')
  const { extendedUntil, priceMinor, currency } = retention
  return (
    <Checkout
      {...useExtension(wanted)}
      item={item}
      includes={t('includes', { date: formatMemorialDate(extendedUntil) })}
      price={priceMinor}
      currency={currency}
      frame={frame}
    />
  )
}
