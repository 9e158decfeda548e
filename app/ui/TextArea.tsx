import { type ComponentProps, type InputEvent, useImperativeHandle, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from './classes.ts'
import { Field, type FieldWords } from './Field.tsx'
import input from './input.module.css'
import styles from './TextArea.module.css'
import { useAutoGrow } from './use-auto-grow.ts'

type Props = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children' | 'maxLength'> & {
    /** `words` is for text that appears on the memorial (serif, on paper); `plain` for everything else. */
    look?: 'words' | 'plain'
    /** Maximum length; shows a counter, `0 / 500`. */
    count?: number | undefined
  }

/** A field for several lines that grows with its text. Works with `value` or `defaultValue`. */
export function TextArea(props: Props) {
  const { label, help, error, optional, hideLabel, id, look = 'words', count, ref, onInput, ...rest } = props
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  const words = props.value === undefined ? typed : String(props.value)
  const area = useRef<HTMLTextAreaElement>(null)
  useAutoGrow(area, words)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, [])

  function handleInput(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value)
    onInput?.(event)
  }

  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(wiring) => (
        <>
          <textarea
            dir="auto"
            placeholder=" "
            {...rest}
            {...wiring}
            ref={area}
            className={classes(input.input, styles.area, look === 'words' && styles.words)}
            maxLength={count}
            onInput={handleInput}
          />
          {count !== undefined && <Count of={words.length} limit={count} />}
        </>
      )}
    </Field>
  )
}

/** The counter; announced to screen readers only near the limit, so that it does not interrupt. */
function Count({ of: count, limit }: { of: number; limit: number }) {
  const t = useTranslations('common.count')
  const left = limit - count
  return (
    <p className={`note tabular ${styles.count}`}>
      <span aria-hidden="true">{t('ofLimit', { count, limit })}</span>
      <span className="visually-hidden" role="status">
        {left <= 20 && t('left', { left })}
      </span>
    </p>
  )
}
