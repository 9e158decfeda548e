import type { MailedAbout } from '../../context.ts'
import type { UnsubscribeState } from '../../lib/unsubscribe-page.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SignInLayout } from './SignInLayout.tsx'

interface Props extends UnsubscribeState {
  words: { title: string; question: string; confirm: string; back: string } & Results
  /** Said below the result 'done'. */
  help?: string
  /** The memorial that the link is about: its name, and the way there in place of that to the front page. */
  memorial?: { about: string; visit: string; path: string } | null
}

/** Said when the form was sent. */
type Results = Record<Exclude<UnsubscribeState['state'], 'asking'>, string>

/**
 * The page of the unsubscribe link in mails. It asks for confirmation because mail programs open links by themselves. A
 * plain form, so that it works without script.
 */
export function UnsubscribePage({ words, state, trouble, help, memorial }: Props) {
  return (
    <SignInLayout
      title={words.title}
      intro={memorial?.about}
      leave={memorial ? { to: memorial.path, label: memorial.visit } : { to: '/', label: words.back }}
    >
      {trouble && <Notice kind="error" title={trouble} />}
      {state === 'asking' ? (
        <form className="stack" method="post">
          <p>{words.question}</p>
          <p>
            <Button type="submit" look="primary">
              {words.confirm}
            </Button>
          </p>
        </form>
      ) : (
        <>
          <Notice kind="success" title={words[state]} />
          {state === 'done' && help && <p>{help}</p>}
        </>
      )}
    </SignInLayout>
  )
}

/** What the page says of the memorial of a mailed link. */
export const mailedMemorial = (
  about: MailedAbout | null,
  titleOf: (name: string) => string,
  visit: string,
): NonNullable<Props['memorial']> | null =>
  about && {
    about: titleOf(about.nameOfPerson),
    visit,
    path: `/view/${about.shareSlug}`,
  }

type Word = 'title' | 'question' | 'confirm' | 'done' | 'unknown' | 'backToLanding'

/** Its words, from messages that are named after them. */
export const wordsFrom = (t: (word: Word) => string): Props['words'] => ({
  title: t('title'),
  question: t('question'),
  confirm: t('confirm'),
  done: t('done'),
  unknown: t('unknown'),
  back: t('backToLanding'),
})
