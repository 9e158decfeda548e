import { isRouteErrorResponse } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import { Illustration } from './Illustration.tsx'
import gardenGate from './illustrations/garden-gate.svg?url&no-inline'
import kettle from './illustrations/kettle.svg?url&no-inline'
import { LinkButton } from './LinkButton.tsx'
import { Masthead } from './Masthead.tsx'
import { Page } from './Page.tsx'
import styles from './PageError.module.css'
import { VersionLabel } from './VersionLabel.tsx'

/** The screen for a route that could not be shown: there is no such page, or it failed. */
export function PageError({ error }: { error: unknown }) {
  const t = useTranslations('common.pageError')
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <Masthead />
      <Page width="door">
        <div className={`stack centred s4 ${styles.words}`}>
          <Illustration picture={missing ? gardenGate : kettle} />
          <h1 className="top4">{t(missing ? 'missing' : 'failed')}</h1>
          <p className="quiet">{t(missing ? 'missingHelp' : 'failedHelp')}</p>
          <p className="row">
            {!missing && <Button look="primary" onPress={() => location.reload()} word="tryAgain" />}
            <LinkButton to="/" look={missing ? 'primary' : 'line'} word="backToLanding" />
          </p>
        </div>
      </Page>
      <VersionLabel />
    </>
  )
}
