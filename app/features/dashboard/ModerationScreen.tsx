import { Camera, Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#app/lib/api.ts'
import { useAction } from '#app/lib/use-action.ts'
import type { ServerValue } from '#app/lib/use-server-value.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Coming } from '#app/ui/Coming.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import album from '#app/ui/illustrations/album.svg?url&no-inline'
import { Word } from '#app/ui/Word.tsx'
import { leaveMemorial } from '#contract/hosts.ts'
import { ContributionList } from './ContributionList.tsx'
import { ModerationTrouble } from './ModerationTrouble.tsx'
import { useContributions } from './use-contributions.ts'
import type { ModerationData } from './use-moderation.ts'

interface Props extends ServerValue<ModerationData> {
  onLeft: () => Promise<void>
}

/** The memorial's name and its contributions, for helpers, who can do nothing but moderate. */
export function ModerationScreen({ value, trouble, read, onLeft }: Props) {
  const t = useTranslations('moderation')
  if (trouble) return <ModerationTrouble trouble={trouble} onRead={read} />
  if (!value) return <Coming isTitle>{t('loading')}</Coming>
  return <Contributions moderated={value} onLeft={onLeft} />
}

function Contributions({ moderated, onLeft }: { moderated: ModerationData; onLeft: Props['onLeft'] }) {
  const t = useTranslations('moderation')
  const { moderation, newest, askedAt } = moderated
  const { nameOfPerson, shareSlug, memorialUuid, total } = moderation
  const contributions = useContributions({ memorialUuid, newest, total, askedAt })
  const waiting = contributions.countWaiting(moderation.waiting)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack">
      <header className="stack s2">
        <p className="quiet">{t('overline')}</p>
        <h1 className="anywhere" ref={heading} tabIndex={-1} dir="auto">
          {nameOfPerson}
        </h1>
        {total > 0 && <p>{t('waiting', { count: waiting })}</p>}
      </header>
      {total === 0 ? (
        <EmptyState picture={album} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ContributionList
          contributions={contributions}
          preview={newest.length}
          isNew={() => false}
          person={nameOfPerson}
        />
      )}
      {/* Below what is decided here, which is in sight on a phone. */}
      <div>
        <p>
          {/* the public page is a document of its own, rendered by the server */}
          <a className="way" href={`/view/${shareSlug}`}>
            <Icon of={Eye} />
            <Word of="seePage" />
          </a>
        </p>
        <p>
          <Link className="way" to={`/memorial/memory-cards/${memorialUuid}`}>
            <Icon of={Camera} />
            {t('paper')}
          </Link>
        </p>
      </div>
      <LeaveModeration memorialUuid={memorialUuid} onLeft={onLeft} />
    </div>
  )
}

/** Lets a helper stop moderating the memorial. */
function LeaveModeration({ memorialUuid, onLeft }: { memorialUuid: string; onLeft: Props['onLeft'] }) {
  const t = useTranslations('moderation.leave')
  const [asks, setAsks] = useState(false)
  const { error, attempt } = useAction()
  const leave = () =>
    attempt(async () => {
      await call(leaveMemorial, { params: { memorialUuid } })
      await onLeft()
    })
  return (
    <>
      <p>
        <Button look="link" onPress={() => setAsks(true)}>
          {t('ask')}
        </Button>
      </p>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('title')}
        primary={{ word: 'stay', onPress: () => setAsks(false) }}
        secondary={{ label: t('confirm'), busyLabel: t('confirming'), onPress: leave }}
      >
        <p>{t('text')}</p>
        {error && <FieldError>{error}</FieldError>}
      </ConfirmDialog>
    </>
  )
}
