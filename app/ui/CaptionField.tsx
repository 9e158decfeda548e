import { type ComponentProps, useId, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './CaptionField.module.css'
import { FieldError } from './Field.tsx'
import { useAutoGrow } from './use-auto-grow.ts'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children' | 'ref' | 'rows'> & {
  /** For screen readers only: the line under the photo is label enough visually. */
  label: string
}

/**
 * A field for a caption under a print; it grows with its text. Give it a `placeholder` such as 'Write a caption'. One that was
 * brought from elsewhere may be longer than `maxLength`: it stands in full, to be shortened.
 */
export function CaptionField({ label, ...rest }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  useAutoGrow(area, rest.value === undefined ? undefined : String(rest.value))
  const t = useTranslations('common.count')
  const errorId = useId()
  const { maxLength: limit = Number.POSITIVE_INFINITY } = rest
  const problem =
    String(rest.value ?? '').length > limit ? { 'aria-invalid': true, 'aria-describedby': errorId } : null
  return (
    <>
      <textarea
        dir="auto"
        {...rest}
        {...problem}
        ref={area}
        className={styles.caption}
        rows={1}
        aria-label={label}
      />
      {problem && <FieldError id={errorId}>{t('tooLong', { limit })}</FieldError>}
    </>
  )
}
