import { useEffect, useState } from 'react'
import { intlLocale } from '#app/messages/current-locale.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { responses } from '#contract/limits.ts'
import type { NotSent, ThanksLine } from '#contract/thanks.ts'
import { noteGroups } from './group-notes.ts'
import type { Shared } from './shared.ts'
import styles from './Thanks.module.css'
import { useAttempt } from './use-attempt.ts'
import { useSays } from './use-says.ts'

interface Props extends Shared {
  open: boolean
  lines: readonly ThanksLine[]
  /** `isDone`: all notes are on their way. */
  onClose: (isDone: boolean) => void
}

/** A note to several people: the same words, in each language that they read, each with a greeting by name. */
export function SeveralDialog({
  open,
  lines,
  onClose,
  thanks,
  kept,
  keep,
  signature,
  redirectOnAuthError,
}: Props) {
  const t = useTranslations('thanks.several')
  const note = useTranslations('thanks.note')
  const notSent = useTranslations('thanks.notSent')
  const says = useSays()
  const showToast = useToast()
  const { error, clear, attempt } = useAttempt(redirectOnAuthError)
  const [skipped, setSkipped] = useState<{ name: string; reason: NotSent }[]>([])
  const [isEmpty, setIsEmpty] = useState(false)
  const groups = noteGroups(lines, thanks.loaded?.proposals ?? {})
  const count = groups.reduce((sum, group) => sum + group.lines.length, 0)
  const [first] = groups.flatMap((group) => group.lines)
  const wordsOf = (language: string, proposal: string) =>
    kept.several[language] ?? [proposal, signature].filter(Boolean).join('\n\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew each time it is opened
  useEffect(() => {
    clear()
    setSkipped([])
    setIsEmpty(false)
  }, [open])

  async function send() {
    const notes = groups.map(({ language, proposal, lines: own }) => ({
      lineUuids: own.map(({ uuid }) => uuid),
      words: wordsOf(language, proposal),
      greets: true,
    }))
    setIsEmpty(notes.some(({ words }) => words.trim() === ''))
    if (notes.some(({ words }) => words.trim() === '')) return
    await attempt(async () => {
      const names = new Map(lines.map((line) => [line.uuid, says.nameOf(line)]))
      const left = await thanks.send(notes)
      showToast({ message: t('sent', { count: count - left.length }) })
      if (left.length === 0) {
        keep((now) => ({ ...now, several: {} }))
        return onClose(true)
      }
      setSkipped(left.map(({ lineUuid, reason }) => ({ name: names.get(lineUuid) ?? '', reason })))
    })
  }

  return (
    <Dialog
      open={open}
      onClose={() => onClose(false)}
      title={t('title')}
      width="wide"
      onSubmit={() => void send()}
      actions={
        <>
          <Button onPress={() => onClose(false)}>{t('cancel')}</Button>
          {count > 0 && (
            <Button look="primary" busyLabel={note('sending')} onPress={send}>
              {t('send', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p className="quiet">
          {first ? t('intro', { count, greeting: first.greeting }) : t('nobody')}{' '}
          {first && lines.length > count && t('without', { count: lines.length - count })}
        </p>
        {groups.map(({ language, proposal, lines: own }) => (
          <TextArea
            key={language}
            label={
              groups.length > 1
                ? t('labelIn', { count: own.length, language: languageName(language) })
                : t('label')
            }
            lang={language}
            count={responses.thanksMax}
            value={wordsOf(language, proposal)}
            error={isEmpty && wordsOf(language, proposal).trim() === '' ? note('empty') : null}
            onChange={(event) => {
              const words = event.currentTarget.value
              keep((now) => ({ ...now, several: { ...now.several, [language]: words } }))
            }}
          />
        ))}
        {error && <FieldError>{error.message}</FieldError>}
        {skipped.length > 0 && (
          <Notice kind="error" title={t('skipped', { count: skipped.length })} isAnswer>
            <ul>
              {skipped.map(({ name, reason }) => (
                <li key={`${name} ${reason}`}>{notSent(reason, { name })}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** What a language is called in the reader's own. */
const languageName = (language: string): string =>
  new Intl.DisplayNames(intlLocale(), { type: 'language' }).of(language) ?? language
