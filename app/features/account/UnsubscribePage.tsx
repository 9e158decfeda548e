import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SignInLayout } from './SignInLayout.tsx'

interface Props {
  words: { title: string; question: string; confirm: string; back: string }
  /** Why it failed. */
  trouble: string | null
  /** The result; null while it asks. */
  children: ReactNode
}

/**
 * The page of the unsubscribe link in mails. It asks for confirmation because mail programs open links by themselves. A
 * plain form, so that it works without script.
 */
export function UnsubscribePage({ words, trouble, children }: Props) {
  return (
    <SignInLayout title={words.title} leave={{ to: '/', label: words.back }}>
      {trouble && <Notice kind="error" title={trouble} />}
      {children ?? (
        <form className="stack" method="post">
          <p>{words.question}</p>
          <p>
            <Button type="submit" look="primary">
              {words.confirm}
            </Button>
          </p>
        </form>
      )}
    </SignInLayout>
  )
}
