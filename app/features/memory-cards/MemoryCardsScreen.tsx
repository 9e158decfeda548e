import { Camera } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { LeaveDialog } from '#app/saving/LeaveDialog.tsx'
import { useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { Button } from '#app/ui/Button.tsx'
import { DropZone, photoFiles } from '#app/ui/DropZone.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import type { Moderation } from '#contract/safety.ts'
import { CardItem } from './CardItem.tsx'
import { useCards } from './use-cards.ts'

interface Props {
  moderation: Moderation
  userUuid: string | null
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Memories on paper: photographs of cards or letters, each cut out, and filed as a memory that waits. */
export function MemoryCardsScreen({ moderation, userUuid, redirectOnAuthError }: Props) {
  const t = useTranslations('memoryCards')
  const cards = useCards(moderation, userUuid, redirectOnAuthError)
  const { remarks, left, errors } = cards
  const total = cards.cards.length
  const ready = cards.cards.filter(({ filed, picture }) => !filed && picture).length
  const unfiled = cards.cards.filter(({ filed }) => !filed).length
  const leaving = useLeaveQuestion({ isUnsaved: () => left > 0 || (unfiled > 0 && cards.isAtRisk) })
  return (
    <div className="stack">
      <header className="stack">
        <p className="quiet" dir="auto">
          {moderation.nameOfPerson}
        </p>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <DropZone
        label={t('drop')}
        touchLabel={t('choose')}
        hint={total === 0 && t('hint')}
        icon={Camera}
        accept={photoFiles}
        multiple
        slim={total > 0}
        onFiles={(files) => void cards.add(files)}
      />
      <div role="status">
        {left > 0 ? (
          <p>
            <Spinner /> {t('looking', { count: left })}
          </p>
        ) : (
          total > 0 && <p>{t('found', { count: total, filed: total - unfiled })}</p>
        )}
      </div>
      {remarks.ofOthers > 0 && (
        <Notice title={t('ofOthers', { count: remarks.ofOthers })}>{t('ofOthersText')}</Notice>
      )}
      {remarks.unreadable.map((name) => (
        <Notice key={name} kind="error" title={t('unreadable', { name })} />
      ))}
      {cards.cards.map((card, index) => (
        <CardItem
          key={card.id}
          card={card}
          number={index + 1}
          total={total}
          actions={cards}
          error={errors[card.id]}
        />
      ))}
      {ready > 1 && (
        <p>
          <Button busyLabel={t('filing')} onPress={cards.fileAll}>
            {t('fileAll', { count: ready })}
          </Button>
        </p>
      )}
      <p>
        <LinkButton to={`/memorial/moderation/${moderation.memorialUuid}/waiting`}>
          {t('toWaiting')}
        </LinkButton>
      </p>
      {leaving && (
        <LeaveDialog of="screen" onStay={leaving.stay} onLeave={leaving.leave} onBroken={leaving.goOn} />
      )}
    </div>
  )
}
