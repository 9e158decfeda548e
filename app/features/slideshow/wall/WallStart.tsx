import { Maximize } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '../../../messages/index.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Masthead } from '../../../ui/Masthead.tsx'
import { Page } from '../../../ui/Page.tsx'
import { VersionLabel } from '../../../ui/VersionLabel.tsx'

interface Props {
  home: string
  onStart: () => void
}

/** Before the live wall starts: what a hall is going to see. The press also lets the browser fill the screen. */
export function WallStart({ home, onStart }: Props) {
  const t = useTranslations('slideshow')
  return (
    <>
      <Masthead />
      <Page width="measure">
        <div className="stack">
          <h1>{t('wall.title')}</h1>
          <p>{t('wall.about')}</p>
          <ul>
            <li>{t('wall.start.appear')}</li>
            <li>{t('wall.start.code')}</li>
            <li>{t('wall.start.sound')}</li>
            <li>{t('wall.start.screen')}</li>
          </ul>
          <p className="row">
            <Button
              look="primary"
              icon={Maximize}
              onPress={() => {
                // Where a browser has no full screen, or refuses it, the wall fills its window.
                void document.documentElement.requestFullscreen?.().catch(() => {})
                onStart()
              }}
            >
              {t('wall.start.begin')}
            </Button>
            <LinkButton to={home}>{t('backToDashboard')}</LinkButton>
          </p>
        </div>
      </Page>
      <VersionLabel />
    </>
  )
}

const KEY = 'wall-started'

/** Whether the live wall was started in this tab: after a reload it goes on by itself, since nobody may stand beside it. */
export function useWallStarted() {
  const [isStarted, setStarted] = useState(wasStarted)
  function start() {
    try {
      sessionStorage.setItem(KEY, 'yes')
    } catch {
      // Then a reload asks again.
    }
    setStarted(true)
  }
  return { isStarted, start }
}

function wasStarted(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
