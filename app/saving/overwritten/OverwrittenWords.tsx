import { Undo2 } from 'lucide-react'
import { draftStore } from '#app/draft/hooks.ts'
import { partOf, putBack, takeBack } from '#app/draft/put-back.ts'
import type { Overwritten } from '#app/draft/typed-texts.ts'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { focusHeading } from '#app/lib/focus-heading.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { useToast } from '#app/ui/Toast.tsx'
import { conflict } from '#languages/en/screens/conflict.ts'
import { overwritten as words } from '#languages/en/screens/overwritten.ts'
import { LifeDateWords } from '../LifeDateWords.tsx'
import styles from './OverwrittenWords.module.css'

interface Props {
  overwritten: readonly Overwritten[]
  showToast: ReturnType<typeof useToast>
}

/** Must be the same object at every render. */
const messages = { conflict, overwritten: words }

/** The words themselves; their messages are loaded with them. */
export function OverwrittenWords(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Words {...props} />
    </MessagesProvider>
  )
}

function Words({ overwritten, showToast }: Props) {
  const t = useTranslations('overwritten')
  const parts = useTranslations('conflict.parts')

  function bringBack(one: Overwritten) {
    const before = draftStore.state.getState().draft
    draftStore.dropOverwritten(one)
    draftStore.update(putBack(one), { typing: true })
    draftStore.flush()
    showToast({
      message: t('done'),
      onUndo: () => {
        draftStore.update(takeBack(one, before))
        draftStore.keepOverwritten(one)
      },
    })
    // The pressed button is gone.
    focusHeading()
  }

  function letGo(one: Overwritten) {
    draftStore.dropOverwritten(one)
    focusHeading()
  }

  return (
    <div role="status">
      <Notice title={t('title')}>
        <p>{t('body')}</p>
        <ul className={styles.all}>
          {overwritten.map((one) => {
            const part = parts(partOf(one))
            return (
              <li key={`${one.place} ${one.words}`}>
                <p className={styles.part}>{part}</p>
                <p className={styles.words} dir="auto">
                  <Written {...one} />
                </p>
                <p className={styles.actions}>
                  <Button
                    icon={Undo2}
                    aria-label={t('putBackNamed', { part })}
                    onPress={() => bringBack(one)}
                  >
                    {t('putBack')}
                  </Button>
                  <Button look="link" aria-label={t('dropNamed', { part })} onPress={() => letGo(one)}>
                    {t('drop')}
                  </Button>
                </p>
              </li>
            )
          })}
        </ul>
      </Notice>
    </div>
  )
}

/** The words as they read: dates are not shown in the form in which they are stored. */
function Written({ place, words }: Overwritten) {
  if (place === 'birthDate' || place === 'deathDate') return <LifeDateWords text={words} />
  return place === 'memorialDate' ? formatMemorialDate(words) : words
}
