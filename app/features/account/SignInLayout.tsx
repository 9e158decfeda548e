import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { Page } from '../../ui/Page.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import styles from './SignInLayout.module.css'

interface Props {
  title: ReactNode
  intro?: ReactNode
  /** The link at the end of the screen; null while the content above is loading. */
  leave: { to: string; label: ReactNode } | null
  /** Whether its content has to be loaded. */
  loads?: boolean
  children: ReactNode
}

/** A narrow screen with one thing to do: logging in, a new password. */
export function SignInLayout({ title, intro, leave, loads = false, children }: Props) {
  return (
    <>
      <Masthead />
      <Page width="door" loads={loads}>
        <div className={`stack ${styles.door}`}>
          <header>
            <h1>{title}</h1>
            {intro && <p className="quiet">{intro}</p>}
          </header>
          {children}
          {leave && (
            <p className={`centred ruled ${styles.leave}`}>
              <Link className="way" to={leave.to}>
                <Icon of={ArrowLeft} />
                {leave.label}
              </Link>
            </p>
          )}
        </div>
      </Page>
      <VersionLabel />
    </>
  )
}
