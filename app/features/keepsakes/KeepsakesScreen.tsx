import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Coming } from '#app/ui/Coming.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Page } from '#app/ui/Page.tsx'

const names = ['book', 'cards', 'order', 'service', 'archive', 'kept'] as const

/** One card for each keepsake. */
export type KeepsakeCards = Record<(typeof names)[number], ReactNode>

interface Props {
  /** Empty until it is known. */
  nameOfPerson: string
  /** Whoever is signed in has no such memorial. */
  isGone: boolean
  /** null until it is known whose memorial it is. */
  cards: KeepsakeCards | null
}

/** All keepsakes of a memorial, one card each. */
export function KeepsakesScreen({ nameOfPerson, isGone, cards }: Props) {
  const t = useTranslations('keepsakes')
  const areThere = cards !== null
  // What a link elsewhere names is not there until the memorial is known.
  useEffect(() => {
    if (areThere && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [areThere])
  return (
    <Page>
      <div className="stack">
        <h1>{t('title')}</h1>
        {(isGone || cards) && (
          <p className="quiet">{nameOfPerson ? t('intro', { name: nameOfPerson }) : t('introUnnamed')}</p>
        )}
        {isGone && <NotLoaded title={t('gone')} isGone onAgain={() => {}} />}
        {!isGone && cards && (
          <>
            <nav aria-label={t('title')}>
              <ul className="wrap links">
                {names.map((name) => (
                  <li key={name}>
                    <a className="touch" href={`#${name}`}>
                      {t(`ways.${name}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {names.map((name) => (
              <div id={name} key={name}>
                {cards[name]}
              </div>
            ))}
          </>
        )}
        {!isGone && !cards && <Coming>{t('loading')}</Coming>}
        {!isGone && cards && (
          <p>
            <LinkButton look="plain" icon={ArrowLeft} to="/memorial/dashboard" word="backToDashboard" />
          </p>
        )}
      </div>
    </Page>
  )
}
