import { lifeDateWriter } from '#app/lib/dates.ts'
import { lifeSpan } from '#contract/life-span.ts'
import type { SaidAfter } from '../../context.ts'
import { useTranslations } from '../../messages/index.tsx'
import { ClosedPage } from '../../ui/ClosedPage.tsx'
import pressedFlower from '../../ui/illustrations/pressed-flower.svg?url&no-inline'

interface Props {
  kind: 'ended' | 'removed'
  said: SaidAfter | null
  /** The operator's address. */
  email: string
}

/** The still page behind a printed code whose memorial is closed or gone: whom it was for, and how to ask the family. */
export function PrintedAfter({ kind, said, email }: Props) {
  const t = useTranslations('printed')
  const life = useTranslations('lifeSpan')
  const years = said && lifeSpan(said, life, lifeDateWriter)
  return (
    <ClosedPage picture={pressedFlower} title={said?.name ?? t('title')}>
      {years && <p>{years}</p>}
      <p>{t(kind)}</p>
      <p>{t(kind === 'ended' ? 'askEnded' : 'askRemoved')}</p>
      {kind === 'ended' && (
        <p>
          <a href={`mailto:${email}`} className="alone">
            {email}
          </a>
        </p>
      )}
    </ClosedPage>
  )
}
