import type { ReactNode } from 'react'
import { useTranslations } from '../messages/index.tsx'
import { Button } from './Button.tsx'
import { Illustration } from './Illustration.tsx'
import kettle from './illustrations/kettle.svg?url&no-inline'
import { LinkButton } from './LinkButton.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  title: string
  /** A retry will not help: it was deleted, or this person lost access. */
  isGone: boolean
  onAgain: () => Promise<void> | void
  /** What is still available. */
  children?: ReactNode
}

/** Shown when a memorial could not be loaded, with a retry or a link to the profile. */
export function NotLoaded({ title, isGone, onAgain, children }: Props) {
  const t = useTranslations('common.notLoaded')
  return (
    <div className="stack">
      <Illustration picture={kettle} />
      <Notice
        kind="error"
        title={title}
        action={
          isGone ? (
            <LinkButton to="/profile" word="backToProfile" />
          ) : (
            <Button onPress={onAgain} word="tryAgain" />
          )
        }
      >
        {isGone ? (
          <>
            <p>{t('gone')}</p>
            {children}
          </>
        ) : (
          children
        )}
      </Notice>
    </div>
  )
}
