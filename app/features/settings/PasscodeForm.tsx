import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { passcode } from '#contract/limits.ts'

interface Props {
  /** A passcode is already stored. */
  isSet: boolean
  /** Visitors are asked for it. */
  isOn: boolean
  /** It was stored before, and asking for it was just turned on again. */
  isReused: boolean
  /** Returns null, or an error message. */
  onSave: (word: string) => Promise<string | null>
  onTyped: (isTyped: boolean) => void
}

/** Sets the passcode. It is shown while it is typed, since the host passes it on. */
export function PasscodeForm({ isSet, isOn, isReused, onSave, onTyped }: Props) {
  const t = useTranslations('safety.word')
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const word = text.trim()

  function standing() {
    if (word !== '') return 'typed'
    return isOn ? 'isSet' : 'notYet'
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setSaved(null)
    if ([...word].length < passcode.min) {
      setError(t('short', { min: passcode.min }))
    } else {
      setPending(true)
      const problem = await onSave(word)
      setPending(false)
      setError(problem)
      if (problem === null) {
        setSaved(word)
        setText('')
      }
    }
    field.current?.focus()
  }

  return (
    <form className="stack" noValidate onSubmit={save}>
      {isOn && isReused && (
        <Notice kind="success" title={t('reused')}>
          {t('reusedHelp')}
        </Notice>
      )}
      <TextField
        ref={field}
        label={t(isSet ? 'labelNew' : 'label')}
        help={t('help', { min: passcode.min })}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={passcode.max}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onTyped(event.currentTarget.value !== '')
          setError(null)
        }}
      />
      {saved !== null && word === '' ? (
        <Notice kind="success" title={t('saved', { word: saved })}>
          {t('isSet')}
        </Notice>
      ) : (
        <p className="quiet small">{t(standing())}</p>
      )}
      <p>
        <Button type="submit" busy={pending} busyWord="saving">
          {t('save')}
        </Button>
      </p>
    </form>
  )
}
