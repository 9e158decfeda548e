import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Page } from '#app/ui/Page.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { Waiting } from '#app/ui/Waiting.tsx'

interface Props {
  /** Empty until it is known. */
  nameOfPerson: string
  /** There is no such memorial for whoever looks. */
  isGone: boolean
  /** A card a keepsake; null until it is known whose they are. */
  children: ReactNode
}

/** Everything that a family can take along, a card each. */
export function KeepsakesScreen({ nameOfPerson, isGone, children }: Props) {
  const t = useTranslations('keepsakes')
  return (
    <Page>
      <div className="stack">
        <h1>{t('title')}</h1>
        <p className="quiet" dir="auto">
          {nameOfPerson ? t('intro', { name: nameOfPerson }) : t('introUnnamed')}
        </p>
        {isGone && <NotLoaded title={t('gone')} isGone onAgain={() => {}} />}
        {!isGone && children}
        {!isGone && !children && (
          <>
            <Waiting>{t('loading')}</Waiting>
            <Skeleton />
            <Skeleton width="most" />
          </>
        )}
        {!isGone && (
          <p>
            <LinkButton look="plain" icon={ArrowLeft} to="/memorial/dashboard">
              {t('back')}
            </LinkButton>
          </p>
        )}
      </div>
    </Page>
  )
}
