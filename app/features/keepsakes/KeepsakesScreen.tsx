import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { Coming } from '#app/ui/Coming.tsx'
import { classes } from '#app/ui/classes.ts'
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

/** What can be made of a memorial, as a list; one of them is open, and the others keep what is typed in them. */
export function KeepsakesScreen({ nameOfPerson, isGone, cards }: Props) {
  const t = useTranslations('keepsakes')
  const areThere = cards !== null
  const { hash } = useLocation()
  const named = names.find((name) => hash === `#${name}`)
  const [open, setOpen] = useState(named ?? 'book')
  // Another hash, such as that of the link past the masthead, opens nothing else.
  if (named && named !== open) setOpen(named)
  // What a link names is not there until the memorial is known.
  useEffect(() => {
    if (areThere && named) document.getElementById(named)?.scrollIntoView()
  }, [areThere, named])
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
                    <a
                      className={classes('touch', name === open && 'strong')}
                      href={`#${name}`}
                      aria-current={name === open || undefined}
                    >
                      {t(`ways.${name}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {names.map((name) => (
              <div id={name} key={name} hidden={name !== open}>
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
