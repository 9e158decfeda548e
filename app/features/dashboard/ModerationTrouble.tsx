import type { ServerValue } from '#app/lib/use-server-value.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'

interface Props {
  trouble: NonNullable<ServerValue<unknown>['trouble']>
  onRead: () => Promise<void>
}

/** Says why there is nothing to moderate, and what to do about it. */
export function ModerationTrouble({ trouble, onRead }: Props) {
  const t = useTranslations('moderation')
  return (
    <div className="stack">
      <h1>{t('title')}</h1>
      {trouble.isGone ? (
        <Notice
          kind="error"
          title={t('missing')}
          action={<LinkButton to="/profile">{t('profile')}</LinkButton>}
        />
      ) : (
        <NotLoaded title={trouble.words} isGone={false} onAgain={onRead} />
      )}
    </div>
  )
}
